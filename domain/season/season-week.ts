import type { DayHours, SeasonPlan } from './season.schema.ts';

/** Monday first; null on days when the park is closed. */
export type OpenWeek = (DayHours | null)[];

/** The week of the plans that cover today, else of those that begin next; closed where no plan is left. */
export function openWeekOf(plans: readonly SeasonPlan[], today: Temporal.PlainDate): OpenWeek {
  const day = today.toString();
  const coming = plans.filter(({ lastDay }) => lastDay >= day);
  const current = coming.filter(({ firstDay }) => firstDay <= day);
  const [nextDay] = coming.map(({ firstDay }) => firstDay).toSorted();
  return weekOf(current.length > 0 ? current : coming.filter(({ firstDay }) => firstDay === nextDay));
}

/** Days with the same week. */
export interface OpenPeriod {
  /** The park's days, as ISO text; both are included. */
  firstDay: string;
  lastDay: string;
  week: OpenWeek;
}

/** The weeks of the plans that are not over, each with its days, in order; a time without a plan has none. */
export function openPeriodsOf(plans: readonly SeasonPlan[], today: Temporal.PlainDate): OpenPeriod[] {
  const coming = plans.filter(({ lastDay }) => lastDay >= today.toString());
  const starts = coming.flatMap(({ firstDay, lastDay }) => [firstDay, dayBeside(lastDay, 1)]);
  const periods = [...new Set(starts)].toSorted().map((firstDay, index, all) => {
    const current = coming.filter((plan) => plan.firstDay <= firstDay && firstDay <= plan.lastDay);
    return { firstDay, lastDay: dayBeside(all[index + 1] ?? firstDay, -1), week: weekOf(current) };
  });
  return periods.filter(
    ({ lastDay, week }) => lastDay >= today.toString() && week.some((hours) => hours !== null),
  );
}

function dayBeside(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

function weekOf(plans: readonly SeasonPlan[]): OpenWeek {
  return Array.from({ length: 7 }, (_nothing, weekday) =>
    spanOf(plans.map(({ week }) => week[weekday] ?? null)),
  );
}

/** From the first opening of several tracks to the last closing. */
function spanOf(days: readonly (DayHours | null)[]): DayHours | null {
  const open = days.filter((hours) => hours !== null);
  const [opens] = open.map((hours) => hours.opens).toSorted();
  const closes = open
    .map((hours) => hours.closes)
    .toSorted()
    .at(-1);
  return opens === undefined || closes === undefined ? null : { opens, closes };
}
