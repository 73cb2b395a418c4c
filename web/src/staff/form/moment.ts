import { momentsOf } from '@cablepark/domain/time/moments-of';

/** Why a time is no moment yet: the park's clocks skip it in spring, or show it twice in autumn and neither is chosen. */
export type UnclearMoment = 'skipped' | 'twice';

/** A `datetime-local` text as the park's clocks mean it, with an offset behind it where one of two is chosen; `null` when it is empty. */
export function readMoment(text: string, zone: string): Temporal.Instant | UnclearMoment | null {
  if (text === '') return null;
  const [first, ...others] = momentsShown(text, zone);
  if (first === undefined) return 'skipped';
  if (others.length === 0) return first;
  return [first, ...others].find((moment) => momentText(moment, zone) === text) ?? 'twice';
}

/** The other way round, to the minute. A time that comes twice bears its offset: `2026-10-25T02:30+01:00`. */
export function momentText(moment: Temporal.Instant, zone: string): string {
  const local = moment.toZonedDateTimeISO(zone);
  const text = local.toPlainDateTime().toString({ smallestUnit: 'minute' });
  return momentsShown(text, zone).length > 1 ? text + local.offset : text;
}

/** What the field itself shows of it, which knows no offsets. */
export function fieldText(text: string): string {
  return text.slice(0, '2026-10-25T02:30'.length);
}

/** The moments that a text may mean, the earlier one first. */
export function momentsShown(text: string, zone: string): readonly Temporal.Instant[] {
  return text === '' ? [] : momentsOf(Temporal.PlainDateTime.from(fieldText(text)), zone);
}
