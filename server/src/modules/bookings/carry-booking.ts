import { ParkError } from '@cablepark/domain/errors';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { writeAudit } from '../audit/index.ts';
import { tellMoved } from '../outbox/index.ts';
import type { StoredSlot } from '../slots/index.ts';
import { moveBookingRow } from './booking-rows.store.ts';
import { clearPointer, pointAt, writeHistory } from './bookings.store.ts';

export interface Carried {
  from: StoredSlot;
  to: StoredSlot;
  rider: string;
  /** The payment that the booking has from then on. */
  payment: number | null;
  /** Whether the rider gives the old slot up past the time for cancelling free of charge. */
  late: boolean;
}

/**
 * Carries a booking from one slot to another, both locked, once a rule has said so: the history tells it as a cancelling and a booking.
 * @throws SLOT_TAKEN where one is not as it was seen
 */
export async function carryBooking(
  transaction: TransactionContext,
  { from, to, rider, payment, late }: Carried,
): Promise<void> {
  const { booking } = from;
  if (booking === null || !(await clearPointer(transaction.db, from.id, booking)))
    throw new ParkError('CHANGED_MEANWHILE');
  if (!(await moveBookingRow(transaction, booking, { from: from.id, to, payment })))
    throw new ParkError('CHANGED_MEANWHILE');
  if (!(await pointAt(transaction, to, { booking, rider }))) throw new ParkError('CHANGED_MEANWHILE');
  await writeHistory(transaction, { action: 'cancel', slot: from.id, rider, booking, late });
  const entry = await writeHistory(transaction, { action: 'book', slot: to.id, rider, booking });
  await tellMoved(transaction, from, to, { rider, booking, entry });
  await writeAudit(transaction, {
    action: 'slot.move',
    subjectId: from.id,
    before: { slot: from.id, rider, payment: from.payment },
    after: { slot: to.id, rider, payment },
  });
}
