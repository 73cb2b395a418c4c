import type { Selectable } from 'kysely';
import type { Db, Store } from '../../../db/store.ts';
import type { StopSlotTable, StopTable } from '../../../db/tables/desk-tables.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import type { SlotTableRow } from '../../slots/rows/index.ts';

export type StoredStop = Selectable<StopTable>;
export type StoredStopSlot = Selectable<StopSlotTable>;

/** A track of a new stop, and when it is ready for its next ride. */
export interface StoppedTrack {
  track: number;
  freeAt: Temporal.Instant;
}

/** A slot of a new stop; `to` is null for a dropped one. */
export interface StoppedSlot {
  slot: SlotTableRow;
  to: Temporal.Instant | null;
}

/** SQLite takes some 32,000 parameters a statement. */
const rowsPerStatement = 1_000;

/** @returns its id */
export async function insertStop(
  { db, actor, now }: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  {
    minutes,
    tracks,
    slots,
    events,
  }: { minutes: number; tracks: readonly StoppedTrack[]; slots: readonly StoppedSlot[]; events: string },
): Promise<number> {
  const { id } = await db
    .insertInto('stop')
    .values({ minutes, events, created_at: now.epochMilliseconds, created_by: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('stop_track')
    .values(
      tracks.map(({ track, freeAt }) => ({
        stop_id: id,
        asset_id: track,
        free_at: freeAt.epochMilliseconds,
      })),
    )
    .execute();
  const rows = slots.map(({ slot, to }) => ({
    stop_id: id,
    slot_id: slot.id,
    booking_id: slot.booking_id,
    from_at: slot.start_at,
    to_at: to?.epochMilliseconds ?? null,
    // Omit the rider: undo recreates only free slots from it.
    slot: JSON.stringify({ ...slot, booked_by: null, booking_id: null, reserved_until: null }),
  }));
  for (let at = 0; at < rows.length; at += rowsPerStatement)
    await db
      .insertInto('stop_slot')
      .values(rows.slice(at, at + rowsPerStatement))
      .execute();
  return id;
}

/** What the day's earlier stops have done. */
export interface EarlierStops {
  /** When the last stop of each track ends. */
  freeAt: Map<number, Temporal.Instant>;
  /** The stops of these tracks that are not undone, and the newest stop of all. */
  counting: number[];
  newest: number | null;
}

/** The stops of these tracks since then. */
export async function findEarlierStops(
  db: Db,
  tracks: readonly number[],
  since: Temporal.Instant,
): Promise<EarlierStops> {
  const rows = await db
    .selectFrom('stop_track')
    .innerJoin('stop', 'stop.id', 'stop_track.stop_id')
    .select(['stop.id', 'stop.undone_at', 'stop_track.asset_id', 'stop_track.free_at'])
    .where('stop.created_at', '>=', since.epochMilliseconds)
    .where('stop_track.asset_id', 'in', [...tracks])
    .orderBy('stop.id')
    .execute();
  const freeAt = new Map<number, Temporal.Instant>();
  const countingRows = rows.filter((row) => row.undone_at === null);
  for (const row of countingRows)
    freeAt.set(row.asset_id, Temporal.Instant.fromEpochMilliseconds(row.free_at));
  return { freeAt, counting: countingRows.map(({ id }) => id), newest: rows.at(-1)?.id ?? null };
}

/** Locks a stop until the transaction ends, before all other rows (`db/locks.ts`). */
export async function lockStop(db: Db, engine: Store['engine'], id: number): Promise<StoredStop | null> {
  const row = await db
    .selectFrom('stop')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** Of a stop that is locked. */
export async function markStopUndone(
  { db, actor, now }: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  id: number,
): Promise<void> {
  await db
    .updateTable('stop')
    .set({ undone_at: now.epochMilliseconds, undone_by: actor.id })
    .where('id', '=', id)
    .execute();
}

export async function findTracksOf(db: Db, stop: number): Promise<number[]> {
  const rows = await db.selectFrom('stop_track').select('asset_id').where('stop_id', '=', stop).execute();
  return rows.map((row) => row.asset_id);
}

/** The slots that a stop moved or dropped. */
export async function findSlotsOf(db: Db, stop: number): Promise<StoredStopSlot[]> {
  return await db.selectFrom('stop_slot').selectAll().where('stop_id', '=', stop).orderBy('id').execute();
}

/** The row of a slot before the stop. */
export function slotBefore({ slot }: Pick<StoredStopSlot, 'slot'>): SlotTableRow {
  return JSON.parse(slot) as SlotTableRow;
}
