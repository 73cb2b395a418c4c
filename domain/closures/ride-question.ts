/**
 * What the rider of a closed or delayed ride is asked. `choose`: it cannot take place. `answer`: it is delayed by more than the park's limit, so that
 * silence gives it back. `confirm`: it is delayed by less, so that silence means the new time suits.
 */
export const rideQuestions = ['choose', 'answer', 'confirm'] as const;
export type RideQuestion = (typeof rideQuestions)[number];

/**
 * What became of an affected ride. `asked`: its rider has yet to choose. `owed`: nobody chose, and money of the desk waits for the rider.
 * `moved`, `back` (given back at the rider's wish), `rainCheck`: the rider chose. `lapsed`: nobody chose, and it went back by itself.
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

/** A ride that stops have moved on this day. */
export interface DelayedTimes {
  /** When it began before the first of them. */
  first: Temporal.Instant;
  now: Temporal.Instant;
  /** Whether it ends after the last slot of its track on this day. */
  isPastEnd: boolean;
}

/** The question about a moved ride; null where it is back at its first time. @param limit minutes a day that a ride may be delayed without an answer */
export function questionOf({ first, now, isPastEnd }: DelayedTimes, limit: number): RideQuestion | null {
  const minutes = first.until(now).total('minutes');
  if (minutes <= 0) return null;
  if (isPastEnd) return 'choose';
  return minutes > limit ? 'answer' : 'confirm';
}

/** The answers that a mail about a delayed ride offers; each is the fragment of its link. */
export const rideAnswers = ['keep', 'another', 'back'] as const;
export type RideAnswer = (typeof rideAnswers)[number];

/** What the desk has noted of a delayed ride. */
export interface DeskSigns {
  question: RideQuestion;
  askedAt: Temporal.Instant;
  /** When its rider was checked in, and when the desk took a payment for it; null where it has not. */
  arrivedAt: Temporal.Instant | null;
  paidAt: Temporal.Instant | null;
}

/** Whether the desk has seen since the question that its rider comes: the new time suits then. Past the day's last slot only a check-in says so. */
export function isSettledAtDesk({ question, askedAt, arrivedAt, paidAt }: DeskSigns): boolean {
  const isSince = (moment: Temporal.Instant | null) =>
    moment !== null && Temporal.Instant.compare(moment, askedAt) > 0;
  return isSince(arrivedAt) || (question !== 'choose' && isSince(paidAt));
}
