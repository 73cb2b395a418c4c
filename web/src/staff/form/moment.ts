import { momentsOf } from '@cablepark/domain/time/moments-of';

/** An ambiguous local time: the park's zone skips it in spring, or repeats it in autumn and neither is chosen. */
export type UnclearMoment = 'skipped' | 'twice';

/** Parses a `datetime-local` text in the park's zone, with an offset after it for a repeated time; `null` if empty. */
export function readMoment(text: string, zone: string): Temporal.Instant | UnclearMoment | null {
  if (text === '') return null;
  const [first, ...others] = momentsShown(text, zone);
  if (first === undefined) return 'skipped';
  if (others.length === 0) return first;
  return [first, ...others].find((moment) => momentText(moment, zone) === text) ?? 'twice';
}

/** The inverse, to the minute. A repeated time gets its offset: `2026-10-25T02:30+01:00`. */
export function momentText(moment: Temporal.Instant, zone: string): string {
  const local = moment.toZonedDateTimeISO(zone);
  const text = local.toPlainDateTime().toString({ smallestUnit: 'minute' });
  return momentsShown(text, zone).length > 1 ? text + local.offset : text;
}

/** The field's own value, which has no offset. */
export function fieldText(text: string): string {
  return text.slice(0, '2026-10-25T02:30'.length);
}

/** The possible instants of a text, the earlier one first. */
export function momentsShown(text: string, zone: string): readonly Temporal.Instant[] {
  return text === '' ? [] : momentsOf(Temporal.PlainDateTime.from(fieldText(text)), zone);
}
