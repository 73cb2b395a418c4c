import { ParkError } from '@cablepark/domain/errors';
import type { Db } from '../../../db/store.ts';
import { lockActiveAccount } from '../../accounts/rows/index.ts';
import { bringBookingBack, findSoldFacts, takeBookingBack, takeMarkBack } from '../../bookings/index.ts';
import type { StoredSlot } from '../../slots/rows/index.ts';
import { lockRides, newerOf, placeOf, required } from './action-rides.ts';
import { type PrepareReversal, plainFacts } from './reversal.ts';

/** Bookings of the desk end without a fee. */
export const reverseBookings: PrepareReversal = async (transaction, { rides }) => {
  const slots = await lockRides(transaction, rides);
  return {
    facts: { ...plainFacts, newer: await newerOf(transaction, rides) },
    run: async () => {
      for (const { after } of rides) await takeBookingBack(transaction, required(slots.get(after.slot)));
    },
  };
};

/** A no-show mark goes. */
export const reverseMark: PrepareReversal = async (transaction, { rides }) => {
  const slots = await lockRides(transaction, rides);
  return {
    facts: { ...plainFacts, newer: await newerOf(transaction, rides) },
    run: async () => await takeMarkBack(transaction, required(slots.get(rides[0].after.slot))),
  };
};

/** A cancelled booking gets its slot back if that is still free and the same. */
export const reverseCancelling: PrepareReversal = async (transaction, { rides }) => {
  const { db, engine } = transaction;
  const [{ booking, before, after }] = rides;
  const { rider, price, isMissing } = before;
  const account = rider === null ? null : await lockActiveAccount(db, engine, rider);
  const slot = (await lockRides(transaction, rides)).get(after.slot) ?? null;
  const unfit = slot && (await isAsSold(db, slot, booking)) ? null : 'changed';
  return {
    facts: {
      ...plainFacts,
      newer: await newerOf(transaction, rides),
      place: await placeOf(transaction, slot, unfit),
      isRiderActive: account !== null,
    },
    run: async () => {
      if (rider === null) throw new ParkError('CHANGED_MEANWHILE');
      await bringBookingBack(transaction, required(slot), { booking, rider, price, isMissing });
    },
  };
};

/** Whether a slot still has the time and track that the booking sold. */
async function isAsSold(db: Db, slot: StoredSlot, booking: number): Promise<boolean> {
  const sold = await findSoldFacts(db, booking);
  return (
    slot.start.epochMilliseconds === sold?.start && slot.minutes === sold.minutes && slot.track === sold.track
  );
}
