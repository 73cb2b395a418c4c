import type { Decision } from '../decision.ts';
import { endOf, type Slot, type Span } from '../slots/slot.ts';

/**
 * The state of a wish. `offered`: a slot is held for the rider. `paused`: the rider let offers expire, and gets no more until they resume it.
 * `served`: the rider has taken a slot. `left`: the rider no longer waits.
 */
export const wishStates = ['waiting', 'offered', 'paused', 'served', 'left'] as const;
export type WishState = (typeof wishStates)[number];

/** The states of a wish that its rider can still leave. */
export const openWishStates = ['waiting', 'offered', 'paused'] as const satisfies readonly WishState[];

/**
 * The state of an offered slot. `lapsed`: the rider let it expire; `declined`: they returned it; `gone`: another rider on standby took
 * it, or the park took it back; `unsent`: it expired before a mail or a push about it was sent.
 */
export const offerStates = ['open', 'taken', 'lapsed', 'declined', 'gone', 'unsent'] as const;
export type OfferState = (typeof offerStates)[number];

/** Open wishes of one rider for one day. */
export const wishesADayAtMost = 3;
/** Open wishes of one rider. */
export const wishesAtMost = 12;
/** A wish is paused after this many expired offers in a row. */
export const lapsesUntilPause = 2;
/** A wish begins at most this many days ahead. */
export const wishDaysAhead = 366;

const offerMinutes = 10;
/** With less time to the start (minutes), the first tap among all riders on standby takes the slot. */
const firstTapUnderMinutes = 45;
/** A shorter offer would be useless. */
const leastOfferMinutes = 1;

/** What a rider waits for: any slot that begins and ends within a time of one day. */
export interface Wish {
  /** Null for any track. */
  track: number | null;
  from: Temporal.Instant;
  until: Temporal.Instant;
}

/** Whether a slot matches the wish. Places at an event never do. */
export function isWished(wish: Wish, slot: Span & Pick<Slot, 'track' | 'event'>): boolean {
  if (slot.event !== null || (wish.track !== null && wish.track !== slot.track)) return false;
  return (
    Temporal.Instant.compare(slot.start, wish.from) >= 0 &&
    Temporal.Instant.compare(endOf(slot), wish.until) <= 0
  );
}

/** Whether two wishes may want the same slot. */
export function competes(a: Wish, b: Wish): boolean {
  if (a.track !== null && b.track !== null && a.track !== b.track) return false;
  return Temporal.Instant.compare(a.from, b.until) < 0 && Temporal.Instant.compare(b.from, a.until) < 0;
}

/** The facts for a new wish. */
export interface WishingFacts extends Wish {
  now: Temporal.Instant;
  /** Whether its time is within one day by the park's clocks. */
  isOneDay: boolean;
  /** Whether the track takes bookings of riders; for any track, whether one does. */
  isTrackOpen: boolean;
  /** The rider's open wishes: in all, and on this day. */
  open: { inAll: number; onDay: number };
}

/** May the rider wait for this? */
export function decideWishing({ from, until, now, isOneDay, isTrackOpen, open }: WishingFacts): Decision {
  if (Temporal.Instant.compare(until, from) <= 0 || !isOneDay) return 'FAILED_VALIDATION';
  if (Temporal.Instant.compare(until, now) <= 0) return 'TOO_LATE';
  if (now.until(from).total('hours') > wishDaysAhead * 24) return 'FAILED_VALIDATION';
  if (!isTrackOpen) return 'TRACK_CLOSED';
  return open.onDay >= wishesADayAtMost || open.inAll >= wishesAtMost ? 'WISH_LIMIT' : 'ok';
}

/** May the rider leave a wish? At any time; another rider's wish looks like none. @param wish null if the rider has no such wish */
export function decideLeaving(wish: { state: WishState } | null): Decision {
  if (wish === null) return 'NOT_FOUND';
  return isOpenWish(wish.state) ? 'ok' : 'unchanged';
}

/** May the rider resume a paused wish? @param wish null if the rider has no such wish */
export function decideResuming(
  wish: { state: WishState; until: Temporal.Instant } | null,
  now: Temporal.Instant,
): Decision {
  if (wish === null) return 'NOT_FOUND';
  if (wish.state !== 'paused') return isOpenWish(wish.state) ? 'unchanged' : 'CHANGED_SINCE';
  return Temporal.Instant.compare(wish.until, now) <= 0 ? 'TOO_LATE' : 'ok';
}

function isOpenWish(state: WishState): boolean {
  return openWishStates.some((open) => open === state);
}

/** How a slot is offered. */
export interface OfferTime {
  until: Temporal.Instant;
  /** Whether the first tap among all riders on standby takes it. */
  isFirstTap: boolean;
}

/** Until when a slot is offered, in whole seconds: ten minutes, or a third of the time left. Null if that is too short. */
export function offerTimeOf({ start }: Pick<Slot, 'start'>, now: Temporal.Instant): OfferTime | null {
  const minutesLeft = now.until(start).total('minutes');
  const minutes = Math.min(offerMinutes, minutesLeft / 3);
  if (minutes < leastOfferMinutes) return null;
  const until = now.add({ seconds: Math.floor(minutes * 60) });
  return { until, isFirstTap: minutesLeft < firstTapUnderMinutes };
}

/** The wish after its offer has ended, with the lapses in a row. */
export function afterOffer(
  end: Exclude<OfferState, 'open'>,
  lapses: number,
): { state: WishState; lapses: number } {
  if (end === 'taken') return { state: 'served', lapses: 0 };
  if (end !== 'lapsed') return { state: 'waiting', lapses };
  return { state: lapses + 1 >= lapsesUntilPause ? 'paused' : 'waiting', lapses: lapses + 1 };
}

/** How many minutes a slot that a rider did not take is not offered to that rider again, so that others have their turn. */
export const notAgainMinutes = 60;
/** The ends of an offer after which the slot passes to the next rider. */
export const lettingGo = ['lapsed', 'declined', 'unsent'] as const satisfies readonly OfferState[];
/** Wishes are deleted this many days after their time. */
export const wishesKeptDays = 30;

/** Whether a slot may be offered again for a wish that already had an offer of it. */
export function isOfferedAgain(earlier: OfferState): boolean {
  return earlier === 'gone' || earlier === 'unsent';
}
