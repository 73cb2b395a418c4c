import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { BookingEnd, BookingState } from '../booking/booking-steps.ts';
import type { Decision, Refusal } from '../decision.ts';
import { slotsTogetherAtMost } from '../park/policy.ts';
import type { Slot } from '../slots/slot.ts';

/** A link holds its slots for at most so long. */
export const linkHoursAtMost = 24;
/** What friends have not taken so long before the first of the slots is free again: others can still plan with it. */
export const linkEndsHoursBefore = 2;
/** A shorter link is of use to nobody. */
const leastLinkMinutes = 10;
/** A link names a moment on the clock: a multiple of so many minutes. */
const linkStepMinutes = 5;
/** Slots that friends let lapse keep the rider from making another link for so long. */
export const linkPauseHours = 24;
/** Links are deleted so many days after their end. */
export const linksKeptDays = 30;

/** The latest end of a link for slots with these starts; null where there is too little time for one. */
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
  /** With the rider's own one. */
  slotsInAll: number;
  until: Temporal.Instant;
  now: Temporal.Instant;
  /** Until when earlier lapses keep the rider from it; null for none. */
  pausedUntil: Temporal.Instant | null;
}

export interface LinkPause extends Refusal {
  until: Temporal.Instant;
}

/** May a rider hold slots for friends? Whether each slot may be booked, and the rider's limits, are asked as for a booking. */
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

/** A slot that a link held and that nobody took. */
export interface UntakenPlace {
  made: Temporal.Instant;
  until: Temporal.Instant;
  ended: Temporal.Instant;
}

/**
 * Until when these places keep their rider from another link; null for none. A place that is given back in the second half of its time counts as
 * lapsed: else the rider could hold it for ever, one minute less each time.
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
 * What became of a place. `open`: anybody with the link may take it. `taken`: a friend has it. `kept`: the rider has booked it after all. `lapsed`:
 * nobody took it in time. `withdrawn`: the rider or the park freed it. `freed`: the friend gave it back, or did not pay.
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

/** May this rider take the place? A second tap of the same friend changes nothing. @param place null where the link has none of this slot */
export function decideClaiming(
  place: { state: PlaceState; takenBy: string | null } | null,
  rider: string,
): Decision {
  if (place === null) return 'NOT_FOUND';
  if (place.state === 'open') return 'ok';
  if (place.state === 'taken' && place.takenBy === rider) return 'unchanged';
  return place.state === 'lapsed' ? 'TOO_LATE' : 'SLOT_TAKEN';
}

/** May the rider take the link back? Only what is still open becomes free. @param link null where there is none of theirs */
export function decideTakingLinkBack(link: { openPlaces: number } | null): Decision {
  if (link === null) return 'NOT_FOUND';
  return link.openPlaces > 0 ? 'ok' : 'unchanged';
}
