import { ParkError } from '@cablepark/domain/errors';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { writeAudit } from '../audit/index.ts';
import { notifyMoved } from '../outbox/index.ts';
import type { StoredSlot } from '../slots/rows/index.ts';
import { moveBookingRow } from './booking-rows.store.ts';
import { clearPointer, pointAt, writeHistory } from './bookings.store.ts';

export interface CarriedBooking {
  from: StoredSlot;
  to: StoredSlot;
  rider: string;
  /** The booking's payment from now on. */
  payment: number | null;
  /** Whether the rider leaves the old slot after the limit for free cancellation. */
  late: boolean;
}

/**
 * Moves a booking between two locked slots, once a rule allows it. The history has a cancellation and a booking.
 * @throws SLOT_TAKEN if one of the slots has changed
 */
export async function carryBooking(
  transaction: TransactionContext,
  { from, to, rider, payment, late }: CarriedBooking,
): Promise<void> {
  const { booking } = from;
  if (booking === null || !(await clearPointer(transaction.db, from.id, booking)))
    throw new ParkError('CHANGED_MEANWHILE');
  if (!(await moveBookingRow(transaction, booking, { from: from.id, to, payment })))
    throw new ParkError('CHANGED_MEANWHILE');
  if (!(await pointAt(transaction, to, { booking, rider }))) throw new ParkError('CHANGED_MEANWHILE');
  await writeHistory(transaction, { action: 'cancel', slot: from.id, rider, booking, late });
  const entry = await writeHistory(transaction, { action: 'book', slot: to.id, rider, booking });
  await notifyMoved(transaction, from, to, { rider, booking, entry });
  await writeAudit(transaction, {
    action: 'slot.move',
    subjectId: from.id,
    before: { slot: from.id, rider, payment: from.payment },
    after: { slot: to.id, rider, payment },
  });
}
