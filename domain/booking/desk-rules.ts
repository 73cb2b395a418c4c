import type { Decision } from '../decision.ts';
import { hasBegun, hasEnded, type Slot } from '../slots/slot.ts';
import type { TrackStatus } from '../tracks/track.ts';
import { isGivenBackByErasure } from './rules.ts';

/** The facts for a move at the desk. */
export interface MoveFacts {
  from: Slot;
  to: Slot;
  now: Temporal.Instant;
  /** Whether the rider's account is erased. */
  isRiderErased: boolean;
  /** Of the target slot: only staff move bookings, so it may be closed, but not retired. */
  toTrack: TrackStatus;
}

/**
 * May a booking move from one slot to another now? Its payment moves with it. A move never gives an unpaid future ride to a rider whose
 * account is erased.
 */
export function decideMove({ from, to, now, isRiderErased, toTrack }: MoveFacts): Decision {
  if (from.id === to.id) return 'unchanged';
  if (from.rider === null) return 'SLOT_NOT_BOOKED';
  if (from.heldUntil !== null) return 'SLOT_HELD';
  if (to.rider !== null) return 'SLOT_TAKEN';
  if (hasEnded(to, now)) return 'TOO_LATE';
  if (toTrack === 'retired') return 'TRACK_CLOSED';
  const target = { start: to.start, payment: from.payment };
  if (isRiderErased && isGivenBackByErasure(target, now)) return 'INVALID_FOREIGN_KEY';
  return 'ok';
}

/** The facts for marking a rider as a no-show. */
export interface NoShowFacts {
  slot: Slot;
  now: Temporal.Instant;
  isMarked: boolean;
}

/** May the rider be marked as a no-show? Only for a booked slot that has begun. */
export function decideNoShow({ slot, now, isMarked }: NoShowFacts): Decision {
  if (slot.rider === null) return 'SLOT_NOT_BOOKED';
  if (!hasBegun(slot, now)) return 'TOO_EARLY';
  return isMarked ? 'unchanged' : 'ok';
}

/** May the no-show mark be removed? Always: staff make mistakes. */
export function decideNoShowUndo(isMarked: boolean): Decision {
  return isMarked ? 'ok' : 'unchanged';
}
