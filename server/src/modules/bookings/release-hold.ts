import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockSlot } from '../slots/index.ts';
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
    const heldUntil = slot?.heldUntil ?? null;
    if (slot?.rider !== rider || heldUntil === null || Temporal.Instant.compare(heldUntil, now) > 0)
      return false;
    if (!(await releaseSlot(db, id, { rider, payment: null, heldUntil }))) return false;
    const lapsed = !(await isKeptByProvider(db, id, { rider, heldUntil }));
    await writeHistory(transaction, { action: 'cancel', slot: id, rider, lapsed });
    return true;
  });
}
