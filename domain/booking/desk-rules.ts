import type { Decision } from '../decision.ts';
import { hasBegun, hasEnded, type Slot } from '../slots/slot.ts';
import type { TrackStatus } from '../tracks/track.ts';
import { isGivenBackByErasure } from './rules.ts';

/** What a move at the desk is decided by. */
export interface MoveFacts {
  from: Slot;
  to: Slot;
  now: Temporal.Instant;
  /** Whether the account of the rider is erased. */
  isRiderErased: boolean;
  /** Of the slot where it goes: only staff move bookings, so it may be closed, but not retired. */
  toTrack: TrackStatus;
}

/**
 * May a booking move from one slot to another now? Its payment goes with it. A rider whose account is erased gets no unpaid
 * ride to come by it.
 */
export function decideMove({ from, to, now, isRiderErased, toTrack }: MoveFacts): Decision {
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

/** What is asked before somebody is marked as missing. */
export interface NoShowFacts {
  slot: Slot;
  now: Temporal.Instant;
  isMarked: boolean;
}

/** May the rider be marked as missing? They are missing only from a booked slot that has begun. */
export function decideNoShow({ slot, now, isMarked }: NoShowFacts): Decision {
  if (slot.rider === null) return 'SLOT_NOT_BOOKED';
  if (!hasBegun(slot, now)) return 'TOO_EARLY';
  return isMarked ? 'unchanged' : 'ok';
}

/** May the mark of a missing rider be taken back? Always: staff err. */
export function decideNoShowUndo(isMarked: boolean): Decision {
  return isMarked ? 'ok' : 'unchanged';
}
