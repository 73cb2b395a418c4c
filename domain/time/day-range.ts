import { startOfDay } from './park-time.ts';

/** Days of the park's zone, both ends included. */
export interface DayRange {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

/** Slightly more than a year, so that two seasons can be compared. */
const longestRangeDays = 400;

/** Exactly `YYYY-MM-DD`. `null` where there is no such day. */
export function readDay(text: string): Temporal.PlainDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    return null;
  }
}

/** Whether the days are in order and not too many. */
export function isRange({ from, to }: DayRange): boolean {
  const days = from.until(to, { largestUnit: 'days' }).days;
  return days >= 0 && days < longestRangeDays;
}

export function daysOf({ from, to }: DayRange): Temporal.PlainDate[] {
  const { days } = from.until(to, { largestUnit: 'days' });
  return Array.from({ length: days + 1 }, (_, index) => from.add({ days: index }));
}

/** The bounds of the range, from the first day's start to the end of the last (exclusive), in epoch milliseconds. */
export function boundsOf({ from, to }: DayRange, zone: string): { fromMs: number; toMs: number } {
  return {
    fromMs: startOfDay(from, zone).epochMilliseconds,
    toMs: startOfDay(to.add({ days: 1 }), zone).epochMilliseconds,
  };
}
