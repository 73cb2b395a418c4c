import { setFreePrice, takeBookingBack, takeMarkBack } from '../../bookings/index.ts';
import { lockRides, newerOf, required } from './action-rides.ts';
import { type PrepareReversal, plainFacts } from './reversal.ts';

/**
 * Cancels bookings that the desk made, without a fee.
 * A walk-in's slot gets its price back, because the rest of a missed slot may have been sold for less.
 */
export const reverseBookings: PrepareReversal = async (transaction, { kind, rides }) => {
  const slots = await lockRides(transaction, rides);
  return {
    facts: { ...plainFacts, newer: await newerOf(transaction, rides) },
    run: async () => {
      for (const { before, after } of rides) {
        await takeBookingBack(transaction, required(slots.get(after.slot)));
        if (kind === 'walkIn') await setFreePrice(transaction.db, after.slot, before.price);
      }
    },
  };
};

/** Removes a no-show mark. */
export const reverseMark: PrepareReversal = async (transaction, { rides }) => {
  const slots = await lockRides(transaction, rides);
  return {
    facts: { ...plainFacts, newer: await newerOf(transaction, rides) },
    run: async () => await takeMarkBack(transaction, required(slots.get(rides[0].after.slot))),
  };
};
