import type { SeasonPlan } from '../season/season.schema.ts';
import { type DayRange, isRange } from '../time/day-range.ts';

/** The season of today's year, from the first to the last day of its plans; the whole year without plans. */
export function seasonDays(
  plans: readonly Pick<SeasonPlan, 'firstDay' | 'lastDay'>[],
  today: Temporal.PlainDate,
): DayRange {
  const year = { from: today.with({ month: 1, day: 1 }), to: today.with({ month: 12, day: 31 }) };
  const [first, last] = [year.from.toString(), year.to.toString()];
  const inYear = plans.filter(({ firstDay, lastDay }) => lastDay >= first && firstDay <= last);
  const firstDay = inYear
    .map((plan) => plan.firstDay)
    .toSorted()
    .at(0);
  const lastDay = inYear
    .map((plan) => plan.lastDay)
    .toSorted()
    .at(-1);
  if (firstDay === undefined || lastDay === undefined) return year;
  const season = { from: Temporal.PlainDate.from(firstDay), to: Temporal.PlainDate.from(lastDay) };
  return isRange(season) ? season : year;
}

/** 52 weeks earlier a week has the same weekdays. */
const yearOfWeeks = 52;

/**
 * The same days a year before, up to today: a running month must not be compared with a whole one.
 * A day and a week keep their weekdays, longer ranges their dates. Null if all days are in the future.
 */
export function yearBefore({ from, to }: DayRange, today: Temporal.PlainDate): DayRange | null {
  if (Temporal.PlainDate.compare(from, today) > 0) return null;
  const last = Temporal.PlainDate.compare(to, today) > 0 ? today : to;
  const isWeek = from.until(to, { largestUnit: 'days' }).days < 7;
  const back = isWeek ? { weeks: yearOfWeeks } : { years: 1 };
  return { from: from.subtract(back), to: last.subtract(back) };
}
