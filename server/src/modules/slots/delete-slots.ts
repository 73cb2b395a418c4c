import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { type BookedRefusal, decideSlotDeletion } from '@cablepark/domain/slots/slot-rules';
import { inTransaction, type TransactionPlace } from '../../db/transaction.ts';
import { auditSlots } from './audit-slots.ts';
import { deleteFreeSlots, requireSlots } from './rows/slots.store.ts';
import { keepFree } from './slot-gaps.ts';

/** Deletes free slots, all or none. @throws SLOT_BOOKED naming the booked ones, FORBIDDEN for unknown ids. */
export async function deleteSlots(
  context: TransactionPlace,
  actor: Actor,
  ids: readonly number[],
): Promise<void> {
  const slotIds = [...new Set(ids)];
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine } = transaction;
    const slots = await requireSlots(db, engine, slotIds);
    if (enforce(decideSlotDeletion(slots), bookedError) === 'unchanged') return;
    const deletedIds = await deleteFreeSlots(db, slotIds);
    if (deletedIds.length < slotIds.length) throw new ParkError('SLOT_BOOKED');
    await keepFree(db, slots);
    const inOrder = slots.toSorted((a, b) => a.id - b.id);
    await auditSlots(transaction, 'slot.delete', inOrder);
  });
}

/** The error with the booked slots. */
export function bookedError({ code, slots }: Refusal & Partial<BookedRefusal>): ParkError | undefined {
  return slots && new ParkError(code, { extensions: { slots } });
}
