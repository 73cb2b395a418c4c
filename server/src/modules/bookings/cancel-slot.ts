import { isHoldSpent } from '@cablepark/domain/booking/ride-limits';
import { decideCancelling, isLateCancelling } from '@cablepark/domain/booking/rules';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { writeAudit } from '../audit/index.ts';
import { tellCancelled } from '../messages/index.ts';
import { requireSlot } from '../slots/index.ts';
import type { BookingContext } from './booking-context.ts';
import { releaseSlot, writeHistory } from './bookings.store.ts';

/** Frees a slot (SPEC.md §5 Cancel). @throws TOO_LATE, SLOT_PAID, FORBIDDEN (another's, or no such slot). */
export async function cancelSlot(context: BookingContext, id: number): Promise<void> {
  const { db, engine, actor, now, policy } = context;
  const slot = await requireSlot(db, engine, id);
  const { rider } = slot;
  if (enforce(decideCancelling(slot, actor, now, policy)) === 'unchanged' || rider === null) return;
  if (!(await releaseSlot(db, id, { rider, payment: null, heldUntil: slot.heldUntil })))
    throw new ParkError('SLOT_TAKEN');
  const lapsed = slot.heldUntil !== null && rider === actor.id && isHoldSpent(slot.heldUntil, now);
  const late = slot.heldUntil === null && isLateCancelling(slot, now, policy);
  const cancelling = await writeHistory(context, { action: 'cancel', slot: id, rider, late, lapsed });
  // Whoever held it to pay was not told that it is booked.
  if (slot.heldUntil === null) await tellCancelled(context, slot, { rider, cancelling, late });
  if (rider !== actor.id) {
    await writeAudit(context, { action: 'slot.cancel', subjectId: id, before: { rider } });
  }
}
