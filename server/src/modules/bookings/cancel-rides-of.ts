import { isGivenBackByErasure, isLateCancelling } from '@cablepark/domain/booking/rules';
import type { BookingContext } from './booking-context.ts';
import { lockRidesToCome, releaseSlot, writeHistory } from './bookings.store.ts';

/** Frees what a rider gives back who leaves for good, each slot with its entry in the history. */
export async function cancelRidesOf(context: BookingContext, rider: string): Promise<void> {
  const { db, engine, now, policy } = context;
  for (const slot of await lockRidesToCome(db, engine, rider, now.epochMilliseconds)) {
    if (!isGivenBackByErasure(slot, now)) continue;
    const seen = { rider, payment: null, heldUntil: slot.heldUntil };
    if (!(await releaseSlot(db, slot.id, seen))) continue;
    const late = isLateCancelling(slot, now, policy);
    await writeHistory(context, { action: 'cancel', slot: slot.id, rider, late });
  }
}
