import { momentOf } from '@cablepark/domain/time/park-time';

/** A `datetime-local` text as the park's clocks mean it; `null` when it is empty. */
export function readMoment(text: string, zone: string): Temporal.Instant | null {
  return text === '' ? null : momentOf(Temporal.PlainDateTime.from(text), zone);
}

/** The other way round, to the minute. */
export function momentText(moment: Temporal.Instant, zone: string): string {
  return moment.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' });
}
