import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { Decision } from '../decision.ts';
import { type ParkPolicy, slotsTogetherAtMost } from '../park/policy.ts';
import { hasBegun, hasEnded, hasLapsed, isHeldBy, type Slot } from '../slots/slot.ts';
import type { TrackStatus } from '../tracks/track.ts';
import { takesBookings } from '../tracks/track-rules.ts';

/** Riders book for themselves, the staff for anybody. */
export function mayBookFor(actor: Actor, rider: string): boolean {
  return rider === actor.id || may(actor.role, 'slot.bookForOthers');
}

/** May `actor` book or cancel so many slots in one step? While it is done, everybody else waits: the staff alone change a fortnight. */
export function decideChangingTogether(actor: Actor, count: number): Decision {
  return count <= slotsTogetherAtMost || may(actor.role, 'slot.bookForOthers') ? 'ok' : 'FAILED_VALIDATION';
}

/** What a booking is decided by. */
export interface BookingFacts {
  /** Null where there is none. */
  slot: Slot | null;
  rider: string;
  actor: Actor;
  now: Temporal.Instant;
  /** Whether the rider has an account that is neither blocked nor erased. */
  isRiderActive: boolean;
  /** Whether the slot's track takes bookings: on a closed one the staff alone book, on a retired one nobody. Null where there is no slot. */
  track: TrackStatus | null;
  /** Whether the slot is held until it is paid; else it is theirs without an end. */
  isPaidFirst: boolean;
}

/**
 * May `actor` put `rider` on this slot now? (SPEC.md §5 Booking; WIRE.md, PATCH /items/Slot/{id})
 * A hold is no booking: 'ok' makes one of the rider's own hold. It stays a hold of the same end only while paying comes first.
 */
export function decideBooking(facts: BookingFacts): Decision {
  const { slot, rider, actor, now, isRiderActive, track, isPaidFirst } = facts;
  if (!mayBookFor(actor, rider)) return 'FORBIDDEN';
  if (!isRiderActive) return 'INVALID_FOREIGN_KEY';
  if (slot === null) return 'NOT_FOUND';
  if (isHeldBy(slot, rider, now)) {
    if (isPaidFirst) return 'unchanged';
  } else {
    const holder = hasLapsed(slot, now) ? null : slot.rider;
    if (holder === rider) return 'unchanged';
    if (holder !== null) return 'SLOT_TAKEN';
  }
  if (hasEnded(slot, now)) return 'TOO_LATE';
  if (track === null || !takesBookings(track, actor.role)) return 'TRACK_CLOSED';
  return 'ok';
}

/** What a cancelling is decided by. */
export interface CancelFacts {
  slot: Slot;
  actor: Actor;
  now: Temporal.Instant;
  policy: ParkPolicy;
}

/** May `actor` free this slot now? (SPEC.md §5 Cancel) */
export function decideCancelling({ slot, actor, now, policy }: CancelFacts): Decision {
  if (slot.rider === null) return 'unchanged';
  const staff = may(actor.role, 'slot.cancelAny');
  if (slot.rider !== actor.id && !staff) return 'FORBIDDEN';
  if (slot.payment !== null) return 'SLOT_PAID';
  if (!staff && !isCancellingOpen(slot, now, policy)) return 'TOO_LATE';
  return 'ok';
}

/** More than the limit must remain: with exactly 60 minutes left it is too late (SPEC.md §4). */
export function isCancellingOpen(
  slot: Pick<Slot, 'start'>,
  now: Temporal.Instant,
  policy: ParkPolicy,
): boolean {
  return now.until(slot.start).total('minutes') > policy.cancelClosesMinutes;
}

/** A cancelling inside the free-of-charge limit is marked late for the staff. */
export function isLateCancelling(
  slot: Pick<Slot, 'start'>,
  now: Temporal.Instant,
  policy: ParkPolicy,
): boolean {
  return now.until(slot.start).total('hours') < policy.cancelFreeHours;
}

/** Whoever erases their account gives back the rides to come that are not paid; the others stay for the staff to settle. */
export function isGivenBackByErasure(slot: Pick<Slot, 'start' | 'payment'>, now: Temporal.Instant): boolean {
  return slot.payment === null && !hasBegun(slot, now);
}
