import { monthGrid, sixWeeksFrom } from './daySummary.ts';
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
