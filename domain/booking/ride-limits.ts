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

/** What a ride's new day is decided by. */
export interface MovedRideFacts extends RideLimitFacts {
  /** Whether it stays on its day, by the park's clocks. */
  isSameDay: boolean;
}

/** May a rider's ride move to that day? It is no ride more in all, nor on the day on which it is already. */
export function decideMovedRide({ isSameDay, ...facts }: MovedRideFacts): Decision | RideLimitRefusal {
  return decideMoreRides({ ...facts, held: { inAll: 0, onDay: isSameDay ? 0 : facts.held.onDay } });
}

/** When a rider's holds of a slot ran out unpaid by their doing, the newest first. */
export type Lapses = readonly Temporal.Instant[];

/** So long a slot that a rider let lapse twice running is not theirs to hold: as long as both holds lasted. */
export const closedAfterLapsesMinutes = 2 * payHoldMinutes;
/** Lapses so close together are twice running, whatever the rider did with the slot in between. */
export const lapsesRunningMinutes = 60;

export interface HoldAgainRefusal extends Refusal {
  until: Temporal.Instant;
}

/** May a rider hold this slot to pay for it later? To book it without a hold, as with a pass, they always may. */
export function decideHoldingAgain(
  [last, before]: Lapses,
  now: Temporal.Instant,
): Decision | HoldAgainRefusal {
  if (!last || !before || before.until(last).total('minutes') > lapsesRunningMinutes) return 'ok';
  const until = last.add({ minutes: closedAfterLapsesMinutes });
  return Temporal.Instant.compare(now, until) >= 0 ? 'ok' : { code: 'HOLD_AGAIN_LATER', until };
}

/** What the history tells of a rider and a slot. */
export interface SlotTurn {
  action: 'book' | 'cancel';
  at: Temporal.Instant;
  isLapsed: boolean;
}

/**
 * Minutes for which a rider has held a slot and given it back early, since it last lapsed.
 * @param turns within `lapsesRunningMinutes`, the newest first
 */
export function heldAndGivenBack(turns: readonly SlotTurn[]): number {
  let minutes = 0;
  let end: Temporal.Instant | null = null;
  for (const { action, at, isLapsed } of turns) {
    if (isLapsed) break;
    const held = action === 'book' && end ? at.until(end).total('minutes') : 0;
    // No hold that is given back lasts longer: that was a booking.
    if (held < payHoldMinutes) minutes += held;
    end = action === 'cancel' ? at : null;
  }
  return minutes;
}

/**
 * A hold that its rider gives back when half of its time is over counts as lapsed: else it would be kept for ever, one minute less each time.
 * @param before minutes that count as time of this hold (`heldAndGivenBack`): else it would be given back a little earlier, and taken again
 */
export function isHoldSpent(heldUntil: Temporal.Instant, now: Temporal.Instant, before: number): boolean {
  return now.until(heldUntil).total('minutes') - before <= payHoldMinutes / 2;
}

/** How often a rider books within a time. Each booking may be cancelled, so twice as many entries of the history are the most. */
export const bookingBudgets = [
  { minutes: 10, bookings: 100 },
  { minutes: 24 * 60, bookings: 300 },
] as const;

/** For each budget when a rider made the oldest of so many bookings for themselves as it has; null where they have made fewer. */
export type FilledBudgets = readonly (Temporal.Instant | null)[];

export interface BudgetRefusal extends Refusal {
  limit: number;
  /** When the oldest of them no longer counts. */
  until: Temporal.Instant;
}

/** May a rider book once more, who books and cancels in turns? Staff have no budget. */
export function decideBookingAgain(
  actor: Actor,
  filled: FilledBudgets,
  now: Temporal.Instant,
): Decision | BudgetRefusal {
  if (may(actor.role, 'slot.bookForOthers')) return 'ok';
  for (const [index, { minutes, bookings }] of bookingBudgets.entries()) {
    const until = filled[index]?.add({ minutes });
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
