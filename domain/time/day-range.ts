import { startOfDay } from './park-time.ts';

/** Days of the park's zone, both ends included. */
export interface DayRange {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

/** A year and a bit, so that a season can be held against the one before. */
const longestRangeDays = 400;

/** `YYYY-MM-DD`, and nothing longer. `null` where there is no such day. */
export function readDay(text: string): Temporal.PlainDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    return null;
  }
}

/** In order and not too long. */
export function isRange({ from, to }: DayRange): boolean {
  const days = from.until(to, { largestUnit: 'days' }).days;
  return days >= 0 && days < longestRangeDays;
}

export function daysOf({ from, to }: DayRange): Temporal.PlainDate[] {
  const { days } = from.until(to, { largestUnit: 'days' });
  return Array.from({ length: days + 1 }, (_, index) => from.add({ days: index }));
}

/** The moments between which the days lie: from the first one on, before the second. In milliseconds since the epoch. */
export function boundsOf({ from, to }: DayRange, zone: string): { fromMs: number; toMs: number } {
  return {
    fromMs: startOfDay(from, zone).epochMilliseconds,
    toMs: startOfDay(to.add({ days: 1 }), zone).epochMilliseconds,
  };
}
