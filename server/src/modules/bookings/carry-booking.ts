import { ParkError } from '@cablepark/domain/errors';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { writeAudit } from '../audit/index.ts';
import { notifyBooked, notifyCancelled, notifyMoved, notifyMoveUndone } from '../outbox/index.ts';
import type { StoredSlot } from '../slots/rows/index.ts';
import { leaveSlot, moveBookingRow, setRider } from './booking-rows.store.ts';
import { clearPointer, pointAt, writeHistory } from './bookings.store.ts';
import { hasNoShow, insertNoShow } from './no-shows.store.ts';

export interface CarriedBooking {
  from: StoredSlot;
  to: StoredSlot;
  rider: string;
  /** The booking's payment from now on. */
  payment: number | null;
  /** Whether the rider leaves the old slot after the limit for free cancellation. */
  late: boolean;
  /** Whether the desk undoes a move. An unsent message about that move is then withdrawn. */
  isUndo: boolean;
}

/**
 * Moves a booking between two locked slots, once a rule allows it. The history gets a cancellation and a booking.
 * @throws SLOT_TAKEN if one of the slots has changed
 */
export async function carryBooking(transaction: TransactionContext, carried: CarriedBooking): Promise<void> {
  await carryBookings(transaction, [carried]);
}

/** Moves several bookings at once, so that one may take the slot that another leaves. `to` is the slot without that booking. */
export async function carryBookings(
  transaction: TransactionContext,
  carried: readonly CarriedBooking[],
): Promise<void> {
  const { db } = transaction;
  const bookings = carried.map((each) => ({
    ...each,
    to: atItsPrice(each),
    booking: requireBooking(each.from),
  }));
  for (const { from, booking } of bookings)
    if (!(await clearPointer(db, from.id, booking))) throw new ParkError('CHANGED_MEANWHILE');
  // The unique index allows one active booking per slot, so bookings that swap slots leave them first.
  if (bookings.length > 1) for (const { booking } of bookings) await leaveSlot(db, booking);
  for (const { from, to, booking, rider, payment } of bookings) {
    const fromId = bookings.length > 1 ? -booking : from.id;
    const { price, priceBeforeHire } = to;
    if (!(await moveBookingRow(transaction, booking, { from: fromId, to, payment, priceBeforeHire })))
      throw new ParkError('CHANGED_MEANWHILE');
    if (!(await pointAt(transaction, to, { booking, rider, price })))
      throw new ParkError('CHANGED_MEANWHILE');
  }
  // The history must show a slot as free before its next booking.
  for (const { from, rider, booking, late } of bookings)
    await writeHistory(transaction, { action: 'cancel', slot: from.id, rider, booking, late });
  for (const each of bookings) await recordArrival(transaction, each);
}

/** The target slot at the ride's price there. A ride of a hired track keeps its part of the hire's price. */
export function atItsPrice({ from, to }: { from: StoredSlot; to: StoredSlot }): StoredSlot {
  const ownPrice = to.priceBeforeHire ?? to.price;
  return from.priceBeforeHire === null
    ? { ...to, price: ownPrice, priceBeforeHire: null }
    : { ...to, price: from.price, priceBeforeHire: ownPrice };
}

function requireBooking({ booking }: StoredSlot): number {
  if (booking === null) throw new ParkError('CHANGED_MEANWHILE');
  return booking;
}

async function recordArrival(
  transaction: TransactionContext,
  { from, to, rider, payment, booking, isUndo }: CarriedBooking & { booking: number },
): Promise<void> {
  const entry = await writeHistory(transaction, { action: 'book', slot: to.id, rider, booking });
  const notify = isUndo ? notifyMoveUndone : notifyMoved;
  await notify(transaction, from, to, { rider, booking, entry });
  await writeAudit(transaction, {
    action: 'slot.move',
    subjectId: from.id,
    before: { slot: from.id, rider, payment: from.payment },
    after: { slot: to.id, rider, payment },
  });
}

/**
 * Gives the booking of a locked slot to another rider, with its payment and its no-show mark.
 * The history gets a cancellation and a booking; both riders are notified.
 * @throws SLOT_TAKEN if the slot has changed
 */
export async function changeRider(
  transaction: TransactionContext,
  slot: StoredSlot,
  to: string,
): Promise<void> {
  const { db, actor, now } = transaction;
  const { id, booking, rider: from } = slot;
  if (booking === null || from === null) throw new ParkError('CHANGED_MEANWHILE');
  const isMissing = await hasNoShow(db, booking);
  if (!(await clearPointer(db, id, booking)) || !(await setRider(db, booking, from, to)))
    throw new ParkError('CHANGED_MEANWHILE');
  // The cleared slot has its own price again, but the booking of a hired track keeps its share.
  const pointer = { booking, rider: to, price: slot.price, mayBeOver: true } as const;
  if (!(await pointAt(transaction, { ...slot, booking: null }, pointer)))
    throw new ParkError('CHANGED_MEANWHILE');
  if (isMissing) await insertNoShow(db, booking, actor.id, now.epochMilliseconds);
  const cancelling = await writeHistory(transaction, { action: 'cancel', slot: id, rider: from, booking });
  const entry = await writeHistory(transaction, { action: 'book', slot: id, rider: to, booking });
  await notifyCancelled(transaction, slot, { rider: from, cancelling, late: false, notBefore: null });
  await notifyBooked(transaction, slot, { rider: to, booking, entry, byStaff: true });
}
