import { newerThan, type ReversalFacts } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import { hasEnded, hasLapsed } from '@cablepark/domain/slots/slot';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { carryBooking, findRideState, putMarkBack, writeLapse } from '../../bookings/index.ts';
import type { RideAction } from '../../desk-actions/index.ts';
import { lockSlots, type StoredSlot } from '../../slots/rows/index.ts';
import { findTrackStatus } from '../../tracks/rows/index.ts';
import { lockBooking } from '../move/move-booking.ts';
import { takePaymentAlong } from '../move/move-payment.ts';
import { type PrepareReversal, plainFacts } from './reversal.ts';

/** A moved ride returns to its slot with its payment and its no-show mark, if the slot is still free and not over. */
export const reverseMove: PrepareReversal<RideAction> = async (transaction, { booking, before, after }) => {
  const { db, engine, zone } = transaction;
  const isRiderErased = await lockBooking(transaction, after);
  const lockedSlots = await lockSlots(db, engine, [before.slot, after.slot]);
  const from = lockedSlots.get(after.slot) ?? null;
  const to = lockedSlots.get(before.slot) ?? null;
  return {
    facts: {
      ...plainFacts,
      newer: newerThan(after, await findRideState(db, booking)),
      place: await placeOf(transaction, to),
      isRiderActive: !isRiderErased,
    },
    run: async () => {
      const { rider } = after;
      if (!from || !to || rider === null) throw new ParkError('CHANGED_MEANWHILE');
      await writeLapse(transaction, to);
      const way = { from, to: { ...to, rider, payment: null, heldUntil: null }, zone };
      const payment = after.payment === null ? null : await takePaymentAlong(transaction, after.payment, way);
      await carryBooking(transaction, { from, to, rider, payment, late: false, isUndo: true });
      if (before.isMissing) await putMarkBack(transaction, booking);
    },
  };
};

async function placeOf(
  { db, now }: TransactionContext,
  slot: StoredSlot | null,
): Promise<ReversalFacts['place']> {
  if (slot === null) return 'changed';
  if (slot.rider !== null && !hasLapsed(slot, now)) return 'taken';
  if (hasEnded(slot, now)) return 'over';
  return (await findTrackStatus(db, slot.track)) === 'retired' ? 'retired' : 'free';
}
