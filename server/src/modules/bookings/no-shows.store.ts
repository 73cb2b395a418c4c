import { bookingStep } from '@cablepark/domain/booking/booking-steps';
import type { Db } from '../../db/store.ts';

/** Change a no-show mark only under the lock of its slot. */
export async function hasNoShow(db: Db, booking: number): Promise<boolean> {
  const row = await db
    .selectFrom('no_show')
    .select('id')
    .where('booking_id', '=', booking)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the mark's id @throws the database's unique violation for a second mark */
export async function insertNoShow(db: Db, booking: number, by: string, nowMs: number): Promise<number> {
  const { id } = await db
    .insertInto('no_show')
    .values({ booking_id: booking, created_at: nowMs, created_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns the mark's id; null if there was none */
export async function deleteNoShow(db: Db, booking: number): Promise<number | null> {
  const row = await db
    .deleteFrom('no_show')
    .where('booking_id', '=', booking)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A booking that was missed and freed. */
export interface MissedBooking {
  id: number;
  rider: string;
  /** In grosze. */
  price: number;
  /** Whether its party has got another contact since. */
  hasOtherContact: boolean;
}

/** The slot's last booking that was missed and freed. Later bookings may have been cancelled or undone, but sold nothing. */
export async function findMissed(db: Db, slot: number): Promise<MissedBooking | null> {
  const last = await db
    .selectFrom('booking')
    .leftJoin('party', 'party.id', 'booking.party_id')
    .select(['booking.id', 'booking.account_id as rider', 'price_cents', 'party.account_id as contact'])
    .where('slot_id', '=', slot)
    .where('state', '=', 'missed')
    .orderBy('ended_at', 'desc')
    .orderBy('booking.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || last.rider === null) return null;
  const { id, rider, price_cents, contact } = last;
  return { id, rider, price: price_cents ?? 0, hasOtherContact: contact !== null && contact !== rider };
}

/** Makes a missed booking active again. @returns whether it was still missed */
export async function reviveMissed(db: Db, id: number): Promise<boolean> {
  const { from, to } = bookingStep('found');
  const { numUpdatedRows } = await db
    .updateTable('booking')
    .set({ state: to, ended_at: null, ended_by: null, end_reason: null })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
