import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { lockSlot, type StoredSlot } from '../slots/index.ts';
import { releaseSlot, writeHistory } from './bookings.store.ts';
import { isKeptByProvider } from './rider-limits.store.ts';

/**
 * Frees a slot whose time to pay is over, once, whoever else does the same; its rider's history says so. Nobody was told of it as booked, so
 * nobody is told that it is not.
 * @returns whether it was freed
 */
export async function releaseHold(context: AppContext, id: number, rider: string): Promise<boolean> {
  return await inTransaction(context, { id: rider, role: 'User' }, async (transaction) => {
    const { db, engine, now } = transaction;
    const slot = await lockSlot(db, engine, id);
    if (slot?.rider !== rider) return false;
    const { booking, heldUntil } = slot;
    if (booking === null || heldUntil === null || Temporal.Instant.compare(heldUntil, now) > 0) return false;
    const lapsed = !(await isKeptByProvider(db, { booking, heldUntil }));
    return await endHold(transaction, slot, { lapsed });
  });
}

/**
 * Frees a slot that is held, and locked, before its time to pay is over or after.
 * @param lapsed whether its rider let the time run out @returns whether it was freed
 */
export async function endHold(
  transaction: TransactionContext,
  slot: StoredSlot,
  { lapsed }: { lapsed: boolean },
): Promise<boolean> {
  const { id, rider, booking } = slot;
  if (rider === null) return false;
  const reason = lapsed ? 'unpaid' : 'unpayable';
  if (!(await releaseSlot(transaction, slot, { event: 'lapsed', reason, late: false }))) return false;
  await writeHistory(transaction, { action: 'cancel', slot: id, rider, booking, lapsed });
  return true;
}
