import type { Actor } from '../accounts/actor.ts';
import type { Decision } from '../decision.ts';
import type { ParkPolicy } from '../park/policy.ts';
import { hasLapsed, type Slot } from '../slots/slot.ts';
import type { TrackStatus } from '../tracks/track.ts';
import { decideBooking, isCancellingOpen } from './rules.ts';

/** What a rider's own move is decided by. */
export interface OwnMoveFacts {
  /** The ride; null where there is none. */
  from: Slot | null;
  /** Where it goes; null where there is no such slot. */
  to: Slot | null;
  actor: Actor;
  now: Temporal.Instant;
  policy: ParkPolicy;
  /** Whether the rider has an account that is neither blocked nor erased. */
  isRiderActive: boolean;
  /** Whether the rider has begun to pay for it online: the money is offered for the slot as it is. */
  isBeingPaid: boolean;
  /** Of the slot where it goes; null where there is none. */
  toTrack: TrackStatus | null;
}

/**
 * May riders move a ride of their own to a free slot of the same length? It is theirs to cancel, unpaid and without a hold, and the new slot is
 * theirs to book. Staff have no more rights here than riders: their own way to move rides is `decideMove`.
 */
export function decideOwnMove(facts: OwnMoveFacts): Decision {
  const { from, to, actor, now, policy, isRiderActive, isBeingPaid, toTrack } = facts;
  if (from === null || to === null) return 'NOT_FOUND';
  if (from.rider !== actor.id) return 'FORBIDDEN';
  if (from.id === to.id) return 'unchanged';
  if (from.payment !== null) return 'SLOT_PAID';
  if (from.heldUntil !== null || isBeingPaid) return 'SLOT_HELD';
  if (!isCancellingOpen(from, now, policy)) return 'TOO_LATE';
  if (to.minutes !== from.minutes) return 'FAILED_VALIDATION';
  if (to.rider === actor.id && !hasLapsed(to, now)) return 'SLOT_TAKEN';
  // A move asks for no money first: it is no new ride.
  const booking = {
    slot: to,
    rider: actor.id,
    actor,
    now,
    isRiderActive,
    track: toTrack,
    isPaidFirst: false,
  };
  return decideBooking(booking);
}
