import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideOwnMove } from '@cablepark/domain/booking/own-move';
import { isLateCancelling } from '@cablepark/domain/booking/rules';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { type ParkError, ValidationFailed } from '@cablepark/domain/errors';
import { policyOf } from '@cablepark/domain/park/content';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockActiveAccount } from '../../accounts/locks/index.ts';
import {
  carryBooking,
  policyFor,
  readBookingLimits,
  requireRoomToMove,
  writeLapse,
} from '../../bookings/index.ts';
import { isOfferedNow } from '../../payments/index.ts';
import { lockSlots, slotFailure } from '../../slots/rows/index.ts';
import { findTrackState } from '../../tracks/state/index.ts';

/**
 * Moves a rider's own unpaid ride to a free slot of the same length, at that slot's price.
 * After the limit for free cancellation the history marks it late, so that a move does not avoid the fee.
 * @throws FORBIDDEN (another rider's, or no such slot), SLOT_PAID, SLOT_HELD (it waits to be paid), TOO_LATE, SLOT_TAKEN, TRACK_CLOSED, RIDE_LIMIT,
 * REQUESTS_EXCEEDED, INVALID_FOREIGN_KEY (a blocked account), FAILED_VALIDATION (another length)
 */
export async function moveOwnRide(
  context: AppContext,
  actor: Actor,
  { from: fromId, to: toId }: { from: number; to: number },
): Promise<void> {
  const parkPolicy = policyOf(await context.parkSettings.read());
  const limits = await readBookingLimits(context);
  try {
    await inTransaction(context, actor, async (transaction) => {
      const { db, engine, now } = transaction;
      const rider = actor.id;
      const account = await lockActiveAccount(db, engine, rider);
      const lockedSlots = await lockSlots(db, engine, [fromId, toId]);
      const [from, to] = [lockedSlots.get(fromId) ?? null, lockedSlots.get(toId) ?? null];
      const booking = from?.booking ?? null;
      const policy = await policyFor(db, from, parkPolicy);
      const target = to && (await findTrackState(db, to));
      const decision = decideOwnMove({
        from,
        to,
        actor,
        now,
        policy,
        isRiderActive: account !== null,
        isBeingPaid: booking !== null && (await isOfferedNow(db, booking)),
        toTrack: target?.track ?? null,
        toClosure: target?.closure ?? null,
      });
      if (enforce(decision, otherLength) === 'unchanged' || !from || !to || !account) return;
      await requireRoomToMove(transaction, { ...limits, from, slot: to, account });
      await writeLapse(transaction, to);
      const late = isLateCancelling(from, now, policy);
      await carryBooking(transaction, { from, to, rider, payment: null, late, isUndo: false });
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

function otherLength({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  return new ValidationFailed([{ field: 'to', type: 'eq', message: 'This slot has another length.' }]);
}
