import { linkHolder } from '@cablepark/domain/booking/mailed-link';
import { decideClosedMove, openRideStates } from '@cablepark/domain/closures/closure-rules';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { writeAudit } from '../../audit/index.ts';
import { endHold } from '../../bookings/index.ts';
import { carryRides, lockBookings, requireUnchanged } from '../../rides/index.ts';
import { lockSlots, type StoredSlot, slotFailure, slotOf } from '../../slots/rows/index.ts';
import { findTrackState } from '../../tracks/state/index.ts';
import {
  changeClosedRide,
  findClosedRide,
  findHeldSlot,
  type StoredClosedRide,
} from '../closings/closures.store.ts';
import { requireClosedRide } from './closed-ride-rows.ts';
import { requireUnsettled } from './settled-ride.ts';

/**
 * Moves a closed ride to another slot, with its payment and without a fee; the alternative that was held for it is free again.
 * @throws CHANGED_SINCE (it is decided already, or its rider has come), SLOT_TAKEN, TOO_LATE, CLOSED, TRACK_CLOSED, FAILED_VALIDATION (another
 * length); as `carryRides` for a pass
 */
export async function chooseSlot(context: AppContext, token: string, to: number): Promise<void> {
  const { booking, ride } = await requireClosedRide(context, token);
  try {
    await inTransaction(context, linkHolder(booking.rider), (transaction) =>
      moveLocked(transaction, ride, to),
    );
  } catch (error) {
    throw slotFailure(error);
  }
}

async function moveLocked(
  transaction: TransactionContext,
  ride: StoredClosedRide,
  toId: number,
): Promise<void> {
  const { db, engine, now } = transaction;
  const { slot_id: fromId, booking_id: booking } = ride;
  const { erasedRiders, slotsBefore } = await lockBookings(transaction, [fromId]);
  const heldSlot = await findHeldSlot(db, ride);
  const ids = [...new Set([fromId, toId, ...(heldSlot === null ? [] : [heldSlot])])].toSorted(
    (a, b) => a - b,
  );
  const slots = await lockSlots(db, engine, ids);
  const from = slots.get(fromId);
  if (from?.booking !== booking) throw new ParkError('CHANGED_SINCE');
  const to = slots.get(toId) ?? null;
  const target = to && (await findTrackState(db, to));
  const decision = decideClosedMove({
    state: ride.state,
    from,
    to,
    now,
    toTrack: target?.track ?? null,
    toClosure: target?.closure ?? null,
    isHeldForIt: to !== null && to.booking !== null && to.booking === ride.held_booking_id,
    isRiderActive: from.rider !== null && !erasedRiders.has(from.rider),
  });
  enforce(decision);
  const current = await findClosedRide(db, ride.id);
  if (current) requireUnsettled(current);
  requireUnchanged(slots, slotsBefore);
  const change = { state: 'moved', ended_at: now.epochMilliseconds } as const;
  const changed = await changeClosedRide(db, ride.id, openRideStates, change);
  if (!changed) throw new ParkError('CHANGED_SINCE');
  // The job has held a slot for it since it was read: that one would stay held.
  if (changed.held_booking_id !== ride.held_booking_id) throw new ParkError('CHANGED_MEANWHILE');
  await carryRides(transaction, [{ from: fromId, to: toId }], {
    slots: await freeAlternative(transaction, slots, ride),
    isUndo: false,
  });
  await writeAudit(transaction, {
    action: 'ride.choose',
    subjectId: ride.closure_id,
    after: { booking, slot: toId },
  });
}

/** Frees the slot that was held for a ride, if it still is. @returns the slots without that hold */
async function freeAlternative(
  transaction: TransactionContext,
  slots: ReadonlyMap<number, StoredSlot>,
  { held_booking_id }: Pick<StoredClosedRide, 'held_booking_id'>,
): Promise<ReadonlyMap<number, StoredSlot>> {
  const slot = [...slots.values()].find(({ booking }) => booking !== null && booking === held_booking_id);
  if (slot === undefined || slot.heldUntil === null) return slots;
  if (!(await endHold(transaction, slot, { lapsed: false }))) throw new ParkError('CHANGED_MEANWHILE');
  const freed = { ...slotOf(slots, slot.id), rider: null, booking: null, heldUntil: null };
  return new Map([...slots, [slot.id, freed]]);
}
