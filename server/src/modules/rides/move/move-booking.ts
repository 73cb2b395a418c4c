import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideMove } from '@cablepark/domain/booking/desk-rules';
import { enforce } from '@cablepark/domain/decision';
import { rideStateOf } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockAccount } from '../../accounts/rows/index.ts';
import { carryBooking, findSlot, hasNoShow } from '../../bookings/index.ts';
import { writeDeskAction } from '../../desk-actions/index.ts';
import { findPassRide, lockPassRow } from '../../passes/index.ts';
import { lockPayment } from '../../payments/index.ts';
import { lockSlots } from '../../slots/rows/index.ts';
import { findTrackStatus } from '../../tracks/rows/index.ts';
import { takePaymentAlong } from './move-payment.ts';

/**
 * Moves a booking with its payment to a free slot in one transaction, also while an online payment is open.
 * The history has a cancellation and a booking. A pass that paid for it pays for the new slot.
 * @throws as `takePaymentAlong` for a pass, SLOT_NOT_BOOKED, SLOT_TAKEN, TOO_LATE, TRACK_CLOSED (its new track is retired), INVALID_FOREIGN_KEY (an
 * erased rider's), FORBIDDEN (no such slot).
 */
export async function moveBooking(
  context: AppContext,
  actor: Actor,
  fromId: number,
  toId: number,
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const slotBefore = await findSlot(db, fromId);
    if (!slotBefore) throw new ParkError('NOT_FOUND');
    const isRiderErased = await lockBooking(transaction, slotBefore);
    const lockedSlots = await lockSlots(db, engine, [fromId, toId]);
    const [from, to] = [lockedSlots.get(fromId), lockedSlots.get(toId)];
    if (!from || !to) throw new ParkError('NOT_FOUND');
    const { rider, payment } = from;
    const toTrack = await findTrackStatus(db, to.track);
    const decision = decideMove({ from, to, now, isRiderErased, toTrack });
    if (enforce(decision) === 'unchanged' || rider === null) return;
    // The rider or payment changed since the read, so the current ones are not locked.
    if (rider !== slotBefore.rider || payment !== slotBefore.payment)
      throw new ParkError('CHANGED_MEANWHILE');
    const rideToMove = { from, to: { ...to, rider }, zone: context.config.zone };
    const after = payment === null ? null : await takePaymentAlong(transaction, payment, rideToMove);
    const { booking } = from;
    const isMissing = booking !== null && (await hasNoShow(db, booking));
    await carryBooking(transaction, { from, to, rider, payment: after, late: false, isUndo: false });
    if (booking === null) return;
    await writeDeskAction(transaction, {
      kind: 'move',
      booking,
      before: rideStateOf(from, isMissing),
      after: rideStateOf({ ...to, rider, payment: after }, false),
    });
  });
}

/**
 * Locks the rider's account, the payment and its pass before the slots (`db/locks.ts`).
 * An erasure frees slots and a void leaves its slot, so both must be finished first.
 * @returns whether the rider's account is erased
 */
export async function lockBooking(
  { db, engine }: TransactionContext,
  { rider, payment }: Pick<Slot, 'rider' | 'payment'>,
): Promise<boolean> {
  const account = rider === null ? null : await lockAccount(db, engine, rider);
  if (payment !== null) {
    await lockPayment(db, engine, payment);
    const ride = await findPassRide(db, payment);
    if (ride) await lockPassRow(db, engine, ride.pass);
  }
  return account?.status === 'erased';
}
