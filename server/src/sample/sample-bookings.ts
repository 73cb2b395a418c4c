import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/store.ts';

interface SampleBooking {
  slot: number;
  rider: string;
  /** The time of the booking, milliseconds. */
  madeMs: number;
}

/** Books slots for riders, each with its history entry. The sample books only by this. @returns the booking of each slot */
export async function makeBookings(
  db: Db,
  bookings: readonly SampleBooking[],
): Promise<ReadonlyMap<number, number>> {
  if (bookings.length === 0) return new Map();
  const { rows } = await sql<{ id: number; slot_id: number }>`
    insert into booking (slot_id, account_id, state, start_at, minutes, asset_id, price_cents, first_slot_id, made_at, made_by,
      placed_at)
    select slot.id, given.column2, 'booked', slot.start_at, slot.duration, slot.asset_id, slot.price_cents, slot.id,
      given.column3, given.column2, given.column3
    from (values ${sql.join(bookings.map(valuesOf))}) as given join slot on slot.id = given.column1
    order by given.column3, slot.id returning id, slot_id`.execute(db);
  const ids = sql.join(rows.map(({ id }) => id));
  await sql`
    update slot set booking_id = booking.id, booked_by = booking.account_id from booking
    where booking.slot_id = slot.id and booking.id in (${ids})`.execute(db);
  await sql`
    insert into booking_history (action_type, created_at, slot_id, user_id, actor_id, late, booking_id)
    select 'book', made_at, slot_id, account_id, made_by, 0, id from booking where id in (${ids}) order by id`.execute(
    db,
  );
  return new Map(rows.map(({ id, slot_id }) => [slot_id, id]));
}

function valuesOf({ slot, rider, madeMs }: SampleBooking): RawBuilder<unknown> {
  return sql`(cast(${slot} as integer), cast(${rider} as text), cast(${madeMs} as bigint))`;
}

/** Links these bookings to their payments. */
export async function linkPayments(db: Db, bookings: readonly number[]): Promise<void> {
  await sql`
    update booking set payment_id = (select payment.id from payment where payment.booking_id = booking.id)
    where id in (${sql.join(bookings)})`.execute(db);
}
