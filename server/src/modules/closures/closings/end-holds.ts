import { type Closure, closureOf } from '@cablepark/domain/closures/closure';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { endHold } from '../../bookings/index.ts';
import type { StoredSlot } from '../../slots/rows/index.ts';

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
