import { ParkError } from '@cablepark/domain/errors';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { writeAudit } from '../audit/index.ts';
import { tellCancelled } from '../outbox/index.ts';
import { requireSlot } from '../slots/index.ts';
import { releaseSlot, writeHistory } from './bookings.store.ts';

/**
 * Frees a slot whose payment has ended because the pass behind it did; its rider is told. The caller has asked the rule, and locked the slot.
 * @throws SLOT_TAKEN where it is paid otherwise
 */
export async function freeRide(transaction: TransactionContext, id: number): Promise<void> {
  const { db, engine, actor } = transaction;
  const slot = await requireSlot(db, engine, id);
  const { rider, booking } = slot;
  const ending = { event: 'cancelled', reason: 'pass', late: false } as const;
  if (rider === null || !(await releaseSlot(transaction, slot, ending)))
    throw new ParkError('CHANGED_MEANWHILE');
  const cancelling = await writeHistory(transaction, { action: 'cancel', slot: id, rider, booking });
  await tellCancelled(transaction, slot, { rider, cancelling, late: false, notBefore: null });
  if (rider !== actor.id)
    await writeAudit(transaction, { action: 'slot.cancel', subjectId: id, before: { rider } });
}
