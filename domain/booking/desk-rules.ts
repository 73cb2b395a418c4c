import type { Decision } from '../decision.ts';
import { hasBegun, hasEnded, type Slot } from '../slots/slot.ts';
import type { TrackStatus } from '../tracks/track.ts';
import { isGivenBackByErasure } from './rules.ts';

/**
 * May a booking move from one slot to another now? Its payment goes with it. A rider whose account is erased gets no unpaid
 * ride to come by it.
 * @param toTrack of the slot it moves to: only staff move bookings, so it may be closed, but not retired
 */
export function decideMove(
  from: Slot,
  to: Slot,
  now: Temporal.Instant,
  isRiderErased = false,
  toTrack: TrackStatus = 'open',
): Decision {
  if (from.id === to.id) return 'unchanged';
  if (from.rider === null) return 'SLOT_NOT_BOOKED';
  if (from.heldUntil !== null) return 'SLOT_HELD';
  if (to.rider !== null) return 'SLOT_TAKEN';
  if (hasEnded(to, now)) return 'TOO_LATE';
  if (toTrack === 'retired') return 'TRACK_CLOSED';
  const moved = { start: to.start, payment: from.payment };
  if (isRiderErased && isGivenBackByErasure(moved, now)) return 'INVALID_FOREIGN_KEY';
  return 'ok';
}

/** May the rider be marked as missing? They are missing only from a booked slot that has begun. */
export function decideNoShow(slot: Slot, now: Temporal.Instant, isMarked = false): Decision {
  if (slot.rider === null) return 'SLOT_NOT_BOOKED';
  if (!hasBegun(slot, now)) return 'TOO_EARLY';
  return isMarked ? 'unchanged' : 'ok';
}

/** May the mark of a missing rider be taken back? Always: staff err. */
export function decideNoShowUndo(isMarked: boolean): Decision {
  return isMarked ? 'ok' : 'unchanged';
}
