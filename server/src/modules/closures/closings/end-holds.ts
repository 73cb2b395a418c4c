import { type Closure, closureOf } from '@cablepark/domain/closures/closure';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { endHold } from '../../bookings/index.ts';
import { lockSlots, type StoredSlot } from '../../slots/rows/index.ts';
import { findHeldSlots, type StoredClosedRide } from './closures.store.ts';

/** Held slots inside a closure, which must end because nobody should pay for such a slot. @param slots at their current times */
export function closedHolds(slots: readonly StoredSlot[], closures: readonly Closure[]): StoredSlot[] {
  return slots.filter((slot) => slot.heldUntil !== null && closureOf(slot, closures) !== null);
}

/** Frees held slots that take no rides now. If one was held for a closed ride, the job searches for another. @param slots locked */
export async function endHolds(transaction: TransactionContext, slots: readonly StoredSlot[]): Promise<void> {
  for (const slot of slots) await endHold(transaction, slot, { lapsed: false });
  const bookings = slots.flatMap(({ booking }) => booking ?? []);
  if (bookings.length === 0) return;
  await transaction.db
    .updateTable('closure_ride')
    .set({ held_booking_id: null, is_sought: 0 })
    .where('held_booking_id', 'in', bookings)
    .where('state', '=', 'asked')
    .execute();
}

/**
 * Frees the slots that are held for rides about which something is decided. Called after the rows of the rides have changed, as the job may hold a
 * slot until then.
 * @param rides as their change returned them
 */
export async function endHoldsOf(
  transaction: TransactionContext,
  rides: readonly Pick<StoredClosedRide, 'held_booking_id'>[],
): Promise<void> {
  const { db, engine } = transaction;
  const slots = await lockSlots(db, engine, await findHeldSlots(db, rides));
  const heldBookings = new Set(rides.map(({ held_booking_id }) => held_booking_id));
  for (const slot of slots.values())
    if (slot.booking !== null && slot.heldUntil !== null && heldBookings.has(slot.booking))
      await endHold(transaction, slot, { lapsed: false });
}
