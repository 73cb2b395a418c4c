import { isPublicHoliday } from '../time/holidays.ts';
import type { DayClock } from './day-clock.ts';
import type { PriceBand } from './season.schema.ts';

export type DayKind = 'weekday' | 'fridayEvening' | 'weekend' | 'holiday';

/** The start of the Friday evening price (SPEC.md §2, /prices). */
export const fridayEveningFrom = '16:00';

/** The price kind of each band on a day, before and from 16:00. */
export function kindsOf(day: Temporal.PlainDate): { kind: DayKind; fromFour: DayKind } {
  const kind = isPublicHoliday(day) ? 'holiday' : day.dayOfWeek >= 6 ? 'weekend' : 'weekday';
  return { kind, fromFour: kind === 'weekday' && day.dayOfWeek === 5 ? 'fridayEvening' : kind };
}

/** The price in grosze of a slot by its start. */
export function priceOn(
  day: Temporal.PlainDate,
  bands: readonly PriceBand[],
  clock: DayClock,
): (startMs: number) => number {
  const { kind, fromFour } = kindsOf(day);
  const fourMs = clock(fridayEveningFrom);
  const starts = bands.map(({ from }) => clock(from));
  return (startMs) => {
    const band = bands[starts.findLastIndex((from) => from <= startMs)] ?? bands[0];
    return band?.[startMs < fourMs ? kind : fromFour] ?? 0;
  };
}
