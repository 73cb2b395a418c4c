import { setFreePrice, takeBookingBack, takeMarkBack } from '../../bookings/index.ts';
import { lockRides, newerOf, required } from './action-rides.ts';
import { type PrepareReversal, plainFacts } from './reversal.ts';

/** Bookings of the desk end without a fee. A walk-in's slot has its price again: the rest of a missed one may have been sold for less. */
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

/** A no-show mark goes. */
export const reverseMark: PrepareReversal = async (transaction, { rides }) => {
  const slots = await lockRides(transaction, rides);
  return {
    facts: { ...plainFacts, newer: await newerOf(transaction, rides) },
    run: async () => await takeMarkBack(transaction, required(slots.get(rides[0].after.slot))),
  };
};
