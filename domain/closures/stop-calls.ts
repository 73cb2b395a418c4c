/** What became of the messages about a stop to one rider, by mail or push. `none`: there is none, or it came to nothing. */
export type MessageOfStop = 'sent' | 'waiting' | 'none';

export interface StopCallFacts {
  /** Whether the stop was undone. */
  isUndone: boolean;
  /** Whether staff told the rider of the new time, and of the first one again. */
  isTold: boolean;
  isToldSinceUndone: boolean;
  message: MessageOfStop;
  /** When the ride began before the stop. */
  firstStart: Temporal.Instant;
}

/** A message that is not sent so long before the first time comes too late, in minutes: staff call. */
const leastNoticeMinutes = 10;

/** Must staff tell this rider by voice? */
export function isCallNeeded(facts: StopCallFacts, now: Temporal.Instant): boolean {
  const { isUndone, isTold, isToldSinceUndone, message, firstStart } = facts;
  if (isUndone) return isTold && !isToldSinceUndone;
  if (isTold || message === 'sent') return false;
  return (
    message === 'none' ||
    Temporal.Instant.compare(now, firstStart.subtract({ minutes: leastNoticeMinutes })) >= 0
  );
}
