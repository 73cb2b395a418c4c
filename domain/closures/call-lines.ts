import { groupBy } from '../grouping.ts';
import type { CallDecision } from './stop-calls.ts';

/** What one stop or closure told the rider of a ride: a line of the call list if the message did not arrive. */
export interface CallLine {
  booking: number;
  /** When it was made, undone or lifted. */
  changedMs: number;
  /** Whether a closure affects the ride: then its time does not matter. */
  isClosed: boolean;
  /** Whether staff call the rider until they answer. */
  needsAnswer: boolean;
  decision: CallDecision;
}

/**
 * The current line of each ride: first that of a closure, then one that needs an answer, then the newest one that somebody was or should be told
 * about. A newer line replaces older ones, whether its rider must be called or not.
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
