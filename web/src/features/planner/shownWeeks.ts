import { monthGrid, sixWeeksFrom, weeksShown } from './daySummary.ts';
import type { PlannerView } from './plannerUrl.ts';

/**
 * The six weeks of a month's page. On a narrow screen this month begins with today's week: late in a month the first screen
 * would be full of days that are over. Whoever opens one of those all the same gets the month from its beginning.
 */
export function shownWeeks(
  { month, day }: PlannerView,
  today: Temporal.PlainDate,
  narrow: boolean,
): Temporal.PlainDate[] {
  if (!narrow || !month.equals(today.toPlainYearMonth())) return monthGrid(month);
  const fromToday = sixWeeksFrom(today);
  const [first] = fromToday;
  const isEarlier = day !== null && first !== undefined && Temporal.PlainDate.compare(day, first) < 0;
  return isEarlier ? monthGrid(month) : fromToday;
}

/** The same while nobody knows how wide the screen is: the weeks of both; `onlyOn` says which of them one hides. */
export function weeksOfBoth(view: PlannerView, today: Temporal.PlainDate): Temporal.PlainDate[] {
  const weeks = shownWeeks(view, today, false);
  const last = weeks.at(-1) ?? today;
  const later = shownWeeks(view, today, true).filter((day) => Temporal.PlainDate.compare(day, last) > 0);
  return [...weeks, ...later];
}

/** @param index of a week among `count` */
export function onlyOn(index: number, count: number): 'wide' | 'narrow' | undefined {
  if (index < count - weeksShown) return 'wide';
  return index >= weeksShown ? 'narrow' : undefined;
}
