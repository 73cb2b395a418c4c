import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { BookingEnd, BookingState } from '../booking/booking-steps.ts';
import type { Decision, Refusal } from '../decision.ts';
import { slotsTogetherAtMost } from '../park/policy.ts';
import type { Slot } from '../slots/slot.ts';

/** How many hours a link may hold its slots at most. */
export const linkHoursAtMost = 24;
/** How many hours before its first slot a link ends, so that others can still plan with the slots that nobody took. */
export const linkEndsHoursBefore = 2;
/** A shorter link would be useless. */
const leastLinkMinutes = 10;
/** A link ends at a round time: a multiple of this many minutes. */
const linkStepMinutes = 5;
/** How many hours a rider cannot make another link after friends let slots lapse. */
export const linkPauseHours = 24;
/** Links are deleted this many days after their end. */
export const linksKeptDays = 30;

/** The latest end of a link for slots with these starts; null if there is too little time. */
export function latestLinkEnd(
  starts: readonly Temporal.Instant[],
  now: Temporal.Instant,
): Temporal.Instant | null {
  const limits = [
    now.add({ hours: linkHoursAtMost }),
    ...starts.map((start) => start.subtract({ hours: linkEndsHoursBefore })),
  ];
  const latest = Math.min(...limits.map(({ epochMilliseconds }) => epochMilliseconds));
  const stepMs = linkStepMinutes * 60_000;
  const until = Temporal.Instant.fromEpochMilliseconds(Math.floor(latest / stepMs) * stepMs);
  return now.until(until).total('minutes') < leastLinkMinutes ? null : until;
}

/** The facts for a new link. */
export interface LinkFacts {
  actor: Actor;
  isEmailProved: boolean;
  /** The slots that are held for friends. */
  slots: readonly Pick<Slot, 'start' | 'event'>[];
  /** Including the rider's own slot. */
  slotsInAll: number;
  until: Temporal.Instant;
  now: Temporal.Instant;
  /** When the pause after earlier lapses ends; null without one. */
  pausedUntil: Temporal.Instant | null;
}

export interface LinkPause extends Refusal {
  until: Temporal.Instant;
}

/** May a rider hold slots for friends? The booking rule and the rider's limits are checked separately. */
export function decideLink(facts: LinkFacts): Decision | LinkPause {
  const { actor, isEmailProved, slots, slotsInAll, until, now, pausedUntil } = facts;
  if (!may(actor.role, 'slot.book') || !isEmailProved) return 'FORBIDDEN';
  if (slots.length === 0 || slotsInAll > slotsTogetherAtMost) return 'FAILED_VALIDATION';
  if (slots.some(({ event }) => event !== null)) return 'FORBIDDEN';
  if (pausedUntil !== null && Temporal.Instant.compare(now, pausedUntil) < 0)
    return { code: 'HOLD_AGAIN_LATER', until: pausedUntil };
  const latest = latestLinkEnd(
    slots.map(({ start }) => start),
    now,
  );
  if (latest === null) return 'TOO_LATE';
  const isTooShort = now.until(until).total('minutes') < leastLinkMinutes - 1;
  return isTooShort || Temporal.Instant.compare(until, latest) > 0 ? 'FAILED_VALIDATION' : 'ok';
}

/** A slot that a link held and nobody took. */
export interface UntakenPlace {
  made: Temporal.Instant;
  until: Temporal.Instant;
  ended: Temporal.Instant;
}

/**
 * Until when these places prevent another link of their rider; null for none.
 * A place that is freed in the second half of its time counts as lapsed. Otherwise the rider could hold it for ever, one minute less each time.
 */
export function linkPausedUntil(places: readonly UntakenPlace[]): Temporal.Instant | null {
  const lapses = places.filter(({ made, until, ended }) => {
    const half = (made.epochMilliseconds + until.epochMilliseconds) / 2;
    return ended.epochMilliseconds >= half;
  });
  if (lapses.length === 0) return null;
  const last = Math.max(...lapses.map(({ ended }) => ended.epochMilliseconds));
  return Temporal.Instant.fromEpochMilliseconds(last).add({ hours: linkPauseHours });
}

/**
 * The state of a place. `open`: anybody with the link may take it. `taken`: a friend has it. `kept`: the rider has booked it after all. `lapsed`:
 * nobody took it in time. `withdrawn`: the rider or the park freed it. `freed`: the friend cancelled it, or did not pay.
 */
export const placeStates = ['open', 'taken', 'kept', 'lapsed', 'withdrawn', 'freed'] as const;
export type PlaceState = (typeof placeStates)[number];

/** The bookings of a place. */
export interface PlaceFacts {
  /** The booking that holds the place, and why it ended. */
  hold: BookingState;
  end: BookingEnd | null;
  /** The friend's booking; null where nobody has taken it. */
  taking: BookingState | null;
  until: Temporal.Instant;
}

export function placeStateOf({ hold, end, taking, until }: PlaceFacts, now: Temporal.Instant): PlaceState {
  if (taking !== null) return isOver(taking) ? 'freed' : 'taken';
  if (hold === 'held') return Temporal.Instant.compare(now, until) < 0 ? 'open' : 'lapsed';
  if (!isOver(hold)) return 'kept';
  return end === 'unclaimed' ? 'lapsed' : 'withdrawn';
}

/** The ends of a hold that may count as lapsed (`linkPausedUntil`): not those by the park. */
export const untakenEnds = ['unclaimed', 'rider'] as const satisfies readonly BookingEnd[];

function isOver(state: BookingState): boolean {
  return state === 'cancelled' || state === 'lapsed';
}

/** May this rider take the place? A repeated call of the same friend changes nothing. @param place null if the link does not contain this slot */
export function decideClaiming(
  place: { state: PlaceState; takenBy: string | null } | null,
  rider: string,
): Decision {
  if (place === null) return 'NOT_FOUND';
  if (place.state === 'open') return 'ok';
  if (place.state === 'taken' && place.takenBy === rider) return 'unchanged';
  return place.state === 'lapsed' ? 'TOO_LATE' : 'SLOT_TAKEN';
}

/** May the rider withdraw the link? Only open places become free. @param link null if the rider has no such link */
export function decideTakingLinkBack(link: { openPlaces: number } | null): Decision {
  if (link === null) return 'NOT_FOUND';
  return link.openPlaces > 0 ? 'ok' : 'unchanged';
}
