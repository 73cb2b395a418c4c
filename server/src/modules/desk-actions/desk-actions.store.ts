import { type DeskActionKind, type DoneAction, type RideState } from '@cablepark/domain/desk/desk-actions';
import type { Selectable } from 'kysely';
import type { Db, Store } from '../../db/store.ts';
import type { DeskActionTable } from '../../db/tables/desk-tables.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';

/** What the column `data` has: of a ride, or of a pass. */
interface RideData {
  before: RideState;
  after: RideState;
}
interface PassData {
  /** Null where anybody with the code may claim it. */
  owner: string | null;
}

/** Of a party's booking, a bill, or moves together; `before` and `after` are those of the first ride. */
interface GroupData extends RideData {
  rides: { booking: number; before: RideState; after: RideState }[];
  /** The bill's id; null for all else. */
  bill: string | null;
}

interface StoredAction extends DoneAction {
  id: number;
}

/** An action on a ride, with the ride as it found and left it. */
export interface RideAction extends StoredAction, RideData {
  kind: Exclude<DeskActionKind, 'pass' | GroupKind>;
  booking: number;
}

const groupKinds = ['party', 'bill', 'moves'] as const;
type GroupKind = (typeof groupKinds)[number];

/** An action on several rides. */
export interface GroupAction extends StoredAction, GroupData {
  kind: GroupKind;
  /** Of the first ride. */
  booking: number;
}

/** The sale of a pass. */
export interface PassAction extends StoredAction, PassData {
  kind: 'pass';
  pass: number;
}

export type DeskAction = RideAction | GroupAction | PassAction;

type New<Action> = Omit<Action, keyof StoredAction>;
export type NewDeskAction = New<RideAction> | New<GroupAction> | New<PassAction>;

/** Writes what the desk did, in the transaction of the action, so that the desk can take it back. */
export async function writeDeskAction(
  { db, actor, now }: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  action: NewDeskAction,
): Promise<void> {
  await db
    .insertInto('desk_action')
    .values({
      created_at: now.epochMilliseconds,
      created_by: actor.id,
      kind: action.kind,
      booking_id: action.kind === 'pass' ? null : action.booking,
      pass_id: action.kind === 'pass' ? action.pass : null,
      data: JSON.stringify(dataOf(action)),
    })
    .execute();
}

function dataOf(action: NewDeskAction): RideData | GroupData | PassData {
  if (action.kind === 'pass') return { owner: action.owner };
  const { before, after } = action;
  return 'rides' in action ? { before, after, rides: action.rides, bill: action.bill } : { before, after };
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
  if (isGroupKind(kind)) return { ...done, kind, booking, ...(JSON.parse(row.data) as GroupData) };
  return { ...done, kind, booking, ...(JSON.parse(row.data) as RideData) };
}

function isGroupKind(kind: DeskActionKind): kind is GroupKind {
  return groupKinds.some((each) => each === kind);
}
