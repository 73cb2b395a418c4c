import { dayOf, momentOf } from '../time/park-time.ts';

/** Rides at night belong to the previous day, until this hour by the clock. */
const nightEnds = 4;

/** The day of the rides at this moment, from four in the morning to four on the next, so that a night session stays on one day. */
export function rideDayOf(
  now: Temporal.Instant,
  zone: string,
): { start: Temporal.Instant; end: Temporal.Instant } {
  const isNight = now.toZonedDateTimeISO(zone).hour < nightEnds;
  const day = dayOf(now, zone).subtract({ days: isNight ? 1 : 0 });
  const startOf = (date: Temporal.PlainDate) => momentOf(date.toPlainDateTime({ hour: nightEnds }), zone);
  return { start: startOf(day), end: startOf(day.add({ days: 1 })) };
}
