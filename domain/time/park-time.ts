/** Days, cutoffs and wire times in the park's zone, whatever the visitor's zone (DESIGN.md §5.11). */
export const defaultZone = 'Europe/Warsaw';

/** SPEC.md §5: what a slot with an unreadable start says. */
const invalidDateMessage = 'Nieprawidłowy format daty w startTime';

const wireTime =
  /^((?:\d{4}|[+-]\d{6})-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?(Z|[+-]\d{2}:?\d{2})?$/i;

/** Reads a time of the wire: `Z` or an offset, milliseconds or not; no zone = UTC, a date alone = midnight UTC. Years past 9999 have a sign and six digits. `null` if unreadable. */
export function readWireTime(text: string): Temporal.Instant | null {
  const match = wireTime.exec(text);
  if (!match) return null;
  try {
    return Temporal.Instant.from(`${match[1]}T${match[2] ?? '00:00'}${match[3]?.toUpperCase() ?? 'Z'}`);
  } catch {
    return null;
  }
}

/** `2026-07-15T09:00:00.000Z`, the one form in which times leave the server. */
export function writeWireTime(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 });
}

/** @throws Error with the text of SPEC.md §5 when `startTime` is no time. */
export function startOf(slot: { startTime: string }): Temporal.Instant {
  const instant = readWireTime(slot.startTime);
  if (!instant) throw new Error(invalidDateMessage);
  return instant;
}

/** What a park plans lies in these: a year that was mistyped by a digit is refused instead of kept. */
export const plannableYears = { first: 2000, last: 2099 } as const;

/** Whether slots and events may be made for that time. */
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

/** Whether weekend prices apply: Friday from 16:00, Saturday, Sunday, in the park's zone (SPEC.md §2, /prices). */
export function isWeekendPriced(instant: Temporal.Instant, zone: string): boolean {
  const local = instant.toZonedDateTimeISO(zone);
  return local.dayOfWeek >= 6 || (local.dayOfWeek === 5 && local.hour >= 16);
}
