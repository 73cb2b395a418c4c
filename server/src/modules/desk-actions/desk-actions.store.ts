import { type DeskActionKind, type DoneAction, type RideState } from '@cablepark/domain/desk/desk-actions';
import type { Selectable } from 'kysely';
import type { Db, Store } from '../../db/store.ts';
import type { DeskActionTable } from '../../db/tables/desk-tables.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';

/** A ride as an action found and left it. */
export interface ActionRide {
  booking: number;
  before: RideState;
  after: RideState;
}

/** What the column `data` has of rides: the first one, and all where there are several. */
interface RideData extends Omit<ActionRide, 'booking'> {
  rides?: ActionRide[];
  bill?: string | null;
}
interface PassData {
  /** Null where anybody with the code may claim it. */
  owner: string | null;
}

interface StoredAction extends DoneAction {
  id: number;
}

/** An action on a ride, or on several rides as one. */
export interface RideAction extends StoredAction {
  kind: Exclude<DeskActionKind, 'pass'>;
  rides: [ActionRide, ...ActionRide[]];
  /** The id of the bill that the desk took; null for all else. */
  bill: string | null;
}

/** The sale of a pass. */
export interface PassAction extends StoredAction, PassData {
  kind: 'pass';
  pass: number;
}

export type DeskAction = RideAction | PassAction;

/** A ride action without a ride is none. */
export type NewDeskAction =
  | Pick<PassAction, 'kind' | 'pass' | 'owner'>
  | { kind: RideAction['kind']; rides: readonly ActionRide[]; bill?: string | null };

/** Writes what the desk did, in the transaction of the action, so that the desk can take it back. */
export async function writeDeskAction(
  { db, actor, now }: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  action: NewDeskAction,
): Promise<void> {
  const facts = action.kind === 'pass' ? passFacts(action) : rideFacts(action);
  if (facts === null) return;
  await db
    .insertInto('desk_action')
    .values({ created_at: now.epochMilliseconds, created_by: actor.id, kind: action.kind, ...facts })
    .execute();
}

function passFacts({ pass, owner }: Pick<PassAction, 'pass' | 'owner'>) {
  return { booking_id: null, pass_id: pass, data: JSON.stringify({ owner } satisfies PassData) };
}

function rideFacts({ rides, bill }: { rides: readonly ActionRide[]; bill?: string | null }) {
  const [first] = rides;
  if (!first) return null;
  const { booking, before, after } = first;
  const data = { before, after, ...(rides.length > 1 && { rides }), ...(bill && { bill }) };
  return { booking_id: booking, pass_id: null, data: JSON.stringify(data) };
}

export async function findDeskAction(db: Db, id: number): Promise<DeskAction | null> {
  return readAction(await db.selectFrom('desk_action').selectAll().where('id', '=', id).executeTakeFirst());
}

/** The action, locked until the transaction ends, before all other rows (`db/locks.ts`): nobody else takes it back meanwhile. */
export async function lockDeskAction(
  db: Db,
  engine: Store['engine'],
  id: number,
): Promise<DeskAction | null> {
  const locked = db
    .selectFrom('desk_action')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate());
  return readAction(await locked.executeTakeFirst());
}

/** Of an action that is locked. */
export async function markUndone(
  { db, actor, now }: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  id: number,
): Promise<void> {
  await db
    .updateTable('desk_action')
    .set({ undone_at: now.epochMilliseconds, undone_by: actor.id })
    .where('id', '=', id)
    .execute();
}

function readAction(row: Selectable<DeskActionTable> | undefined): DeskAction | null {
  if (!row) return null;
  const { id, kind, created_by: by, booking_id: booking, pass_id: pass } = row;
  const done = {
    id,
    by,
    at: Temporal.Instant.fromEpochMilliseconds(row.created_at),
    isUndone: row.undone_at !== null,
  };
  if (kind === 'pass')
    return pass === null ? null : { ...done, kind, pass, ...(JSON.parse(row.data) as PassData) };
  if (booking === null) return null;
  const { before, after, rides = [], bill = null } = JSON.parse(row.data) as RideData;
  const [first = { booking, before, after }, ...others] = rides;
  return { ...done, kind, rides: [first, ...others], bill };
}
