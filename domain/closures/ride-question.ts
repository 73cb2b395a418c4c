/**
 * What the rider of a closed or delayed ride is asked. `choose`: it cannot take place. `answer`: its delay is above the park's limit, so it is
 * cancelled without an answer. `confirm`: its delay is within the limit, so no answer means that the new time suits.
 */
export const rideQuestions = ['choose', 'answer', 'confirm'] as const;
export type RideQuestion = (typeof rideQuestions)[number];

/**
 * The state of an affected ride. `asked`: its rider has not chosen yet. `owed`: nobody chose, and desk money waits for the rider.
 * `moved`, `back` (cancelled by the rider), `rainCheck`: the rider chose. `lapsed`: nobody chose, and it was cancelled automatically.
 * `kept`: the closure was lifted first, or the ride's new time after a stop suits. `gone`: it was moved or cancelled in another way.
 */
export const closedRideStates = [
  'asked',
  'owed',
  'moved',
  'back',
  'rainCheck',
  'lapsed',
  'kept',
  'gone',
] as const;
export type ClosedRideState = (typeof closedRideStates)[number];

/** A ride that the day's stops have moved. */
export interface DelayedTimes {
  /** The start before the first of them. */
  first: Temporal.Instant;
  now: Temporal.Instant;
  /** Whether it ends after the last slot of its track on this day. */
  isPastEnd: boolean;
}

/** The question about a moved ride; null if it is back at its original time. @param limit the minutes of delay a day that need no answer */
export function questionOf({ first, now, isPastEnd }: DelayedTimes, limit: number): RideQuestion | null {
  const minutes = first.until(now).total('minutes');
  if (minutes <= 0) return null;
  if (isPastEnd) return 'choose';
  return minutes > limit ? 'answer' : 'confirm';
}

/** The answers that a mail about a delayed ride offers; each is the fragment of its link. */
export const rideAnswers = ['keep', 'another', 'back'] as const;
export type RideAnswer = (typeof rideAnswers)[number];

/** What the desk has recorded about a delayed ride. */
export interface DeskSigns {
  question: RideQuestion;
  askedAt: Temporal.Instant;
  /** When its rider was checked in, and when the desk took a payment for it; null without one. */
  arrivedAt: Temporal.Instant | null;
  paidAt: Temporal.Instant | null;
}

/** Whether the desk's records since the question show that the rider comes, so the new time suits. After the day's last slot only a check-in does. */
export function isSettledAtDesk({ question, askedAt, arrivedAt, paidAt }: DeskSigns): boolean {
  const isSince = (moment: Temporal.Instant | null) =>
    moment !== null && Temporal.Instant.compare(moment, askedAt) > 0;
  return isSince(arrivedAt) || (question !== 'choose' && isSince(paidAt));
}
