import { type DeskActionKind, type DoneAction, type RideState } from '@cablepark/domain/desk/desk-actions';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import type { Selectable } from 'kysely';
import type { Db, Store } from '../../db/store.ts';
import type { DeskActionTable } from '../../db/tables/desk-tables.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';

/** A ride before and after an action. */
export interface ActionRide {
  booking: number;
  before: RideState;
  after: RideState;
}

/** The bills that a correction of the rider changed, besides the rides. */
interface ChangedBills {
  /** The bills with a new payer. Actions of earlier versions lack them. */
  bills?: readonly string[];
}

/** The rides in the column `data`: the first one, and all of them if there are several. */
interface RideData extends Omit<ActionRide, 'booking'>, ChangedBills {
  rides?: ActionRide[];
}
/** Data of a bill. Older actions sold no passes, and always had a ride. */
interface BillData extends Partial<RideData> {
  bill?: string;
  passes?: SoldPass[];
}
/** Data of a correction of the method of a bill without rides. */
type BillMethodData = Pick<BillMethodAction, 'bill' | 'former' | 'method'>;
interface PassData {
  /** Null if anybody with the code may claim the pass. */
  owner: string | null;
}
/** A pass that the desk sold. */
interface SoldPass extends PassData {
  pass: number;
}

interface StoredAction extends DoneAction {
  id: number;
}

/** An action on a ride, or on several rides as one. */
export interface RideAction extends StoredAction, ChangedBills {
  kind: Exclude<DeskActionKind, 'pass' | 'bill'>;
  rides: [ActionRide, ...ActionRide[]];
}

/** A bill that the desk took: its rides, the passes that it sold, and items of the price list. */
export interface BillAction extends StoredAction {
  kind: 'bill';
  rides: ActionRide[];
  passes: SoldPass[];
  /** Null if no money was taken. */
  bill: string | null;
}

/** The correction of the method of a bill without rides. */
export interface BillMethodAction extends StoredAction {
  kind: 'method';
  rides: readonly [];
  bill: string;
  former: SaleMethod;
  method: SaleMethod;
}

/** The sale of a pass. */
export interface PassAction extends StoredAction, SoldPass {
  kind: 'pass';
}

export type DeskAction = RideAction | BillMethodAction | BillAction | PassAction;

/** Requires at least one ride for an action on rides. */
export type NewDeskAction =
  | Pick<PassAction, 'kind' | 'pass' | 'owner'>
  | Pick<BillAction, 'kind' | 'rides' | 'passes' | 'bill'>
  | Pick<BillMethodAction, 'kind' | 'rides' | 'bill' | 'former' | 'method'>
  | (Pick<RideAction, 'kind' | 'bills'> & { rides: readonly ActionRide[] });

/** Writes what the desk did, in the transaction of the action, so that the desk can undo it. */
export async function writeDeskAction(
  { db, actor, now }: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  action: NewDeskAction,
): Promise<void> {
  const facts = factsOf(action);
  if (facts === null) return;
  await db
    .insertInto('desk_action')
    .values({ created_at: now.epochMilliseconds, created_by: actor.id, kind: action.kind, ...facts })
    .execute();
}

function factsOf(action: NewDeskAction) {
  if (action.kind === 'pass') {
    const data: PassData = { owner: action.owner };
    return { booking_id: null, pass_id: action.pass, data: JSON.stringify(data) };
  }
  if ('former' in action) {
    const { bill, former, method } = action;
    const data: BillMethodData = { bill, former, method };
    return { booking_id: null, pass_id: null, data: JSON.stringify(data) };
  }
  const [first] = action.rides;
  const ofRides = first && rideData(first, action.rides);
  if (action.kind !== 'bill') {
    const { bills } = action;
    const data = JSON.stringify({ ...ofRides, ...(bills && { bills }) });
    return first ? { booking_id: first.booking, pass_id: null, data } : null;
  }
  const { passes, bill } = action;
  const data: BillData = { ...ofRides, ...(passes.length > 0 && { passes }), ...(bill !== null && { bill }) };
  const pass_id = first ? null : (passes[0]?.pass ?? null);
  return { booking_id: first?.booking ?? null, pass_id, data: JSON.stringify(data) };
}

function rideData({ before, after }: ActionRide, rides: readonly ActionRide[]): RideData {
  return { before, after, ...(rides.length > 1 && { rides: [...rides] }) };
}

export async function findDeskAction(db: Db, id: number): Promise<DeskAction | null> {
  return readAction(await db.selectFrom('desk_action').selectAll().where('id', '=', id).executeTakeFirst());
}

/** Locks an action until the transaction ends, before all other rows (`db/locks.ts`), so that nobody else undoes it meanwhile. */
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

/** Requires that the action is locked. */
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
  if (kind === 'bill') {
    const { bill = null, passes = [], ...data } = JSON.parse(row.data) as BillData;
    return { ...done, kind, bill, passes, rides: ridesOf(booking, data) };
  }
  const data = JSON.parse(row.data) as RideData | BillMethodData;
  if ('former' in data) return { ...done, kind: 'method', rides: [], ...data };
  const [first, ...others] = ridesOf(booking, data);
  const { bills } = data;
  return first ? { ...done, kind, rides: [first, ...others], ...(bills && { bills }) } : null;
}

function ridesOf(booking: number | null, { before, after, rides }: Partial<RideData>): ActionRide[] {
  if (rides) return rides;
  return booking !== null && before && after ? [{ booking, before, after }] : [];
}
