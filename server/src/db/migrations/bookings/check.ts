import { type Kysely, sql } from 'kysely';

interface Fault {
  what: string;
  count: number | string;
}

/** Compares the new rows with their sources. @throws Error that says what would be lost */
export async function checkBookings(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<Fault>`
    select what, count from (
      select 'slots with a holder, but without a booking of theirs' as what, count(*) as count from slot
      left join booking on booking.id = slot.booking_id and booking.slot_id = slot.id
        and booking.account_id = slot.booked_by and booking.state in ('held', 'booked')
      where slot.booked_by is not null and booking.id is null
      union all
      select 'bookings that stand on a slot that does not know them', count(*) from booking
      left join slot on slot.booking_id = booking.id
      where booking.state in ('held', 'booked') and slot.id is null
      union all
      select 'slots whose payment or hold is not their booking''s', count(*) from slot
      join booking on booking.id = slot.booking_id
      where coalesce(slot.payment_id, 0) <> coalesce(booking.payment_id, 0)
        or (slot.payment_id is null and coalesce(slot.hold_until, 0) <> coalesce(booking.held_until, 0))
      union all
      select 'standing payments of another booking than their slot''s', count(*) from slot
      join payment on payment.id = slot.payment_id
      where payment.booking_id is null or payment.booking_id <> slot.booking_id
    ) as checked where count > 0`.execute(db);
  if (rows.length === 0) return;
  const summary = rows.map(({ what, count }) => `${count} ${what}`).join('; ');
  throw new Error(`The bookings do not agree with the slots of before: ${summary}.`);
}
