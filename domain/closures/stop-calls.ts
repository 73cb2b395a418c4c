/** What became of a message to one rider, by mail or push. `none`: there is none, or it came to nothing. */
export type MessageOfStop = 'sent' | 'waiting' | 'none';

/** What a stop told the rider of a ride. */
export interface StopCallFacts {
  /** Whether the stop was undone. */
  isUndone: boolean;
  /** Whether silence gives the ride back, and its rider has not answered. */
  needsAnswer: boolean;
  /** Whether staff told the rider of the new time, and of the first one again. */
  isTold: boolean;
  isToldSinceUndone: boolean;
  /** Of the delay, and of its end. */
  message: MessageOfStop;
  /** Also one of the delay that leaves after the undoing: it names the time of the moment. */
  undoMessage: MessageOfStop;
  /** When the ride began before the stop. */
  firstStart: Temporal.Instant;
}

/** `earlier`: nobody heard of this stop, or will, which was undone, so what an earlier stop told decides. */
export type CallDecision = 'call' | 'none' | 'earlier';

/** A delay of a ride by one stop: when the ride began before it, and whether its rider heard of it. */
export interface RideDelay {
  from: number;
  isHeard: boolean;
}

/** The time at which a rider expects their ride before the last of its delays: delays that nobody told don't count. @param delays the newest first */
export function knownStartOf([last, ...earlier]: readonly [RideDelay, ...RideDelay[]]): number {
  const newestHeard = earlier.findIndex(({ isHeard }) => isHeard);
  const unknownDelays = newestHeard === -1 ? earlier : earlier.slice(0, newestHeard);
  return (unknownDelays.at(-1) ?? last).from;
}

/** A message that is not sent so long before the first time comes too late, in minutes: staff call. */
const leastNoticeMinutes = 10;

/** Must staff tell this rider by voice? */
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
