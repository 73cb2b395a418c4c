import { livingStates } from '@cablepark/domain/booking/booking-steps';
import {
  type GroupOffer,
  holdEndAgain,
  type RideHold,
  type RideState,
  rideStateOf,
} from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { notifyCancelled, notifyNoShowUndone, notifyUndone } from '../outbox/index.ts';
import type { StoredSlot } from '../slots/rows/index.ts';
import { restoreHold, reviveBooking } from './booking-rows.store.ts';
import { pointAt, releaseSlot, writeHistory } from './bookings.store.ts';
import { deleteNoShow, insertNoShow } from './no-shows.store.ts';
import { findHoldKind } from './rider-limits.store.ts';
import { writeLapse } from './write-lapse.ts';

/**
 * The current state of a booking's ride; null if there is none. Read it under the lock of its slot.
 * The rider of a party's ride is the party's current contact, also if the ride ended under an earlier one.
 */
export async function findRideState(db: Db, booking: number): Promise<RideState | null> {
  const row = await db
    .selectFrom('booking')
    .leftJoin('no_show', 'no_show.booking_id', 'booking.id')
    .leftJoin('party', 'party.id', 'booking.party_id')
    .select(['slot_id as slot', 'payment_id as payment', 'price_cents', 'state', 'no_show.id as mark'])
    .select((eb) => eb.fn.coalesce('party.account_id', 'booking.account_id').as('rider'))
    .where('booking.id', '=', booking)
    .executeTakeFirst();
  if (!row) return null;
  const { slot, rider, payment, price_cents, state, mark } = row;
  const isActive = livingStates.some((living) => living === state);
  return { slot, rider, payment, price: price_cents ?? 0, isMissing: mark !== null, isActive };
}

/** The state of a locked ride before its payment, with the hold that the payment ends. */
export async function findUnpaidState(db: Db, slot: StoredSlot): Promise<RideState> {
  const state = rideStateOf(slot, false);
  const { booking, heldUntil } = slot;
  if (booking === null || heldUntil === null) return state;
  const kind = await findHoldKind(db, booking);
  return kind === null ? state : { ...state, hold: { kind, until: heldUntil.epochMilliseconds } };
}

/** Restores the hold of a locked ride whose payment was undone. If its time is over, the next run of the job releases it. */
export async function holdAgain(
  { db }: Pick<TransactionContext, 'db'>,
  booking: number,
  hold: RideHold,
): Promise<void> {
  const end = holdEndAgain(hold, await findOffer(db, booking));
  if (end !== null && !(await restoreHold(db, booking, hold.kind, end)))
    throw new ParkError('CHANGED_MEANWHILE');
}

async function findOffer(db: Db, booking: number): Promise<GroupOffer | null> {
  const offer = await db
    .selectFrom('enquiry')
    .innerJoin('booking', 'booking.party_id', 'enquiry.party_id')
    .select(['enquiry.state', 'enquiry.offered_until as until'])
    .where('booking.id', '=', booking)
    .executeTakeFirst();
  return offer ?? null;
}

/** What a booking sold; null if there is none. */
export async function findSoldFacts(
  db: Db,
  booking: number,
): Promise<{ start: number | null; minutes: number | null; track: number | null } | null> {
  const row = await db
    .selectFrom('booking')
    .select(['start_at as start', 'minutes', 'asset_id as track'])
    .where('id', '=', booking)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Whether an online bill names this booking, whether its party came from a group's enquiry,
 * and whether its rider has an open question because the ride is closed or late.
 */
export async function findRideFacts(
  db: Db,
  booking: number,
): Promise<{ isBilledOnline: boolean; isOfEnquiry: boolean; isAsked: boolean }> {
  const bill = await db
    .selectFrom('bill_line')
    .innerJoin('bill', 'bill.id', 'bill_line.bill_id')
    .select('bill.id')
    .where('bill_line.booking_id', '=', booking)
    .where('bill.provider', 'is not', null)
    .executeTakeFirst();
  const enquiry = await db
    .selectFrom('enquiry')
    .innerJoin('booking', 'booking.party_id', 'enquiry.party_id')
    .select('enquiry.id')
    .where('booking.id', '=', booking)
    .executeTakeFirst();
  const question = await db
    .selectFrom('closure_ride')
    .select('id')
    .where('booking_id', '=', booking)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return {
    isBilledOnline: bill !== undefined,
    isOfEnquiry: enquiry !== undefined,
    isAsked: question !== undefined,
  };
}

/**
 * Ends a booking that the desk made by mistake; its slot is locked. The cancellation is never late.
 * The message about the booking is withdrawn, or a correction is sent.
 */
export async function takeBookingBack(transaction: TransactionContext, slot: StoredSlot): Promise<void> {
  const { id, rider, booking } = slot;
  const ending = { event: 'cancelled', reason: 'staff', late: false } as const;
  if (rider === null || !(await releaseSlot(transaction, slot, ending)))
    throw new ParkError('CHANGED_MEANWHILE');
  const cancelling = await writeHistory(transaction, { action: 'cancel', slot: id, rider, booking });
  await notifyCancelled(transaction, slot, { rider, cancelling, late: false, notBefore: null });
}

/** Returns the free slot to a cancelled booking, at the old price and with the no-show mark. Works also after its time. */
export async function bringBookingBack(
  transaction: TransactionContext,
  slot: StoredSlot,
  {
    booking,
    rider,
    price,
    isMissing,
  }: { booking: number; rider: string } & Pick<RideState, 'price' | 'isMissing'>,
): Promise<void> {
  await writeLapse(transaction, slot);
  if (!(await reviveBooking(transaction, booking, { ...slot, price })))
    throw new ParkError('CHANGED_MEANWHILE');
  if (!(await pointAt(transaction, slot, { booking, rider, price, mayBeOver: true })))
    throw new ParkError('CHANGED_MEANWHILE');
  const entry = await writeHistory(transaction, { action: 'book', slot: slot.id, rider, booking });
  if (isMissing) await putMarkBack(transaction, booking);
  await notifyUndone(transaction, { ...slot, price }, { rider, booking, entry });
}

/** Restores the no-show mark of a rider, who was already notified of it. */
export async function putMarkBack(
  { db, actor, now }: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  booking: number,
): Promise<void> {
  await insertNoShow(db, booking, actor.id, now.epochMilliseconds);
}

/** Removes the no-show mark of a locked slot. */
export async function takeMarkBack(transaction: TransactionContext, slot: StoredSlot): Promise<void> {
  const mark = slot.booking === null ? null : await deleteNoShow(transaction.db, slot.booking);
  if (mark !== null) await notifyNoShowUndone(transaction, slot, mark);
}
