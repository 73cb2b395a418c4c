import { PostgresAdapter, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../src/db/store.ts';
import type { SlotTable } from '../../src/db/tables/slot-tables.ts';
import { withoutTriggers } from '../../src/ops/triggers.ts';

// The only place where tests and benches write who holds a slot. No rule is asked, and no history is written.

interface Holding {
  /** Until when it waits to be paid, milliseconds; null where it is theirs without an end. */
  heldUntil?: number | null;
}

export interface HeldSlot extends Holding {
  slot: number;
  rider: string | null;
}

/** Gives these slots to a rider, with nothing of who held them before. Null frees them. */
export async function putRider(
  db: Db,
  slots: number | readonly number[] | 'all',
  rider: string | null,
  holding: Holding = {},
): Promise<void> {
  const ids = slots === 'all' ? await allSlots(db) : typeof slots === 'number' ? [slots] : slots;
  await putRiders(
    db,
    ids.map((slot) => ({ slot, rider, ...holding })),
  );
}

async function allSlots(db: Db): Promise<number[]> {
  return (await db.selectFrom('slot').select('id').execute()).map(({ id }) => id);
}

/** SQLite takes some 32,000 parameters a statement, three of them a row. */
const rowsPerStatement = 1000;

/** The same for many slots, each with its own rider: a few statements for a thousand of them. */
export async function putRiders(db: Db, rows: readonly HeldSlot[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const some = rows.slice(from, from + rowsPerStatement);
    await free(
      db,
      some.map(({ slot }) => slot),
    );
    const held = some.filter(({ rider }) => rider !== null);
    if (held.length > 0) await book(db, held);
  }
}

async function free(db: Db, slots: readonly number[]): Promise<void> {
  const those = sql.join(slots);
  await sql`update slot set booking_id = null, booked_by = null where id in (${those})`.execute(db);
  const living = sql`slot_id in (${those}) and state in ('held', 'booked')`;
  await changePayments(db, async (inside) => {
    await sql`update booking set payment_id = null where ${living} and payment_id is not null`.execute(
      inside,
    );
  });
  await sql`
    update booking set state = 'cancelled', hold_kind = null, held_until = null, ended_at = 0, end_reason = 'staff'
    where ${living}`.execute(db);
}

/** A booking gives up no payment that stands, which the database sees to. */
async function changePayments(db: Db, change: (inside: Db) => Promise<void>): Promise<void> {
  const paid = await db
    .selectFrom('booking')
    .select('id')
    .where('payment_id', 'is not', null)
    .executeTakeFirst();
  if (!paid) return change(db);
  const engine = db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
  const inTurn = async (inside: Db) => {
    const arm = await withoutTriggers(inside, engine, 'booking');
    await change(inside);
    await arm();
  };
  await (db.isTransaction ? inTurn(db) : db.transaction().execute(inTurn));
}

async function book(db: Db, rows: readonly HeldSlot[]): Promise<void> {
  const given = sql`(values ${sql.join(rows.map(valuesOf))})`;
  await sql`
    insert into booking (slot_id, account_id, state, hold_kind, held_until, start_at, minutes, asset_id, price_cents,
      first_slot_id, made_at, made_by, placed_at)
    select slot.id, given.column2, case when given.column3 is null then 'booked' else 'held' end,
      case when given.column3 is null then null else 'pay' end, given.column3, slot.start_at, slot.duration, slot.asset_id,
      slot.price_cents, slot.id, 0, given.column2, 0
    from ${given} as given join slot on slot.id = given.column1 order by slot.id`.execute(db);
  await sql`
    update slot set booking_id = booking.id, booked_by = booking.account_id from booking
    where booking.slot_id = slot.id and booking.state in ('held', 'booked')
      and slot.id in (${sql.join(rows.map(({ slot }) => slot))})`.execute(db);
}

/** The booking that stands on a slot, or was there last; one that is over and nobody's where there was none. */
export async function bookingOf(db: Db, slot: number): Promise<number> {
  const known = await db
    .selectFrom('booking')
    .select('id')
    .where('slot_id', '=', slot)
    .orderBy('ended_at', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (known) return known.id;
  const { rows } = await sql<{ id: number }>`
    insert into booking (slot_id, state, first_slot_id, start_at, minutes, asset_id, price_cents, ended_at, end_reason)
    select given.id, 'cancelled', given.id, slot.start_at, slot.duration, slot.asset_id, slot.price_cents, 0, 'unknown'
    from (select cast(${slot} as integer) as id) as given left join slot on slot.id = given.id
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Lets the bookings that stand name the payments for them that are not voided. */
export async function linkPayments(db: Db): Promise<void> {
  await sql`
    update booking set payment_id = (
      select max(payment.id) from payment
      where payment.booking_id = booking.id and not exists (
        select 1 from payment_void where payment_void.payment_id = payment.id))
    where state = 'booked' and payment_id is null`.execute(db);
}

function valuesOf({ slot, rider, heldUntil = null }: HeldSlot): RawBuilder<unknown> {
  return sql`(cast(${slot} as integer), cast(${rider} as text), cast(${heldUntil} as bigint))`;
}

/** Names another payment of a slot, or none; its rider stays. */
export async function putPayment(db: Db, slot: number, payment: number | null): Promise<void> {
  await sql`
    update booking set payment_id = ${payment}
    where slot_id = ${slot} and state in ('held', 'booked')`.execute(db);
}

/** Lets slots wait to be paid until then (milliseconds), or not any more; their rider stays. */
export async function putHold(
  db: Db,
  slots: number | readonly number[],
  heldUntil: number | null,
): Promise<void> {
  const ids = typeof slots === 'number' ? [slots] : slots;
  if (ids.length === 0) return;
  const hold_kind = heldUntil === null ? null : ('pay' as const);
  const state = heldUntil === null ? 'booked' : 'held';
  await db
    .updateTable('booking')
    .set({ state, hold_kind, held_until: heldUntil })
    .where('slot_id', 'in', ids)
    .where('state', 'in', ['held', 'booked'])
    .execute();
}

/** The row of a slot as it is where nobody holds it. */
export function freeRow<Row extends object>(row: Row) {
  return { ...row, booked_by: null, booking_id: null };
}

type SlotFacts = Partial<
  Pick<Selectable<SlotTable>, 'start_at' | 'end_at' | 'duration' | 'asset_id' | 'price_cents'>
>;

/** Makes other times, tracks or prices of slots, and of the bookings that stand on them. */
export async function putSlot(db: Db, slots: number | readonly number[], change: SlotFacts): Promise<void> {
  const ids = typeof slots === 'number' ? [slots] : slots;
  await db.updateTable('slot').set(change).where('id', 'in', ids).execute();
  await sql`
    update booking set start_at = slot.start_at, minutes = slot.duration, asset_id = slot.asset_id, price_cents = slot.price_cents
    from slot where slot.booking_id = booking.id and slot.id in (${sql.join(ids)})`.execute(db);
}

/** Marks whoever holds this slot as missing. @returns the mark's id */
export async function putNoShow(db: Db, slot: number, by: string, atMs = 0): Promise<number> {
  const { booking_id } = await db
    .selectFrom('slot')
    .select('booking_id')
    .where('id', '=', slot)
    .executeTakeFirstOrThrow();
  const mark = { booking_id, created_at: atMs, created_by: by };
  return (await db.insertInto('no_show').values(mark).returning('id').executeTakeFirstOrThrow()).id;
}

/** Slots, each with what stands in its booking: whether it is paid, and until when it waits for that. */
export function heldSlots(db: Db) {
  return db
    .selectFrom('slot')
    .leftJoin('booking', 'booking.id', 'slot.booking_id')
    .select(['slot.id', 'slot.booked_by', 'booking.payment_id', 'booking.held_until']);
}
