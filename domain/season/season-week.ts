import type { DayHours, SeasonPlan } from './season.schema.ts';

/** Monday first; null on days when the park is closed. */
export type OpenWeek = (DayHours | null)[];

/** The week of the plans that cover today, else of those that begin next; closed where no plan is left. */
export function openWeekOf(plans: readonly SeasonPlan[], today: Temporal.PlainDate): OpenWeek {
  const day = today.toString();
  const coming = plans.filter(({ lastDay }) => lastDay >= day);
  const current = coming.filter(({ firstDay }) => firstDay <= day);
  const [nextDay] = coming.map(({ firstDay }) => firstDay).toSorted();
  const plansOfWeek = current.length > 0 ? current : coming.filter(({ firstDay }) => firstDay === nextDay);
  return Array.from({ length: 7 }, (_nothing, weekday) =>
    spanOf(plansOfWeek.map(({ week }) => week[weekday] ?? null)),
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
