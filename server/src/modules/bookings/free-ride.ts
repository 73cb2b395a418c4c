import type { BookingEnd } from '@cablepark/domain/booking/booking-steps';
import { ParkError } from '@cablepark/domain/errors';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { writeAudit } from '../audit/index.ts';
import { notifyCancelled } from '../outbox/index.ts';
import { requireSlot } from '../slots/rows/index.ts';
import { releaseSlot, writeHistory } from './bookings.store.ts';

/**
 * Frees an unpaid slot, or one whose payment has just ended, and notifies the rider.
 * The caller has checked the rule and locked the slot.
 * @param reason why it is freed: the pass that paid ended, or the track is closed
 * @param staysPaid whether the ended booking keeps its payment because the desk owes it to the rider
 * @throws SLOT_TAKEN if it has another payment
 */
export async function freeRide(
  transaction: TransactionContext,
  id: number,
  reason: Extract<BookingEnd, 'pass' | 'closed'>,
  { staysPaid = false } = {},
): Promise<void> {
  const { db, engine, actor } = transaction;
  const slot = await requireSlot(db, engine, id);
  const { rider, booking } = slot;
  const payment = staysPaid ? slot.payment : null;
  const ending = { event: 'cancelled', reason, late: false, payment } as const;
  if (rider === null || !(await releaseSlot(transaction, slot, ending)))
    throw new ParkError('CHANGED_MEANWHILE');
  const cancelEntry = await writeHistory(transaction, { action: 'cancel', slot: id, rider, booking });
  await notifyCancelled(transaction, slot, { rider, cancelling: cancelEntry, late: false, notBefore: null });
  if (rider !== actor.id)
    await writeAudit(transaction, { action: 'slot.cancel', subjectId: id, before: { rider } });
}
