import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { Decision, Refusal } from '../decision.ts';
import type { RideLimits } from '../park/policy.ts';
import { payHoldMinutes } from '../payments/checkout.ts';
import { hasBegun, type Slot } from '../slots/slot.ts';

/** Rides to come that a rider holds, booked or held to be paid, whoever booked them. */
export interface RidesHeld {
  inAll: number;
  /** On the day of the slot that is asked for, by the park's clocks. */
  onDay: number;
}

/** What another ride of a rider is decided by. */
export interface RideLimitFacts {
  actor: Actor;
  /** Whether the rider has proved that they read the mails of their address. */
  isEmailProved: boolean;
  /** Without the slot that is asked for. */
  held: RidesHeld;
  limits: RideLimits;
}

/** So many are held already. */
export interface RideLimitRefusal extends Refusal {
  limit: number;
  per: 'day' | 'all';
}

/** May a rider hold one more ride? What staff book, for themselves or for others, has no limit. */
export function decideMoreRides({
  actor,
  isEmailProved,
  held,
  limits,
}: RideLimitFacts): Decision | RideLimitRefusal {
  if (may(actor.role, 'slot.bookForOthers')) return 'ok';
  const inAll = isEmailProved ? limits.ridesAtMost : limits.unprovedRidesAtMost;
  const onDay = isEmailProved ? limits.ridesADayAtMost : limits.unprovedRidesADayAtMost;
  if (held.inAll >= inAll) return { code: 'RIDE_LIMIT', limit: inAll, per: 'all' };
  return held.onDay >= onDay ? { code: 'RIDE_LIMIT', limit: onDay, per: 'day' } : 'ok';
}

/** How a rider's hold of a slot ended. */
export interface HoldEnd {
  at: Temporal.Instant;
  /** Whether its time ran out unpaid by the rider's doing. */
  isLapsed: boolean;
}

/** So long a slot that a rider let lapse twice running is not theirs to hold: as long as both holds lasted. */
export const closedAfterLapsesMinutes = 2 * payHoldMinutes;

export interface HoldAgainRefusal extends Refusal {
  until: Temporal.Instant;
}

/**
 * May a rider hold this slot to pay for it later? To book it without a hold, as with a pass, they always may.
 * @param ends how their last two bookings of it ended, the newest first
 */
export function decideHoldingAgain(
  ends: readonly HoldEnd[],
  now: Temporal.Instant,
): Decision | HoldAgainRefusal {
  const [last, before] = ends;
  if (!last?.isLapsed || !before?.isLapsed) return 'ok';
  const until = last.at.add({ minutes: closedAfterLapsesMinutes });
  return Temporal.Instant.compare(now, until) >= 0 ? 'ok' : { code: 'HOLD_AGAIN_LATER', until };
}

/** A hold that its rider gives back in its second half counts as lapsed: else it would be kept for ever, one minute less each time. */
export function isHoldSpent(heldUntil: Temporal.Instant, now: Temporal.Instant): boolean {
  return now.until(heldUntil).total('minutes') <= payHoldMinutes / 2;
}

/** How often a rider books within a time. Each booking may be cancelled, so twice as many entries of the history are the most. */
export const bookingBudgets = [
  { minutes: 10, bookings: 100 },
  { minutes: 24 * 60, bookings: 300 },
] as const;

/** The time of the longest budget. */
export const longestBudgetMinutes = 24 * 60;

/** What a rider booked for themselves lately, the newest first: no more than the largest budget is needed. */
export type BookedLately = readonly Temporal.Instant[];

export interface BudgetRefusal extends Refusal {
  limit: number;
  /** When the oldest of them no longer counts. */
  until: Temporal.Instant;
}

/** May a rider book once more, who books and cancels in turns? Staff have no budget. */
export function decideBookingAgain(
  actor: Actor,
  lately: BookedLately,
  now: Temporal.Instant,
): Decision | BudgetRefusal {
  if (may(actor.role, 'slot.bookForOthers')) return 'ok';
  for (const { minutes, bookings } of bookingBudgets) {
    const oldest = lately[bookings - 1];
    const until = oldest?.add({ minutes });
    if (until && Temporal.Instant.compare(now, until) < 0)
      return { code: 'REQUESTS_EXCEEDED', limit: bookings, until };
  }
  return 'ok';
}

/** From so many rides to come on, the staff see a rider among those who hold much: half of what an account with a new address may. */
export const holdsMuchFrom = 8;

/** Whether this is one of a rider's unpaid rides to come, which staff free all at once. */
export function isUnpaidToCome(
  slot: Pick<Slot, 'rider' | 'payment' | 'start'>,
  rider: string,
  now: Temporal.Instant,
): boolean {
  return slot.rider === rider && slot.payment === null && !hasBegun(slot, now);
}
