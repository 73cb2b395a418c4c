import { dayOf, momentOf } from '../time/park-time.ts';

/** Rides of a night belong to the day before, until this hour of the clock. */
const nightEnds = 4;

/** The day of the rides at this moment: from four in the morning to four in the next one, so that a night session is not cut in two. */
export function rideDayOf(
  now: Temporal.Instant,
  zone: string,
): { start: Temporal.Instant; end: Temporal.Instant } {
  const isNight = now.toZonedDateTimeISO(zone).hour < nightEnds;
  const day = dayOf(now, zone).subtract({ days: isNight ? 1 : 0 });
  const startOf = (date: Temporal.PlainDate) => momentOf(date.toPlainDateTime({ hour: nightEnds }), zone);
  return { start: startOf(day), end: startOf(day.add({ days: 1 })) };
}
