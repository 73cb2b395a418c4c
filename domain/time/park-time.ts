/** Days, cutoffs and wire times in the park's zone, whatever the visitor's zone. */
export const defaultZone = 'Europe/Warsaw';

/** The years for plans: a typo in a year is refused. */
export const plannableYears = { first: 2000, last: 2099 } as const;

/** Whether slots and events may start at that time. */
export function isPlannable(instant: Temporal.Instant): boolean {
  const { year } = instant.toZonedDateTimeISO('UTC');
  return year >= plannableYears.first && year <= plannableYears.last;
}

export function dayOf(instant: Temporal.Instant, zone: string): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(zone).toPlainDate();
}

/** The first moment of a day in the zone; a day between two such moments has 23, 24 or 25 hours. */
export function startOfDay(day: Temporal.PlainDate, zone: string): Temporal.Instant {
  return day.toZonedDateTime(zone).toInstant();
}

/**
 * The moment of a local time, for hours that repeat on many days. A time skipped in spring maps to the moment of the skip, so that nothing
 * lasts an hour too long; a repeated one in autumn maps to the first.
 */
export function momentOf(local: Temporal.PlainDateTime, zone: string): Temporal.Instant {
  const moment = local.toZonedDateTime(zone);
  if (moment.toPlainDateTime().equals(local)) return moment.toInstant();
  const before = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return (before.getTimeZoneTransition('next') ?? moment).toInstant();
}

/** Whether weekend prices apply: Friday from 16:00, Saturday, Sunday, in the park's zone (SPEC.md §2, /prices). */
export function isWeekendPriced(instant: Temporal.Instant, zone: string): boolean {
  const local = instant.toZonedDateTimeISO(zone);
  return local.dayOfWeek >= 6 || (local.dayOfWeek === 5 && local.hour >= 16);
}
