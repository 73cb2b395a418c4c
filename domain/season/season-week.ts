import { includes, plannedDay } from './open-hours.ts';
import { planHolding } from './plan-day.ts';
import type { DayHours, SeasonPlan } from './season.schema.ts';

/** Monday first; null on days when the park is closed. */
export type OpenWeek = (DayHours | null)[];

/**
 * The week of today's plans, otherwise of the next ones; closed if no plan is left.
 * @param tracks those that are not retired
 */
export function openWeekOf(
  plans: readonly SeasonPlan[],
  today: Temporal.PlainDate,
  tracks: readonly number[],
): OpenWeek {
  const nextDays = plans.map(({ firstDay }) => firstDay).filter((day) => day > today.toString());
  for (const day of [today.toString(), ...nextDays.toSorted()]) {
    const current = plansOf(plans, day, tracks);
    if (current.length > 0) return weekOf(current);
  }
  return weekOf([]);
}

/** The plans of these tracks on this day, as `planHolding` decides; all plans if the park has no track yet. */
function plansOf(plans: readonly SeasonPlan[], day: string, tracks: readonly number[]): SeasonPlan[] {
  if (tracks.length === 0) return plans.filter(includes(day));
  const date = Temporal.PlainDate.from(day);
  return [...new Set(tracks.flatMap((track) => planHolding({ plans }, track, date) ?? []))];
}

/** The hours of a day that exceptions change, with null hours if it is closed; null for any other day. */
export function exceptedDay(
  plans: readonly SeasonPlan[],
  day: Temporal.PlainDate,
  tracks: readonly number[],
): { hours: DayHours | null } | null {
  const current = plansOf(plans, day.toString(), tracks);
  const usual = spanOf(current.map(({ week }) => week[day.dayOfWeek - 1] ?? null));
  const hours = spanOf(current.map((plan) => plannedDay(plan, day)?.hours ?? null));
  const isUsual = usual?.opens === hours?.opens && usual?.closes === hours?.closes;
  return isUsual ? null : { hours };
}

/** Days with the same week. */
export interface OpenPeriod {
  /** The park's days, as ISO text; both are included. */
  firstDay: string;
  lastDay: string;
  week: OpenWeek;
}

/**
 * The weeks of the plans that are not over, with their days, in order; a time without a plan has none.
 * @param tracks those that are not retired
 */
export function openPeriodsOf(
  plans: readonly SeasonPlan[],
  today: Temporal.PlainDate,
  tracks: readonly number[],
): OpenPeriod[] {
  const coming = plans.filter(({ lastDay }) => lastDay >= today.toString());
  const starts = coming.flatMap(({ firstDay, lastDay }) => [firstDay, dayBeside(lastDay, 1)]);
  const periods = [...new Set(starts)].toSorted().map((firstDay, index, all) => {
    const week = weekOf(plansOf(coming, firstDay, tracks));
    return { firstDay, lastDay: dayBeside(all[index + 1] ?? firstDay, -1), week };
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
