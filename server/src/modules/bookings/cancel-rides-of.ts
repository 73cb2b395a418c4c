import { isGivenBackByErasure, isLateCancelling } from '@cablepark/domain/booking/rules';
import type { BookingContext } from './policy-for.ts';
import { lockRidesToCome, releaseSlots, writeCancellings } from './release-rides.store.ts';

/**
 * Frees the rides of a rider who deletes their account, each with a history entry.
 * Uses a few statements for any number of rides: the embedded database runs one transaction at a time.
 */
export async function cancelRidesOf(context: BookingContext, rider: string): Promise<void> {
  const { db, engine, now, policy } = context;
  const rides = await lockRidesToCome(db, engine, rider, now.epochMilliseconds);
  const back = rides.filter((slot) => isGivenBackByErasure(slot, now)).map(({ id }) => id);
  const releasedIds = new Set(await releaseSlots(context, rider, back));
  const ridesByLateness = Map.groupBy(
    rides.filter(({ id }) => releasedIds.has(id)),
    (slot) => isLateCancelling(slot, now, policy),
  );
  for (const [late, slots] of ridesByLateness)
    await writeCancellings(context, { rider, slots: slots.map(({ id }) => id), late });
}
