import type { Db } from '../../db/store.ts';

/** A ride that a pass paid for and that has not begun. */
export interface RideOnPass {
  payment: number;
  slot: number;
  /** Rides or minutes. */
  units: number;
  /** The share of the pass's price, in grosze. */
  redeemed: number;
}

/** The rides on a pass that begin after this time, in epoch milliseconds. */
export async function findRidesToCome(db: Db, pass: number, nowMs: number): Promise<RideOnPass[]> {
  const rows = await db
    .selectFrom('pass_entry')
    .innerJoin('payment', 'payment.id', 'pass_entry.payment_id')
    // A voided payment has no booking.
    .innerJoin('booking', 'booking.payment_id', 'payment.id')
    .select([
      'payment.id as payment',
      'booking.slot_id as slot',
      'pass_entry.delta',
      'payment.amount_cents as redeemed',
    ])
    .where('pass_entry.pass_id', '=', pass)
    .where('pass_entry.reason', '=', 'ride')
    .where('booking.start_at', '>', nowMs)
    .orderBy('payment.id')
    .execute();
  return rows.map(({ delta, ...ride }) => ({ ...ride, units: -delta }));
}

/** Rides or minutes that a pass paid for, including future ones and late cancellations. */
export async function sumTaken(db: Db, pass: number): Promise<number> {
  const row = await db
    .selectFrom('pass_entry')
    .leftJoin('payment_void', 'payment_void.payment_id', 'pass_entry.payment_id')
    .select((eb) => eb.fn.sum<number | string | null>('pass_entry.delta').as('delta'))
    .where('pass_entry.pass_id', '=', pass)
    .where('pass_entry.reason', '=', 'ride')
    .where((eb) => eb.or([eb('payment_void.id', 'is', null), eb('payment_void.kept', '=', 1)]))
    .executeTakeFirstOrThrow();
  return -Number(row.delta ?? 0) || 0;
}
