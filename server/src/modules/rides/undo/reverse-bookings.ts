import { newerThan, type ReversalFacts } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import { hasLapsed } from '@cablepark/domain/slots/slot';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockActiveAccount } from '../../accounts/rows/index.ts';
import {
  bringBookingBack,
  findRideState,
  findSoldFacts,
  takeBookingBack,
  takeMarkBack,
} from '../../bookings/index.ts';
import type { RideAction } from '../../desk-actions/index.ts';
import { lockSlot, type StoredSlot } from '../../slots/rows/index.ts';
import { findTrackStatus } from '../../tracks/rows/index.ts';
import { type PrepareReversal, plainFacts } from './reversal.ts';

/** A booking of the desk ends without a fee. */
export const reverseBooking: PrepareReversal<RideAction> = async (transaction, action) => {
  const { slot, newer } = await lockRide(transaction, action);
  return {
    facts: { ...plainFacts, newer },
    run: async () => await takeBookingBack(transaction, required(slot)),
  };
};

/** A no-show mark goes. */
export const reverseMark: PrepareReversal<RideAction> = async (transaction, action) => {
  const { slot, newer } = await lockRide(transaction, action);
  return {
    facts: { ...plainFacts, newer },
    run: async () => await takeMarkBack(transaction, required(slot)),
  };
};

/** A cancelled booking gets its slot back if that is still free and the same. */
export const reverseCancelling: PrepareReversal<RideAction> = async (transaction, action) => {
  const { db, engine } = transaction;
  const { booking, before } = action;
  const account = before.rider === null ? null : await lockActiveAccount(db, engine, before.rider);
  const { slot, newer } = await lockRide(transaction, action);
  const place = await placeOf(transaction, slot, booking);
  return {
    facts: { ...plainFacts, newer, place, isRiderActive: account !== null },
    run: async () => {
      const { rider, price, isMissing } = before;
      if (rider === null) throw new ParkError('CHANGED_MEANWHILE');
      await bringBookingBack(transaction, required(slot), { booking, rider, price, isMissing });
    },
  };
};

async function lockRide({ db, engine }: TransactionContext, { booking, after }: RideAction) {
  const slot = await lockSlot(db, engine, after.slot);
  return { slot, newer: newerThan(after, await findRideState(db, booking)) };
}

/** The state of a slot for a booking that left it. */
async function placeOf(
  { db, now }: TransactionContext,
  slot: StoredSlot | null,
  booking: number,
): Promise<ReversalFacts['place']> {
  if (slot === null) return 'changed';
  if (slot.rider !== null && !hasLapsed(slot, now)) return 'taken';
  const sold = await findSoldFacts(db, booking);
  const isSame =
    slot.start.epochMilliseconds === sold?.start &&
    slot.minutes === sold.minutes &&
    slot.track === sold.track;
  if (!isSame) return 'changed';
  return (await findTrackStatus(db, slot.track)) === 'retired' ? 'retired' : 'free';
}

function required(slot: StoredSlot | null): StoredSlot {
  if (slot === null) throw new ParkError('CHANGED_MEANWHILE');
  return slot;
}
