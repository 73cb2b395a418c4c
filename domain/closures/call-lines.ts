import { groupBy } from '../grouping.ts';
import type { CallDecision } from './stop-calls.ts';

/** What one stop or closure said of a ride: a line of a call list, if nobody was reached. */
export interface CallLine {
  booking: number;
  /** When it was made, undone or lifted. */
  changedMs: number;
  /** Whether a closure takes the ride: then its time does not matter. */
  isClosed: boolean;
  /** Whether its rider is called until they answer. */
  needsAnswer: boolean;
  decision: CallDecision;
}

/**
 * The line of each ride that counts: that of a closure which takes it, else one that needs an answer, else that of the newest change of which somebody
 * heard or should. A newer line
 * replaces the older ones, whether its rider must be called or not.
 */
export function livingLines<Line extends CallLine>(lines: readonly Line[]): ReadonlySet<Line> {
  const byBooking = groupBy(
    lines.filter(({ decision }) => decision !== 'earlier'),
    ({ booking }) => booking,
  );
  return new Set([...byBooking.values()].flatMap((own) => own.toSorted(byWeight).slice(0, 1)));
}

function byWeight(a: CallLine, b: CallLine): number {
  const closed = Number(b.isClosed) - Number(a.isClosed);
  return closed || Number(b.needsAnswer) - Number(a.needsAnswer) || b.changedMs - a.changedMs;
}
