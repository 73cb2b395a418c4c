import type { DatabaseSync } from 'node:sqlite';

// The load writes who holds a slot by node:sqlite alone; other benches do it by server/test/support/bookings.ts.

/** Sells a free slot to a rider that has not ended by then (milliseconds). */
export function prepareClaim(db: DatabaseSync): (rider: string, slot: number, nowMs: number) => void {
  const claim = db.prepare('update slot set booked_by = ? where id = ? and booked_by is null and end_at > ?');
  return (rider, slot, nowMs) => void claim.run(rider, slot, nowMs);
}

/** Frees all slots that are not paid. */
export function freeUnpaid(db: DatabaseSync): void {
  db.exec('update slot set booked_by = null where booked_by is not null and payment_id is null');
}
