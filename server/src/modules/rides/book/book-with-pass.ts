import type { TransactionContext } from '../../../db/transaction-context.ts';
import { type BookingWay, bookSlot } from '../../bookings/index.ts';
import { findPassRide } from '../../passes/index.ts';
import { requireSlot, type StoredSlot } from '../../slots/rows/index.ts';
import { type PassPayment, payRide } from '../pay/pay-with-pass.ts';

/**
 * Books a slot for `rider` and pays with a pass, which is already locked (`db/locks.ts`).
 * It is idempotent: after a lost response, a retry leaves a ride paid with this pass as it is.
 * @returns the slot now @throws as `bookSlot` and `payRide`
 */
export async function bookWithPass(
  transaction: TransactionContext,
  id: number,
  rider: string,
  { limits, place, ...by }: Omit<PassPayment, 'slot'> & Required<Pick<BookingWay, 'limits' | 'place'>>,
): Promise<StoredSlot | null> {
  const pay = (slot: StoredSlot) => payRide(transaction, { slot, ...by });
  const result = await bookSlot(transaction, id, rider, { hold: null, limits, pay, place });
  if (result.isNew) return result.slot;
  const { db, engine } = transaction;
  const slot = await requireSlot(db, engine, id);
  const paidBy = slot.payment === null ? null : await findPassRide(db, slot.payment);
  if (paidBy?.pass === by.pass) return slot;
  return { ...slot, heldUntil: null, payment: await payRide(transaction, { slot, ...by }) };
}
