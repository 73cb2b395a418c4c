import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import { type ClosedRefusal, type Closure, closedBy } from '../closures/closure.ts';
import type { Decision } from '../decision.ts';
import { type ParkPolicy, slotsTogetherAtMost } from '../park/policy.ts';
import { hasBegun, hasEnded, hasLapsed, isHeldBy, type Slot } from '../slots/slot.ts';
import type { TrackStatus } from '../tracks/track.ts';
import { takesBookings } from '../tracks/track-rules.ts';

/** Riders book for themselves, staff for anybody. */
export function mayBookFor(actor: Actor, rider: string): boolean {
  return rider === actor.id || may(actor.role, 'slot.bookForOthers');
}

/** May `actor` book or cancel so many slots in one step? The transaction blocks all others, so only staff change a fortnight at once. */
export function decideChangingTogether(actor: Actor, count: number): Decision {
  return count <= slotsTogetherAtMost || may(actor.role, 'slot.bookForOthers') ? 'ok' : 'FAILED_VALIDATION';
}

/** The facts for a booking. */
export interface BookingFacts {
  /** Null if there is none. */
  slot: Slot | null;
  rider: string;
  actor: Actor;
  now: Temporal.Instant;
  /** Whether the rider has an account that is neither blocked nor erased. */
  isRiderActive: boolean;
  /** Whether the slot's track accepts bookings: on a closed one only staff book, on a retired one nobody. Null where there is no slot. */
  track: TrackStatus | null;
  /** The closure that the slot is inside; null for none. */
  closure: Closure | null;
  /** Whether the slot is on hold until payment; else the booking has no deadline. */
  isPaidFirst: boolean;
}

/**
 * May `actor` put `rider` on this slot now? (SPEC.md §5 Booking; WIRE.md, PATCH /items/Slot/{id})
 * A hold is not a booking: 'ok' turns the rider's own hold into one. While payment comes first, it stays a hold with the same deadline.
 */
export function decideBooking(facts: BookingFacts): Decision | ClosedRefusal {
  const { slot, rider, actor, now, isRiderActive, track, closure, isPaidFirst } = facts;
  if (!mayBookFor(actor, rider)) return 'FORBIDDEN';
  if (!isRiderActive) return 'INVALID_FOREIGN_KEY';
  if (slot === null) return 'NOT_FOUND';
  if (isHeldBy(slot, rider, now)) {
    if (isPaidFirst) return 'unchanged';
  } else {
    const holder = hasLapsed(slot, now) ? null : slot.rider;
    if (holder === rider) return 'unchanged';
    if (holder !== null || (slot.rider === null && slot.isReserved)) return 'SLOT_TAKEN';
  }
  if (hasEnded(slot, now)) return 'TOO_LATE';
  if (track === null || !takesBookings(track, actor.role)) return 'TRACK_CLOSED';
  return closure === null ? 'ok' : closedBy(closure);
}

/** The facts for a cancellation. */
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

/** Staff see a cancellation inside the free-of-charge limit as late. */
export function isLateCancelling(
  slot: Pick<Slot, 'start'>,
  now: Temporal.Instant,
  policy: ParkPolicy,
): boolean {
  return now.until(slot.start).total('hours') < policy.cancelFreeHours;
}

/** The limits of a ride that the park moved or closed: its rider may cancel it free of charge until it starts. */
export function withoutLimits(policy: ParkPolicy): ParkPolicy {
  return { ...policy, cancelClosesMinutes: 0, cancelFreeHours: 0 };
}

/** Erasing an account cancels its unpaid future rides; staff settle the paid ones. */
export function isGivenBackByErasure(slot: Pick<Slot, 'start' | 'payment'>, now: Temporal.Instant): boolean {
  return slot.payment === null && !hasBegun(slot, now);
}
