import { momentOf, startOfDay } from '../time/park-time.ts';

const dayMs = 24 * 60 * 60_000;

/** Converts `HH:MM` on a day, `24:00` included, to milliseconds since the epoch. */
export type DayClock = (time: string) => number;

/**
 * The clock of a day, also of one of 23 or 25 hours. A skipped time maps to the moment of the skip, a repeated one to the first.
 * A season needs thousands of days, so an ordinary day is plain arithmetic in milliseconds.
 */
export function clockOf(day: Temporal.PlainDate, zone: string): DayClock {
  const startMs = startOfDay(day, zone).epochMilliseconds;
  const endMs = startOfDay(day.add({ days: 1 }), zone).epochMilliseconds;
  if (endMs - startMs === dayMs) return (time) => startMs + minutesOf(time) * 60_000;
  return (time) =>
    time === '24:00'
      ? endMs
      : momentOf(day.toPlainDateTime(Temporal.PlainTime.from(time)), zone).epochMilliseconds;
}

/** Minutes after midnight. */
function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
