import type { BookingEnd } from '@cablepark/domain/booking/booking-steps';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import type { ServerContext } from '../../server-context.ts';
import { lockSlot, type StoredSlot } from '../slots/rows/index.ts';
import { releaseSlot, writeHistory } from './bookings.store.ts';
import { findHoldEnd } from './rider-limits.store.ts';

/**
 * Frees a slot whose time to pay is over, only once even if several processes try. The rider's history records it.
 * Sends no message: none announced the hold.
 * @returns whether it was freed
 */
export async function releaseHold(context: ServerContext, id: number, rider: string): Promise<boolean> {
  return await inTransaction(context, { id: rider, role: 'User' }, async (transaction) => {
    const { db, engine, now } = transaction;
    const slot = await lockSlot(db, engine, id);
    if (slot?.rider !== rider) return false;
    const { booking, heldUntil } = slot;
    if (booking === null || heldUntil === null || Temporal.Instant.compare(heldUntil, now) > 0) return false;
    return await endHold(transaction, slot, await findHoldEnd(db, { booking, heldUntil }));
  });
}

/**
 * Frees a held and locked slot, before or after its time to pay ends.
 * @param lapsed whether its rider let the time to pay run out @returns whether it was freed
 */
export async function endHold(
  transaction: TransactionContext,
  slot: StoredSlot,
  { lapsed, reason = 'unpayable' }: { lapsed: boolean; reason?: BookingEnd },
): Promise<boolean> {
  const { id, rider, booking } = slot;
  if (rider === null) return false;
  if (!(await releaseSlot(transaction, slot, { event: 'lapsed', reason, late: false }))) return false;
  await writeHistory(transaction, { action: 'cancel', slot: id, rider, booking, lapsed });
  return true;
}
