import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Store } from '../../../db/store.ts';
import type { Tables } from '../../../db/tables.ts';

type Engine = Store['engine'];

interface Place {
  table: keyof Tables;
  column: string;
  /** A change of these columns after the merge prevents its undo. */
  marks: readonly string[];
}

/**
 * Every column with a guest's id, in locking order. Other columns with accounts need a log-in, or belong to a log.
 * A test compares this list with `tableList`.
 */
export const mergedPlaces: readonly Place[] = [
  { table: 'enquiry', column: 'account_id', marks: ['state', 'offer', 'offered_until', 'answered_at'] },
  { table: 'bill', column: 'account_id', marks: ['state'] },
  { table: 'pass', column: 'account_id', marks: ['balance', 'ends_at', 'voided_at', 'code'] },
  { table: 'pass_member', column: 'account_id', marks: [] },
  { table: 'slot', column: 'booked_by', marks: ['booking_id', 'start_at', 'price_cents'] },
  {
    table: 'booking',
    column: 'account_id',
    marks: ['state', 'slot_id', 'payment_id', 'moves', 'held_until', 'arrived_at', 'ended_at'],
  },
  { table: 'booking', column: 'made_by', marks: [] },
  { table: 'booking', column: 'ended_by', marks: [] },
  { table: 'party', column: 'account_id', marks: [] },
  { table: 'booking_history', column: 'user_id', marks: [] },
  { table: 'booking_history', column: 'actor_id', marks: [] },
  { table: 'rider_note', column: 'account_id', marks: [] },
];

/** The ids of the rows that moved, by `table.column`. */
export type MovedRows = Readonly<Record<string, Ids>>;

const nameOf = ({ table, column }: Place) => `${table}.${column}`;

/** Locks the enquiries of a guest, which come before accounts (`db/locks.ts`). */
export async function lockEnquiriesOf(db: Db, engine: Engine, account: string): Promise<void> {
  if (engine !== 'postgres') return;
  await db
    .selectFrom('enquiry')
    .select('id')
    .where('account_id', '=', account)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Two accounts, both locked. */
interface Move {
  from: string;
  to: string;
}

type Ids = readonly (number | string)[];

/** Gives all rows of one account to another. */
export async function moveRows(db: Db, engine: Engine, move: Move): Promise<MovedRows> {
  const rowIds: Record<string, Ids> = {};
  for (const place of mergedPlaces) {
    const { rows } = await sql<{ id: number | string }>`
      select id from ${sql.table(place.table)} where ${sql.ref(place.column)} = ${move.from} order by id ${lockClause(engine)}`.execute(
      db,
    );
    if (rows.length > 0) rowIds[nameOf(place)] = rows.map(({ id }) => id);
  }
  await setColumns(db, rowIds, move);
  return rowIds;
}

/** Locks the rows that a merge moved, so that their mark can be compared. */
export async function lockMoved(db: Db, engine: Engine, rowIds: MovedRows): Promise<void> {
  if (engine !== 'postgres') return;
  for (const place of mergedPlaces) {
    const ids = rowIds[nameOf(place)];
    if (ids === undefined) continue;
    await sql`
      select id from ${sql.table(place.table)} where id in (${sql.join(ids)}) order by id for update`.execute(
      db,
    );
  }
}

/** Moves the rows back. @returns whether all of them still belonged to the other account */
export async function moveRowsBack(db: Db, rowIds: MovedRows, move: Move): Promise<boolean> {
  return await setColumns(db, rowIds, move);
}

/** A foreign key ties a slot to its booking and rider together, so the slot drops both while they change. */
async function setColumns(db: Db, rowIds: MovedRows, { from, to }: Move): Promise<boolean> {
  const slots = (rowIds['slot.booked_by'] ?? []).map(Number);
  const riddenSlots =
    slots.length === 0
      ? []
      : await db
          .selectFrom('slot')
          .select(['id', 'booking_id'])
          .where('id', 'in', slots)
          .where('booked_by', '=', from)
          .execute();
  if (riddenSlots.length < slots.length) return false;
  const free = { booked_by: null, booking_id: null };
  if (slots.length > 0) await db.updateTable('slot').set(free).where('id', 'in', slots).execute();
  for (const place of mergedPlaces) {
    const ids = rowIds[nameOf(place)];
    if (ids === undefined || place.table === 'slot') continue;
    const column = sql.ref(place.column);
    const { numAffectedRows } = await sql`
      update ${sql.table(place.table)} set ${column} = ${to}
      where id in (${sql.join(ids)}) and ${column} = ${from}`.execute(db);
    if (Number(numAffectedRows) < ids.length) return false;
  }
  for (const { id, booking_id } of riddenSlots)
    await db.updateTable('slot').set({ booked_by: to, booking_id }).where('id', '=', id).execute();
  return true;
}

function lockClause(engine: Engine) {
  return engine === 'postgres' ? sql`for update` : sql``;
}

/** A hash of the moved rows and of what refers to them. Any new action on them changes it. */
export async function markOf(db: Db, rowIds: MovedRows): Promise<string> {
  const hash = createHash('sha256');
  for (const place of mergedPlaces) {
    const ids = rowIds[nameOf(place)];
    if (ids === undefined) continue;
    const columns = sql.join(['id', place.column, ...place.marks].map((name) => sql.ref(name)));
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(place.table)} where id in (${sql.join(ids)}) order by id`.execute(
      db,
    );
    for (const row of rows) hash.update(JSON.stringify(Object.values(row).map(String)));
  }
  hash.update(JSON.stringify(await followersOf(db, rowIds)));
  // Add only non-empty lists, so that hashes of earlier merges stay the same.
  for (const added of [await ridesAdded(db, rowIds), await passesShared(db, rowIds)])
    if (added.length > 0) hash.update(JSON.stringify(added));
  return hash.digest('hex');
}

/** Rides of the moved parties that did not move: they are newer than the merge, and belong to the other contact. */
async function ridesAdded(db: Db, rowIds: MovedRows): Promise<number[]> {
  const parties = (rowIds['party.account_id'] ?? []).map(Number);
  if (parties.length === 0) return [];
  const movedRides = new Set((rowIds['booking.account_id'] ?? []).map(Number));
  const rides = await db
    .selectFrom('booking')
    .select('id')
    .where('party_id', 'in', parties)
    .orderBy('id')
    .execute();
  return rides.map(({ id }) => id).filter((id) => !movedRides.has(id));
}

/** Moved passes that their owner shares by a link or with members. A guest cannot share one. */
async function passesShared(db: Db, rowIds: MovedRows): Promise<string[]> {
  const passes = (rowIds['pass.account_id'] ?? []).map(Number);
  if (passes.length === 0) return [];
  const rows = await db
    .selectFrom('pass')
    .leftJoin('pass_member', 'pass_member.pass_id', 'pass.id')
    .select(['pass.id', 'pass_member.account_id as member'])
    .where('pass.id', 'in', passes)
    .where((eb) => eb.or([eb('share_key', 'is not', null), eb('pass_member.id', 'is not', null)]))
    .orderBy('pass.id')
    .orderBy('pass_member.id')
    .execute();
  return rows.map(({ id, member }) => `${id} ${member}`);
}

/** The newest no-shows and entries of passes and the cash book that refer to the moved rows. */
async function followersOf(db: Db, rowIds: MovedRows): Promise<string[]> {
  const ids = (name: string) => sql.join(rowIds[name] ?? [0]);
  const bookings = ids('booking.account_id');
  const { rows } = await sql<Record<string, unknown>>`
    select (select max(id) from no_show where booking_id in (${bookings})) as no_shows,
      (select max(id) from pass_entry where pass_id in (${ids('pass.account_id')})) as entries,
      (select max(cash_entry.id) from cash_entry join booking on booking.payment_id = cash_entry.payment_id
        where booking.id in (${bookings})) as money`.execute(db);
  return rows.flatMap((row) => Object.values(row).map(String));
}
