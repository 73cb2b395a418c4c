import { offerHours } from '@cablepark/domain/groups/enquiry';

/** `YYYY-MM-DDTHH:MM` of a field, by the park's clocks. */
export function localText(moment: Temporal.Instant, zone: string): string {
  return moment.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/** Null if the field contains no valid time. */
export function momentIn(text: string, zone: string): Temporal.Instant | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return null;
  return Temporal.PlainDateTime.from(text).toZonedDateTime(zone).toInstant();
}

/** The end that a new offer gets unless the desk types another; never after its first ride starts. */
export function usualEnd(now: Temporal.Instant, first: Temporal.Instant | null): Temporal.Instant {
  const end = now.add({ hours: offerHours });
  return first !== null && Temporal.Instant.compare(first, end) < 0 ? first : end;
}
