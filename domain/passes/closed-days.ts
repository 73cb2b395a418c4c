import type { ClosureReason } from '../closures/closure.ts';
import type { PassFacts } from '../prices/pass-facts.schema.ts';
import { dayOf, startOfDay } from '../time/park-time.ts';

/** A day on which the whole park was closed. */
export interface ClosedDay {
  /** The date in the park, ISO 8601. */
  day: string;
  reason: ClosureReason;
}

/** When a pass ends, and the closed days that extend it. */
export interface PassTerm {
  /** The first moment at which it is no longer valid; null while its days have not started. */
  ends: Temporal.Instant | null;
  closedDays: readonly ClosedDay[];
}

/**
 * Extends a pass by a day for each closed day on which it is valid, also for days on which only an earlier extension makes it valid.
 * @param from its first valid day; null if it was valid before each of the closed days
 * @param until the first day on which it would no longer be valid
 * @param parkClosedDays earliest first
 */
export function growTerm(
  { from, until }: { from: Temporal.PlainDate | null; until: Temporal.PlainDate },
  parkClosedDays: readonly ClosedDay[],
  zone: string,
): PassTerm {
  let end = until;
  const counted: ClosedDay[] = [];
  for (const closed of parkClosedDays) {
    const day = Temporal.PlainDate.from(closed.day);
    if (from !== null && Temporal.PlainDate.compare(day, from) < 0) continue;
    if (Temporal.PlainDate.compare(day, end) >= 0) break;
    counted.push(closed);
    end = end.add({ days: 1 });
  }
  return { ends: startOfDay(end, zone), closedDays: counted };
}

/**
 * The term of a pass after the park's closed days have changed.
 * @param parkClosedDays those since its sale, the earliest first
 */
export function regrowTerm(
  { kind, ends, closedDays }: PassTerm & { kind: Pick<PassFacts, 'validDays' | 'validUntil'> },
  parkClosedDays: readonly ClosedDay[],
  zone: string,
): PassTerm {
  if (ends === null) return { ends, closedDays };
  const until = dayOf(ends, zone).subtract({ days: closedDays.length });
  const isByDays = kind.validUntil === null && kind.validDays !== null;
  const from = isByDays ? until.subtract({ days: kind.validDays ?? 0 }) : null;
  return growTerm({ from, until }, parkClosedDays, zone);
}

/** How the count of a day changes: a future day follows the closures, a past one is only ever added. */
export function changeOfClosedDay({
  day,
  today,
  isOver,
  isCounted,
  isClosed,
}: {
  day: Temporal.PlainDate;
  today: Temporal.PlainDate;
  /** Whether its last slot has ended. */
  isOver: boolean;
  isCounted: boolean;
  /** Whether the park counts closed days and is closed for all of this one. */
  isClosed: boolean;
}): 'count' | 'takeBack' | null {
  const isToCome = Temporal.PlainDate.compare(day, today) > 0;
  if (isToCome && isCounted && !isClosed) return 'takeBack';
  return isClosed && !isCounted && (isToCome || isOver) ? 'count' : null;
}
