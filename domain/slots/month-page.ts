import { startOfDay } from '../time/park-time.ts';
import { readFrom } from './upcoming.ts';

/** The weeks on a month's page. */
const weeksShown = 6;

/** The visible month, and its open day; null if none is open. */
export interface MonthView {
  month: Temporal.PlainYearMonth;
  day: Temporal.PlainDate | null;
}

/** From one moment on, and before another. */
export interface MomentRange {
  from: Temporal.Instant;
  to: Temporal.Instant;
}

/** The 42 days of a month's page: six weeks, Monday first (SPEC.md §2). */
export function monthGrid(month: Temporal.PlainYearMonth): Temporal.PlainDate[] {
  return sixWeeksFrom(month.toPlainDate({ day: 1 }));
}

/** The 42 days that begin with the week of this one. */
function sixWeeksFrom(day: Temporal.PlainDate): Temporal.PlainDate[] {
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return Array.from({ length: weeksShown * 7 }, (_, index) => monday.add({ days: index }));
}

/** From the first moment of the grid's first day to the first moment after its last one, in the zone. */
export function gridRange(days: readonly Temporal.PlainDate[], zone: string): MomentRange {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) throw new RangeError('A grid needs at least one day.');
  return { from: startOfDay(first, zone), to: startOfDay(last.add({ days: 1 }), zone) };
}

/**
 * The six weeks of a month's page. The current month begins with today's week: late in a month the first screen would only show past days.
 * Opening one of those days shows the month from its beginning.
 */
export function shownWeeks({ month, day }: MonthView, today: Temporal.PlainDate): Temporal.PlainDate[] {
  if (!month.equals(today.toPlainYearMonth())) return monthGrid(month);
  const fromToday = sixWeeksFrom(today);
  const [first] = fromToday;
  const isEarlier = day !== null && first !== undefined && Temporal.PlainDate.compare(day, first) < 0;
  return isEarlier ? monthGrid(month) : fromToday;
}

/** The future part of a month's page, including slots that began the evening before; null where there is none. */
export function openRange(
  grid: readonly Temporal.PlainDate[],
  today: Temporal.PlainDate,
  zone: string,
): MomentRange | null {
  const { from, to } = gridRange(grid, zone);
  const earliest = readFrom(today, zone);
  if (Temporal.Instant.compare(earliest, to) >= 0) return null;
  return { from: Temporal.Instant.compare(from, earliest) < 0 ? earliest : from, to };
}
