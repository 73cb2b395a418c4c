import { heldAndGivenBack, isHoldSpent } from '@cablepark/domain/booking/ride-limits';
import { decideCancelling, isLateCancelling } from '@cablepark/domain/booking/rules';
import { undoableUntil } from '@cablepark/domain/booking/undoing';
import { enforce } from '@cablepark/domain/decision';
import { rideStateOf } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import { writeAudit } from '../audit/index.ts';
import { type ActionRide, writeDeskAction } from '../desk-actions/index.ts';
import { notifyCancelled } from '../outbox/index.ts';
import { requireSlot, type StoredSlot } from '../slots/rows/index.ts';
import { releaseSlot, writeHistory } from './bookings.store.ts';
import { hasNoShow } from './no-shows.store.ts';
import { type BookingContext, policyFor } from './policy-for.ts';
import { findHoldKind, findTurns, waitsForPayment } from './rider-limits.store.ts';

/**
 * Frees a slot (SPEC.md §5 Cancel).
 * @param wasPaid whether its payment has just ended: then the rider can't undo the cancellation
 * @throws TOO_LATE, SLOT_PAID, FORBIDDEN (another rider's, or no such slot).
 */
export async function cancelSlot(
  context: BookingContext,
  id: number,
  paid: { wasPaid: boolean },
): Promise<void> {
  const ride = await cancelRide(context, id, paid);
  if (ride !== null && ride.before.rider !== context.actor.id)
    await writeDeskAction(context, { kind: 'cancel', rides: [ride] });
}

/**
 * Cancels one ride, also as part of an action of the desk that cancels several.
 * @returns the ride before and after; null for a hold, which the desk cannot undo, and for a free slot
 */
export async function cancelRide(
  context: BookingContext,
  id: number,
  { wasPaid }: { wasPaid: boolean },
): Promise<ActionRide | null> {
  const { db, engine, actor, now } = context;
  const slot = await requireSlot(db, engine, id);
  const policy = await policyFor(db, slot, context.policy);
  const { rider, booking } = slot;
  if (enforce(decideCancelling({ slot, actor, now, policy })) === 'unchanged' || rider === null) return null;
  const lapsed = rider === actor.id && (await isSpent(context, slot, rider));
  const isMissing = booking !== null && (await hasNoShow(db, booking));
  const late = slot.heldUntil === null && isLateCancelling(slot, now, policy);
  const reason = rider === actor.id ? 'rider' : 'staff';
  if (!(await releaseSlot(context, slot, { event: 'cancelled', reason, late })))
    throw new ParkError('CHANGED_MEANWHILE');
  const mayUndo = rider === actor.id && slot.heldUntil === null && !wasPaid;
  const undoableSlot = mayUndo ? slot : null;
  const entry = { action: 'cancel', slot: id, rider, booking, late, lapsed, freed: undoableSlot } as const;
  const cancelEntry = await writeHistory(context, entry);
  const notBefore = mayUndo ? undoableUntil(now) : null;
  // The rider got no message about a hold, so its end needs none.
  if (slot.heldUntil === null)
    await notifyCancelled(context, slot, { rider, cancelling: cancelEntry, late, notBefore });
  if (rider !== actor.id)
    await writeAudit(context, { action: 'slot.cancel', subjectId: id, before: { rider } });
  if (booking === null || slot.heldUntil !== null) return null;
  const before = rideStateOf(slot, isMissing);
  return { booking, before, after: { ...before, isMissing: false, isActive: false } };
}

/** Whether the slot was held long enough for the hold to count as lapsed. */
async function isSpent(
  { db, now }: BookingContext,
  { id, booking, heldUntil }: Pick<StoredSlot, 'id' | 'booking' | 'heldUntil'>,
  rider: string,
): Promise<boolean> {
  if (heldUntil === null || booking === null) return false;
  if (!waitsForPayment(await findHoldKind(db, booking))) return false;
  return isHoldSpent(heldUntil, now, heldAndGivenBack(await findTurns(db, id, rider, now)));
}
