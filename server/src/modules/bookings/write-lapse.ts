import { ParkError } from '@cablepark/domain/errors';
import type { TransactionContext } from '../../db/transaction-context.ts';
import type { StoredSlot } from '../slots/rows/index.ts';
import { endBooking } from './booking-rows.store.ts';
import { writeHistory } from './bookings.store.ts';
import { findHoldEnd } from './rider-limits.store.ts';

/** Ends an expired hold that no job has released, because a new booking takes its slot. @throws SLOT_TAKEN if the hold has changed */
export async function writeLapse(context: TransactionContext, slot: StoredSlot): Promise<void> {
  const { rider, booking, heldUntil } = slot;
  if (rider === null || booking === null || heldUntil === null) return;
  const { lapsed, reason } = await findHoldEnd(context.db, { booking, heldUntil });
  const ending = { event: 'lapsed', reason, late: false, by: rider } as const;
  if (!(await endBooking(context, booking, ending, heldUntil))) throw new ParkError('CHANGED_MEANWHILE');
  await writeHistory(context, { action: 'cancel', slot: slot.id, rider, booking, lapsed, by: rider });
}

/** Ends a running hold because its slot passes to a friend of the rider. @throws SLOT_TAKEN if the hold has changed */
export async function writeHandOver(context: TransactionContext, slot: StoredSlot): Promise<void> {
  const { rider, booking, heldUntil } = slot;
  const ending = { event: 'cancelled', reason: 'claimed', late: false } as const;
  if (rider === null || booking === null || !(await endBooking(context, booking, ending, heldUntil)))
    throw new ParkError('CHANGED_MEANWHILE');
  await writeHistory(context, { action: 'cancel', slot: slot.id, rider, booking });
}
