import { isGivenBackByErasure, isLateCancelling } from '@cablepark/domain/booking/rules';
import type { BookingContext } from './booking-context.ts';
import { lockRidesToCome, releaseSlots, writeCancellings } from './release-rides.store.ts';

/**
 * Frees what a rider gives back who leaves for good, each slot with its entry in the history. A few statements do it, however many
 * rides there are: on the embedded database nobody else is answered meanwhile.
 */
export async function cancelRidesOf(context: BookingContext, rider: string): Promise<void> {
  const { db, engine, now, policy } = context;
  const rides = await lockRidesToCome(db, engine, rider, now.epochMilliseconds);
  const back = rides.filter((slot) => isGivenBackByErasure(slot, now)).map(({ id }) => id);
  const released = new Set(await releaseSlots(context, rider, back));
  const gone = Map.groupBy(
    rides.filter(({ id }) => released.has(id)),
    (slot) => isLateCancelling(slot, now, policy),
  );
  for (const [late, slots] of gone)
    await writeCancellings(context, { rider, slots: slots.map(({ id }) => id), late });
}
