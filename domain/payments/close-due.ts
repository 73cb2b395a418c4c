import type { ParkContent } from '../park/content.ts';
import { dayOf, momentOf } from '../time/park-time.ts';

/** Days with money that nobody has closed, for a reminder. */
export interface DueClose {
  from: Temporal.PlainDate;
  day: Temporal.PlainDate;
}

/** The facts of a reminder. */
export interface DueFacts {
  now: Temporal.Instant;
  zone: string;
  week: ParkContent['hours']['week'];
  lastClosed: Temporal.PlainDate | null;
  /** The first and the last day up to today with money, after the last close if there is one; null if there is none. */
  open: {
    first: Temporal.PlainDate;
    last: Temporal.PlainDate;
    beforeToday: Temporal.PlainDate | null;
  } | null;
}

/**
 * The days to remind of: today once the park has shut, before that the earlier open days. A park that has never closed a day is reminded
 * once there is money of an earlier one.
 */
export function dueClose({ now, zone, week, lastClosed, open }: DueFacts): DueClose | null {
  if (open === null || (lastClosed === null && open.beforeToday === null)) return null;
  const today = dayOf(now, zone);
  if (open.last.equals(today) && hasShut(now, today, zone, week)) return { from: open.first, day: today };
  return open.beforeToday === null ? null : { from: open.first, day: open.beforeToday };
}

/** Whether the park has shut for the day. A day without opening hours ends at midnight. */
function hasShut(
  now: Temporal.Instant,
  today: Temporal.PlainDate,
  zone: string,
  week: DueFacts['week'],
): boolean {
  const closes = week[today.dayOfWeek - 1]?.closes ?? '24:00';
  if (closes === '24:00') return false;
  const shut = momentOf(today.toPlainDateTime(Temporal.PlainTime.from(closes)), zone);
  return Temporal.Instant.compare(now, shut) >= 0;
}
