import type { SeasonChangeState } from '@cablepark/contract/season/season.schema';
import type { SeasonCounts } from '@cablepark/contract/season/season-kinds';
import type { Season } from '@cablepark/domain/season/season.schema';
import type { SeasonReach, SeasonStep } from '@cablepark/domain/season/season-steps';
import type { Selectable } from 'kysely';
import type { Db, Store } from '../../../db/store.ts';
import type { SeasonChangeTable } from '../../../db/tables/season-tables.ts';

export interface SeasonChange {
  id: number;
  createdAtMs: number;
  createdBy: string;
  state: SeasonChangeState;
  before: Season;
  after: Season;
  refill: boolean;
  cursor: number;
  steps: number;
  reach: SeasonReach;
  undo: SeasonUndo | null;
  expected: SeasonCounts;
  counts: SeasonCounts;
}

export interface SeasonUndo {
  by: string;
  /** Days that the changed plan released after the change; the undo clears them first. */
  tail: SeasonStep[];
}

export async function findChange(db: Db, id: number): Promise<SeasonChange | null> {
  const row = await db.selectFrom('season_change').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toChange(row) : null;
}

export async function findLastChange(db: Db): Promise<SeasonChange | null> {
  const row = await db
    .selectFrom('season_change')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toChange(row) : null;
}

/** The change in progress, applied or undone, if any. */
export async function findActive(db: Db): Promise<{ id: number; touchedAtMs: number } | null> {
  const row = await db
    .selectFrom('season_change')
    .select(['id', 'touched_at as touchedAtMs'])
    .where('state', 'in', ['applying', 'undoing'])
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks a change until the transaction ends, so that only one process does the next step. */
export async function lockChange(db: Db, engine: Store['engine'], id: number): Promise<SeasonChange | null> {
  const row = await db
    .selectFrom('season_change')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row ? toChange(row) : null;
}

type NewChange = Pick<SeasonChange, 'createdBy' | 'before' | 'after' | 'refill' | 'steps' | 'reach'> &
  Pick<SeasonChange, 'expected' | 'counts'>;

export async function insertChange(db: Db, change: NewChange, nowMs: number): Promise<SeasonChange> {
  const row = await db
    .insertInto('season_change')
    .values({
      created_at: nowMs,
      created_by: change.createdBy,
      touched_at: nowMs,
      state: 'applying',
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
      refill: change.refill ? 1 : 0,
      steps: change.steps,
      reach: JSON.stringify(change.reach),
      expected: JSON.stringify(change.expected),
      counts: JSON.stringify(change.counts),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toChange(row);
}

/** Advances if the change is still at the given step. @returns whether it was */
export async function advanceChange(
  db: Db,
  { id, state, cursor }: Pick<SeasonChange, 'id' | 'state' | 'cursor'>,
  next: Partial<Pick<SeasonChange, 'state' | 'cursor' | 'steps' | 'undo' | 'expected' | 'counts'>>,
  nowMs: number,
): Promise<boolean> {
  const { undo, expected, counts, ...plain } = next;
  const { numUpdatedRows } = await db
    .updateTable('season_change')
    .set({
      ...plain,
      touched_at: nowMs,
      ...(undo === undefined ? {} : { undo: JSON.stringify(undo) }),
      ...(expected === undefined ? {} : { expected: JSON.stringify(expected) }),
      ...(counts === undefined ? {} : { counts: JSON.stringify(counts) }),
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('cursor', '=', cursor)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function toChange(row: Selectable<SeasonChangeTable>): SeasonChange {
  return {
    id: row.id,
    createdAtMs: row.created_at,
    createdBy: row.created_by,
    state: row.state,
    before: JSON.parse(row.before) as Season,
    after: JSON.parse(row.after) as Season,
    refill: row.refill === 1,
    cursor: row.cursor,
    steps: row.steps,
    reach: JSON.parse(row.reach) as SeasonReach,
    undo: row.undo === null ? null : (JSON.parse(row.undo) as SeasonUndo),
    expected: JSON.parse(row.expected) as SeasonCounts,
    counts: JSON.parse(row.counts) as SeasonCounts,
  };
}
