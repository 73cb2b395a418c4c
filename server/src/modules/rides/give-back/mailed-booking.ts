import type { MailedBack, MailedBooking } from '@cablepark/contract/rides/mailed-booking.schema';
import { writeSlotRow } from '@cablepark/contract/rides/slots';
import { writeWireTime } from '@cablepark/contract/wire-time';
import { linkHolder, mailedState } from '@cablepark/domain/booking/mailed-link';
import { ParkError } from '@cablepark/domain/errors';
import { policyOf } from '@cablepark/domain/park/content';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { findDelayedFrom, findSlot, type LinkedBooking, readBookingToken } from '../../bookings/index.ts';
import { type StoredSlot, slotFailure } from '../../slots/rows/index.ts';
import { giveBackLocked, lockOwnRide, previewGivingBack } from './give-back-own-ride.ts';

/** The booking behind a mail's link. @throws FORBIDDEN for an invalid token, or a deleted account. */
export async function readMailedBooking(context: AppContext, token: string): Promise<MailedBooking> {
  const { booking, firstName } = await requireBooking(context, token);
  const { db } = context.store;
  const { slot, isMissed } = await findRide(db, booking.booking);
  const state = mailedState(slot, context.clock.now(), isMissed);
  if (slot === null || state !== 'standing') return { state: state === 'standing' ? 'cancelled' : state };
  const delayedFrom = await findDelayedFrom(db, slot);
  return {
    state,
    first_name: firstName,
    slot: { ...writeSlotRow(slot), bookedBy: null },
    event: await findEvent(db, slot.event),
    delayed_from: delayedFrom && writeWireTime(delayedFrom),
    back: slot.payment === null ? null : await findWhatComesBack(context, booking.rider, slot.id),
  };
}

/** Null if this page cannot cancel the paid booking: it was paid at the desk, or it is too late. */
async function findWhatComesBack(
  context: AppContext,
  rider: string,
  slot: number,
): Promise<MailedBack | null> {
  try {
    const { back, amount } = await previewGivingBack(context, linkHolder(rider), slot);
    return { back, amount };
  } catch (error) {
    if (error instanceof ParkError) return null;
    throw error;
  }
}

/**
 * Cancels the booking of the link, paid or not, by the same rule as the rider. The rider cannot undo it.
 * @throws TOO_LATE, SLOT_PAID, FORBIDDEN
 */
export async function cancelMailedBooking(context: AppContext, token: string): Promise<void> {
  const { booking, rider } = (await requireBooking(context, token)).booking;
  const policy = policyOf(await context.parkSettings.read());
  try {
    await inTransaction(context, linkHolder(rider), async (transaction) => {
      const { db } = transaction;
      const { slot: slotBefore } = await findRide(db, booking);
      if (!slotBefore) return;
      const ride = await lockOwnRide(transaction, slotBefore.id);
      // Read again under the lock: another call may have cancelled or moved the booking.
      const { slot: currentSlot } = await findRide(db, booking);
      if (!currentSlot) return;
      if (currentSlot.id !== slotBefore.id) throw new ParkError('CHANGED_MEANWHILE');
      await giveBackLocked({ ...transaction, policy }, ride, context.config.zone);
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

/** The slot of a booking, and whether its rider missed it. A missed or cancelled booking has no slot. */
async function findRide(db: Db, booking: number): Promise<{ slot: StoredSlot | null; isMissed: boolean }> {
  const row = await db
    .selectFrom('booking')
    .select(['slot_id', 'state'])
    .where('id', '=', booking)
    .executeTakeFirst();
  const slot = row?.state === 'booked' ? await findSlot(db, row.slot_id) : null;
  return { slot: slot?.booking === booking ? slot : null, isMissed: row?.state === 'missed' };
}

/** An account that may not log in may not use its links either. */
async function requireBooking(
  context: AppContext,
  token: string,
): Promise<{ booking: LinkedBooking; firstName: string | null }> {
  const booking = await readBookingToken(context, token);
  if (!booking) throw new ParkError('NOT_FOUND');
  const account = await context.store.db
    .selectFrom('account')
    .select('first_name')
    .where('id', '=', booking.rider)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!account) throw new ParkError('NOT_FOUND');
  return { booking, firstName: account.first_name };
}

async function findEvent(db: Db, id: number | null) {
  if (id === null) return null;
  const row = await db
    .selectFrom('event')
    .select(['name', 'name_en'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
