/** The result of a message to one rider, by mail or push. `none`: there is none, or it was not delivered. */
export type MessageOfStop = 'sent' | 'waiting' | 'none';

/** What a stop told the rider of a ride. */
export interface StopCallFacts {
  /** Whether the stop was undone. */
  isUndone: boolean;
  /** Whether the ride is cancelled without an answer, and its rider has not answered. */
  needsAnswer: boolean;
  /** Whether staff told the rider of the new time, and of the return to the original one. */
  isTold: boolean;
  isToldSinceUndone: boolean;
  /** The message about the delay. */
  message: MessageOfStop;
  /** The message about its end. A message about the delay that is sent after the undoing counts, too, because it has the current time. */
  undoMessage: MessageOfStop;
  /** The start before the stop. */
  firstStart: Temporal.Instant;
}

/** `earlier`: nobody was or will be told of this undone stop, so the earlier stop's message decides. */
export type CallDecision = 'call' | 'none' | 'earlier';

/** A delay of a ride by one stop: the start before it, and whether its rider was told. */
export interface RideDelay {
  from: number;
  isHeard: boolean;
}

/** The time at which a rider expects the ride before its last delay. Delays without a delivered message don't count. @param delays newest first */
export function knownStartOf([last, ...earlier]: readonly [RideDelay, ...RideDelay[]]): number {
  const newestHeard = earlier.findIndex(({ isHeard }) => isHeard);
  const unknownDelays = newestHeard === -1 ? earlier : earlier.slice(0, newestHeard);
  return (unknownDelays.at(-1) ?? last).from;
}

/** A message that is not sent this many minutes before the original time is too late, so staff call. */
const leastNoticeMinutes = 10;

/** Must staff call this rider? */
export function callOf(facts: StopCallFacts, now: Temporal.Instant): CallDecision {
  const { needsAnswer, isUndone, isTold, isToldSinceUndone, message, undoMessage, firstStart } = facts;
  if (needsAnswer && !isUndone) return 'call';
  if (isUndone && !isTold && message === 'none') return 'earlier';
  const isTimeTold = isUndone ? isToldSinceUndone : isTold;
  return isTimeTold || mayReach(isUndone ? undoMessage : message, firstStart, now) ? 'none' : 'call';
}

function mayReach(message: MessageOfStop, firstStart: Temporal.Instant, now: Temporal.Instant): boolean {
  if (message !== 'waiting') return message === 'sent';
  return Temporal.Instant.compare(now, firstStart.subtract({ minutes: leastNoticeMinutes })) < 0;
}
