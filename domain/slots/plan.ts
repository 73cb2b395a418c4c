import { momentOf } from '../time/park-time.ts';

/** The slots of a time range (SPEC.md §7: "Generated slots align to the duration step"). */

/** Starts from `from` in steps of `minutes`, as long as the slot ends by `to`. */
export function planStarts(
  from: Temporal.Instant,
  to: Temporal.Instant,
  minutes: number,
): Temporal.Instant[] {
  if (minutes <= 0) throw new RangeError('A slot lasts at least a minute.');
  const count = Math.max(0, Math.floor(from.until(to).total('minutes') / minutes));
  return Array.from({ length: count }, (_, index) => from.add({ minutes: index * minutes }));
}

export interface DailyHours {
  firstDay: Temporal.PlainDate;
  lastDay: Temporal.PlainDate;
  /** The opening hours of each day, in the park's zone. */
  opens: Temporal.PlainTime;
  closes: Temporal.PlainTime;
  minutes: number;
  zone: string;
}

/** The starts of every day from the first to the last; a day's hours follow the park's clocks through clock changes. */
export function planSeason({
  firstDay,
  lastDay,
  opens,
  closes,
  minutes,
  zone,
}: DailyHours): Temporal.Instant[] {
  const days = Math.max(0, firstDay.until(lastDay, { largestUnit: 'days' }).days + 1);
  return Array.from({ length: days }, (_, index) => firstDay.add({ days: index })).flatMap((day) =>
    planStarts(
      momentOf(day.toPlainDateTime(opens), zone),
      momentOf(day.toPlainDateTime(closes), zone),
      minutes,
    ),
  );
}

/** The nearest quarter (or other step) of the hour, as the slot form rounds starts (SPEC.md §9). */
export function roundToStep(start: Temporal.PlainDateTime, minutes: number): Temporal.PlainDateTime {
  return start.round({ smallestUnit: 'minute', roundingIncrement: minutes, roundingMode: 'halfExpand' });
}
