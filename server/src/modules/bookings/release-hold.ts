import type { AppContext } from '../../context.ts';
import { inTransaction, type TransactionContext } from '../../db/transaction.ts';
import { lockSlot, type StoredSlot } from '../slots/index.ts';
import { releaseSlot, writeHistory } from './bookings.store.ts';

/**
 * Frees a slot whose time to pay is over, once, whoever else does the same; its rider's history says so. Nobody was told of it as booked, so
 * nobody is told that it is not.
 * @returns whether it was freed
 */
export async function releaseHold(context: AppContext, id: number, rider: string): Promise<boolean> {
  return await inTransaction(context, { id: rider, role: 'User' }, async (transaction) => {
    const { db, engine, now } = transaction;
    const slot = await lockSlot(db, engine, id);
    const isOver = slot?.heldUntil != null && Temporal.Instant.compare(slot.heldUntil, now) <= 0;
    if (!isOver || slot.rider !== rider) return false;
    return await endHold(transaction, slot);
  });
}

/** Frees a slot that is held, and locked, before its time to pay is over or after. @returns whether it was freed */
export async function endHold(transaction: TransactionContext, slot: StoredSlot): Promise<boolean> {
  const { id, rider, heldUntil } = slot;
  if (rider === null) return false;
  const held = { rider, payment: null, heldUntil };
  if (!(await releaseSlot(transaction.db, id, held))) return false;
  await writeHistory(transaction, { action: 'cancel', slot: id, rider });
  return true;
}
