import type { DatabaseSync } from 'node:sqlite';

// The load writes who holds a slot by node:sqlite alone; other benches do it by server/test/support/bookings.ts.

/** Sells a free slot to a rider that has not ended by then (milliseconds). @returns the booking */
export function prepareClaim(
  db: DatabaseSync,
): (rider: string, slot: number, nowMs: number) => number | null {
  const book = db.prepare(
    `insert into booking (slot_id, account_id, state, start_at, minutes, asset_id, price_cents, first_slot_id, made_at, made_by,
       placed_at)
     select id, ?, 'booked', start_at, duration, asset_id, price_cents, id, ?, ?, ? from slot
     where id = ? and booking_id is null and end_at > ? returning id`,
  );
  const point = db.prepare(
    'update slot set booked_by = ?, booking_id = ? where id = ? and booking_id is null',
  );
  return (rider, slot, nowMs) => {
    const booking = book.get(rider, nowMs, rider, nowMs, slot, nowMs)?.['id'];
    if (booking === undefined) return null;
    point.run(rider, Number(booking), slot);
    return Number(booking);
  };
}

/** Frees all slots that are not paid. */
export function freeUnpaid(db: DatabaseSync): void {
  db.exec(`
    update slot set booked_by = null, booking_id = null
    where booking_id in (select id from booking where state in ('held', 'booked') and payment_id is null);
    update booking set state = 'cancelled', hold_kind = null, held_until = null, ended_at = 0, end_reason = 'staff'
    where state in ('held', 'booked') and payment_id is null`);
}
