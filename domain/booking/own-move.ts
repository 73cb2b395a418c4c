import type { Actor } from '../accounts/actor.ts';
import type { ClosedRefusal, Closure } from '../closures/closure.ts';
import type { Decision } from '../decision.ts';
import type { ParkPolicy } from '../park/policy.ts';
import { hasLapsed, type Slot } from '../slots/slot.ts';
import type { TrackStatus } from '../tracks/track.ts';
import { decideBooking, isCancellingOpen } from './rules.ts';

/** The facts for a move by the rider. */
export interface OwnMoveFacts {
  /** The ride; null where there is none. */
  from: Slot | null;
  /** The target slot; null where there is no such slot. */
  to: Slot | null;
  actor: Actor;
  now: Temporal.Instant;
  policy: ParkPolicy;
  /** Whether the rider has an account that is neither blocked nor erased. */
  isRiderActive: boolean;
  /** Whether the rider has a pending online payment for it: the payment is for the slot as it is. */
  isBeingPaid: boolean;
  /** Of the target slot; null where there is none. */
  toTrack: TrackStatus | null;
  /** The closure that the target is inside; null for none. */
  toClosure: Closure | null;
}

/**
 * May riders move their own ride to a free slot of the same length? They must be allowed to cancel the ride, which is unpaid and not on hold,
 * and to book the new slot. Staff have no extra rights here: they move rides by `decideMove`.
 */
export function decideOwnMove(facts: OwnMoveFacts): Decision | ClosedRefusal {
  const { from, to, actor, now, policy, isRiderActive, isBeingPaid, toTrack, toClosure } = facts;
  if (from === null || to === null) return 'NOT_FOUND';
  if (from.rider !== actor.id) return 'FORBIDDEN';
  if (from.id === to.id) return 'unchanged';
  if (from.payment !== null) return 'SLOT_PAID';
  if (from.heldUntil !== null || isBeingPaid) return 'SLOT_HELD';
  if (!isCancellingOpen(from, now, policy)) return 'TOO_LATE';
  if (to.minutes !== from.minutes) return 'FAILED_VALIDATION';
  if (to.rider === actor.id && !hasLapsed(to, now)) return 'SLOT_TAKEN';
  // A move needs no payment first: it is not a new ride.
  const bookingFacts = {
    slot: to,
    rider: actor.id,
    actor,
    now,
    isRiderActive,
    track: toTrack,
    closure: toClosure,
    isPaidFirst: false,
  };
  return decideBooking(bookingFacts);
}
