import type { TransactionContext } from '../../../db/transaction-context.ts';
import { type BookingWay, bookSlot } from '../../bookings/index.ts';
import { findPassRide } from '../../passes/index.ts';
import { requireSlot, type StoredSlot } from '../../slots/index.ts';
import { type PassPayment, payRide } from '../pay/pay-with-pass.ts';

/**
 * Puts `rider` on a slot that a pass pays for in the same moment; the pass is locked by then (`db/locks.ts`). A phone that heard no
 * answer books again: what it has paid with this pass is paid.
 * @returns the slot as it is now @throws as `bookSlot` and `payRide`
 */
export async function bookWithPass(
  transaction: TransactionContext,
  id: number,
  rider: string,
  { limits, ...by }: Omit<PassPayment, 'slot'> & Pick<BookingWay, 'limits'>,
): Promise<StoredSlot | null> {
  const pay = (slot: StoredSlot) => payRide(transaction, { slot, ...by });
  const booked = await bookSlot(transaction, id, rider, { hold: null, limits, pay });
  if (booked.isNew) return booked.slot;
  const { db, engine } = transaction;
  const slot = await requireSlot(db, engine, id);
  const paidBy = slot.payment === null ? null : await findPassRide(db, slot.payment);
  if (paidBy?.pass === by.pass) return slot;
  return { ...slot, heldUntil: null, payment: await payRide(transaction, { slot, ...by }) };
}
