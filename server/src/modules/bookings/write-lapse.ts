import type { TransactionContext } from '../../db/transaction.ts';
import type { StoredSlot } from '../slots/index.ts';
import { writeHistory } from './bookings.store.ts';
import { isKeptByProvider } from './rider-limits.store.ts';

/** A hold that nobody has released ends here, for another booking takes its slot. */
export async function writeLapse(context: TransactionContext, slot: StoredSlot): Promise<void> {
  const { rider, heldUntil } = slot;
  if (rider === null || heldUntil === null) return;
  const lapsed = !(await isKeptByProvider(context.db, slot.id, { rider, heldUntil }));
  await writeHistory(context, { action: 'cancel', slot: slot.id, rider, lapsed, by: rider });
}
