import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { Decision, Refusal } from '../decision.ts';
import type { RideLimits } from '../park/policy.ts';
import { payHoldMinutes } from '../payments/checkout.ts';
import { hasBegun, type Slot } from '../slots/slot.ts';

/** A rider's future rides, booked or on hold, whoever booked them. */
export interface RidesHeld {
  inAll: number;
  /** On the day of the requested slot, in the park's zone. */
  onDay: number;
}

/** The facts for one more ride of a rider. */
export interface RideLimitFacts {
  actor: Actor;
  /** Whether the rider's e-mail address is verified. */
  isEmailProved: boolean;
  /** Without the requested slot. */
  held: RidesHeld;
  limits: RideLimits;
}

/** The refusal with the number of rides held. */
export interface RideLimitRefusal extends Refusal {
  limit: number;
  per: 'day' | 'all';
}

/** May a rider hold one more ride? Bookings by staff, for themselves or for others, have no limit. */
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

/** The facts for a ride's new day. */
export interface MovedRideFacts extends RideLimitFacts {
  /** Whether it stays on its day, in the park's zone. */
  isSameDay: boolean;
}

/** May a rider's ride move to that day? The move adds no ride in total, and none to a day that the ride is already on. */
export function decideMovedRide({ isSameDay, ...facts }: MovedRideFacts): Decision | RideLimitRefusal {
  return decideMoreRides({ ...facts, held: { inAll: 0, onDay: isSameDay ? 0 : facts.held.onDay } });
}

/** When the rider's holds of a slot expired unpaid by their own fault, the newest first. */
export type Lapses = readonly Temporal.Instant[];

/** How many minutes after two lapses in a row the rider cannot hold the slot again: as long as both holds lasted. */
export const closedAfterLapsesMinutes = 2 * payHoldMinutes;
/** Two lapses within this time (minutes) count as in a row, whatever the rider did with the slot in between. */
export const lapsesRunningMinutes = 60;

export interface HoldAgainRefusal extends Refusal {
  until: Temporal.Instant;
}

/** May a rider hold this slot to pay later? Booking without a hold, as with a pass, stays possible. */
export function decideHoldingAgain(
  [last, before]: Lapses,
  now: Temporal.Instant,
): Decision | HoldAgainRefusal {
  if (!last || !before || before.until(last).total('minutes') > lapsesRunningMinutes) return 'ok';
  const until = last.add({ minutes: closedAfterLapsesMinutes });
  return Temporal.Instant.compare(now, until) >= 0 ? 'ok' : { code: 'HOLD_AGAIN_LATER', until };
}

/** One rider's history entry for a slot. */
export interface SlotTurn {
  action: 'book' | 'cancel';
  at: Temporal.Instant;
  isLapsed: boolean;
}

/**
 * Minutes for which a rider held a slot and released it early, since the last lapse.
 * @param turns within `lapsesRunningMinutes`, the newest first
 */
export function heldAndGivenBack(turns: readonly SlotTurn[]): number {
  let minutes = 0;
  let end: Temporal.Instant | null = null;
  for (const { action, at, isLapsed } of turns) {
    if (isLapsed) break;
    const minutesHeld = action === 'book' && end ? at.until(end).total('minutes') : 0;
    // A longer time means a booking, not a hold.
    if (minutesHeld < payHoldMinutes) minutes += minutesHeld;
    end = action === 'cancel' ? at : null;
  }
  return minutes;
}

/**
 * A hold that its rider releases after half of its time counts as lapsed. Otherwise the rider could renew it for ever, one minute less each time.
 * @param before minutes of earlier holds (`heldAndGivenBack`), so that releasing a little earlier does not help either
 */
export function isHoldSpent(heldUntil: Temporal.Instant, now: Temporal.Instant, before: number): boolean {
  return now.until(heldUntil).total('minutes') - before <= payHoldMinutes / 2;
}

/** How often a rider may book within a time. Each booking can be cancelled, so the history has at most twice as many entries. */
export const bookingBudgets = [
  { minutes: 10, bookings: 100 },
  { minutes: 24 * 60, bookings: 300 },
] as const;

/** For each budget, when the rider made the oldest booking that counts; null if the budget is not full. */
export type FilledBudgets = readonly (Temporal.Instant | null)[];

export interface BudgetRefusal extends Refusal {
  limit: number;
  /** When the oldest booking no longer counts. */
  until: Temporal.Instant;
}

/** May a rider who keeps booking and cancelling book once more? Staff have no budget. */
export function decideBookingAgain(
  actor: Actor,
  budgets: FilledBudgets,
  now: Temporal.Instant,
): Decision | BudgetRefusal {
  if (may(actor.role, 'slot.bookForOthers')) return 'ok';
  for (const [index, { minutes, bookings }] of bookingBudgets.entries()) {
    const until = budgets[index]?.add({ minutes });
    if (until && Temporal.Instant.compare(now, until) < 0)
      return { code: 'REQUESTS_EXCEEDED', limit: bookings, until };
  }
  return 'ok';
}

/** From this many future rides on, staff see the rider in the list of large holders: half the limit of an unverified account. */
export const holdsMuchFrom = 8;

/** Whether this is one of a rider's unpaid future rides, which staff free all at once. */
export function isUnpaidToCome(
  slot: Pick<Slot, 'rider' | 'payment' | 'start'>,
  rider: string,
  now: Temporal.Instant,
): boolean {
  return slot.rider === rider && slot.payment === null && !hasBegun(slot, now);
}
