import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { Decision } from '../decision.ts';
import { hasBegun, hasLapsed, type Slot } from '../slots/slot.ts';
import type { TrackStatus } from '../tracks/track.ts';
import { type ClosedRefusal, type Closure, closedBy, covers } from './closure.ts';
import type { ClosedRideState, RideQuestion } from './ride-question.ts';

/** The longest closure, in days; the season plans longer ones. */
export const closureDaysAtMost = 31;
/** The same in hours, when the clocks go back during these days. */
export const closureHoursAtMost = closureDaysAtMost * 24 + 1;
/** The longest note of the park about a closure, in characters. */
export const closureNoteAtMost = 200;
/** An affected rider may choose for this many minutes, or until the closure begins, whichever is later. */
const answerMinutes = 60;
/** A held alternative is freed this many minutes before it starts. */
const freedBeforeStartMinutes = 60;

/** When a closure would begin and end. */
export interface ClosureTimes {
  now: Temporal.Instant;
  from: Temporal.Instant;
  until: Temporal.Instant;
}

/** May a closure have these times? Checked before its slots are read, so that nobody makes the server read years of slots. */
export function decideClosureTimes({ now, from, until }: ClosureTimes): Decision {
  if (Temporal.Instant.compare(until, from) <= 0) return 'FAILED_VALIDATION';
  if (Temporal.Instant.compare(until, now) <= 0) return 'TOO_LATE';
  return from.until(until).total('hours') > closureHoursAtMost ? 'FAILED_VALIDATION' : 'ok';
}

/** The facts of a planned closure. */
export interface ClosureFacts {
  actor: Actor;
  /** The status of each track; null if there is none with this id. */
  tracks: readonly (TrackStatus | null)[];
  /** The sum that would be refunded, in grosze, and the limit up to which a Manager may close. */
  toGiveBack: number;
  managerUpTo: number;
  /** The bookings of affected rides in the desk's preview, and now. */
  seen: readonly number[];
  affected: readonly number[];
}

/**
 * May the desk close these tracks? Above the park's limit only an Editor may. If the rides have changed since the preview, the desk must look again.
 */
export function decideClosing(facts: ClosureFacts): Decision {
  const { actor, tracks } = facts;
  if (!may(actor.role, 'cable.close')) return 'FORBIDDEN';
  if (tracks.includes(null)) return 'NOT_FOUND';
  if (tracks.includes('retired')) return 'TRACK_CLOSED';
  if (needsEditor(facts)) return 'FORBIDDEN';
  const seenBookings = new Set(facts.seen);
  const isSame =
    seenBookings.size === facts.affected.length &&
    facts.affected.every((booking) => seenBookings.has(booking));
  return isSame ? 'ok' : 'CHANGED_SINCE';
}

/** Whether only an Editor may close, because of the sum to refund. */
export function needsEditor({
  actor,
  toGiveBack,
  managerUpTo,
}: Pick<ClosureFacts, 'actor' | 'toGiveBack' | 'managerUpTo'>): boolean {
  return toGiveBack > managerUpTo && !may(actor.role, 'payment.void');
}

/** May the desk lift a closure early? @param closure null if there is none with this id */
export function decideLifting(
  actor: Actor,
  closure: Pick<Closure, 'until'> | null,
  now: Temporal.Instant,
): Decision {
  if (!may(actor.role, 'cable.close')) return 'FORBIDDEN';
  if (closure === null) return 'NOT_FOUND';
  return Temporal.Instant.compare(closure.until, now) <= 0 ? 'unchanged' : 'ok';
}

/** The states of a ride that its rider, or the desk for them, may still decide about. */
export const openRideStates = ['asked', 'owed'] as const satisfies readonly ClosedRideState[];

export function isOpenRide(state: ClosedRideState): boolean {
  return openRideStates.some((open) => open === state);
}

/** Until when an alternative is held; null if that is too short to answer. */
export function heldUntilOf(
  alternative: Pick<Slot, 'start'>,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const most = now.add({ minutes: answerMinutes });
  const latest = alternative.start.subtract({ minutes: freedBeforeStartMinutes });
  const until = Temporal.Instant.compare(most, latest) < 0 ? most : latest;
  return Temporal.Instant.compare(until, now.add({ minutes: 5 })) < 0 ? null : until;
}

/** Until when an affected rider chooses. @param heldUntil of the held alternative; null for none */
export function answerUntilOf(
  { from, madeAt }: Pick<Closure, 'from' | 'madeAt'>,
  heldUntil: Temporal.Instant | null,
): Temporal.Instant {
  const until = heldUntil ?? madeAt.add({ minutes: answerMinutes });
  return Temporal.Instant.compare(until, from) < 0 ? from : until;
}

export interface ClosedMoveFacts {
  state: ClosedRideState;
  from: Slot;
  /** Null where there is none. */
  to: Slot | null;
  now: Temporal.Instant;
  /** Of the target. */
  toTrack: TrackStatus | null;
  toClosure: Closure | null;
  /** Whether the target is the alternative that is held for this ride. */
  isHeldForIt: boolean;
  isRiderActive: boolean;
}

/** May the rider of a closed ride take another slot of the same length, without a fee? A place at an event only replaces another one there. */
export function decideClosedMove(facts: ClosedMoveFacts): Decision | ClosedRefusal {
  const { from, to, now, toTrack, toClosure, isHeldForIt, isRiderActive } = facts;
  const open = decideOpenRide(facts.state);
  if (open !== 'ok') return open;
  if (!isRiderActive) return 'INVALID_FOREIGN_KEY';
  if (to === null) return 'NOT_FOUND';
  const isOfOtherEvent = to.event !== null && to.event !== from.event;
  if (to.id === from.id || to.minutes !== from.minutes || isOfOtherEvent) return 'FAILED_VALIDATION';
  const isFree = (to.rider === null && !to.isReserved) || hasLapsed(to, now) || isHeldForIt;
  if (!isFree) return 'SLOT_TAKEN';
  if (hasBegun(to, now)) return 'TOO_LATE';
  if (toTrack !== 'open') return 'TRACK_CLOSED';
  return toClosure === null ? 'ok' : closedBy(toClosure);
}

/** May a ride in this state be cancelled, or exchanged for a rain check? A second answer changes nothing. */
export function decideOpenRide(state: ClosedRideState): Decision {
  return isOpenRide(state) ? 'ok' : 'CHANGED_SINCE';
}

/** How a ride is paid. A rain check replaces money, and a pass gets its ride back. */
export type ClosedPaidBy = 'nothing' | 'desk' | 'online' | 'pass';

export interface RainCheckFacts {
  state: ClosedRideState;
  paidBy: ClosedPaidBy;
  /** Whether all of its online money is already being refunded. */
  isMoneyBack: boolean;
}

/** May the rider have a rain check instead? Only for a ride that was paid with money. */
export function decideRainCheck(facts: RainCheckFacts): Decision {
  const open = decideOpenRide(facts.state);
  if (open !== 'ok') return open;
  return hasRainCheck(facts) ? 'ok' : 'SLOT_NOT_BOOKED';
}

/** Whether a rain check is offered for the ride. */
export function hasRainCheck({ state, paidBy, isMoneyBack }: RainCheckFacts): boolean {
  return isOpenRide(state) && (paidBy === 'desk' || paidBy === 'online') && !isMoneyBack;
}

export interface KeepingFacts {
  state: ClosedRideState;
  question: RideQuestion;
  /** When the ride begins now. */
  start: Temporal.Instant;
  /** The start that the rider saw; null if the caller does not send it. */
  seenStart: Temporal.Instant | null;
}

/** May the rider accept the time that a stop moved the ride to? Not if the ride cannot take place, or another stop has moved it since. */
export function decideKeepingRide({ state, question, start, seenStart }: KeepingFacts): Decision {
  if (question === 'choose') return 'FAILED_VALIDATION';
  return state === 'asked' && (seenStart === null || seenStart.equals(start)) ? 'ok' : 'CHANGED_SINCE';
}

/** What happens to a ride without an answer in time. A delayed ride takes place if its rider is checked in. */
export function endingOf(
  question: RideQuestion,
  { paidBy, hasArrived }: { paidBy: ClosedPaidBy; hasArrived: boolean },
): 'kept' | 'owed' | 'lapsed' {
  if (question === 'confirm' || (question === 'answer' && hasArrived)) return 'kept';
  return backOf(paidBy);
}

/**
 * What happens to a ride that its rider cancels. Desk money waits at the desk: a ride that can't take place keeps its booking (`owed`).
 * A delayed ride frees its slot, and the ended booking keeps the payment (`backOwed`).
 */
export function givenBackAs(question: RideQuestion, paidBy: ClosedPaidBy): 'back' | 'owed' | 'backOwed' {
  if (paidBy !== 'desk') return 'back';
  return question === 'choose' ? 'owed' : 'backOwed';
}

/** What happens to a ride without an answer in time: desk money waits at the desk. */
export function backOf(paidBy: ClosedPaidBy): 'owed' | 'lapsed' {
  return paidBy === 'desk' ? 'owed' : 'lapsed';
}

/** Whether an upcoming ride is inside the closure. The desk handles running ones. */
export function isAffected(
  closure: Pick<Closure, 'tracks' | 'from' | 'until'>,
  slot: Slot,
  now: Temporal.Instant,
) {
  return !hasBegun(slot, now) && covers(closure, slot);
}

/** May the desk record whom it told? @param ride null if there is none with this id */
export function decideTellingOfClosure(actor: Actor, ride: object | null): Decision {
  if (!may(actor.role, 'cable.close')) return 'FORBIDDEN';
  return ride === null ? 'NOT_FOUND' : 'ok';
}
