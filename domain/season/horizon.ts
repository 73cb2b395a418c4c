import { dayOf } from '../time/park-time.ts';
import { plannedDay } from './open-hours.ts';
import type { Season, SeasonPlan } from './season.schema.ts';

/** The last day for which anything is planned, `2026-09-30`; null for a season without plans. */
function lastPlannedDay({ plans }: Season): string | null {
  return plans.reduce<string | null>((last, plan) => latest(last, plan.lastDay), null);
}

/**
 * The last bookable day: so many days ahead after the hour of release, a day less before it, and at most the last planned day. Null while
 * nothing is planned.
 */
export function lastOpenDay(season: Season, now: Temporal.Instant, zone: string): string | null {
  const last = lastPlannedDay(season);
  const { daysAhead, at } = season.release;
  if (last === null || daysAhead === null) return last;
  const local = now.toZonedDateTimeISO(zone);
  const isOut = Temporal.PlainTime.compare(local.toPlainTime(), Temporal.PlainTime.from(at)) >= 0;
  const lastDay = local.toPlainDate().add({ days: isOut ? daysAhead : daysAhead - 1 });
  return lastDay.toString() < last ? lastDay.toString() : last;
}

/** The day on which bookings open for `day`, the first open day from today on; null if some are already open, or if none ever open. */
export function firstOpening(
  season: Season,
  now: Temporal.Instant,
  zone: string,
): { day: string; opensOn: string } | null {
  const day = firstOpenDay(season.plans, dayOf(now, zone).toString());
  const lastOpen = lastOpenDay(season, now, zone);
  if (day === null || lastOpen === null || day <= lastOpen) return null;
  const opensOn = Temporal.PlainDate.from(day).subtract({ days: season.release.daysAhead ?? 0 });
  return { day, opensOn: opensOn.toString() };
}

/** A season that has yet to begin. Days are the park's, as ISO text. */
export interface NextSeason {
  /** The first day on which the park opens, and the last of the plans. */
  firstDay: string;
  lastDay: string;
  /** The day on which bookings open; null where they are open. */
  opensOn: string | null;
  /** The hour of that day. */
  opensAt: string;
}

/** The season after today; null within one, and where none is planned. */
export function nextSeason(season: Season, now: Temporal.Instant, zone: string): NextSeason | null {
  const today = dayOf(now, zone).toString();
  const coming = season.plans.filter(({ lastDay }) => lastDay >= today);
  const firstDay = firstOpenDay(coming, today);
  if (firstDay === null || coming.some((plan) => plan.firstDay <= today)) return null;
  let lastDay = firstDay;
  for (const plan of coming.toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1)))
    if (plan.firstDay <= dayAfter(lastDay)) lastDay = latest(lastDay, plan.lastDay) ?? lastDay;
  const opensOn = firstOpening(season, now, zone)?.opensOn ?? null;
  return { firstDay, lastDay, opensOn, opensAt: season.release.at };
}

/** How many days are searched for the first open day: every page does it, and a plan may last until 2099. */
const mostDaysSearched = 400;

/** The first day from `today` on when any plan opens; null: none, or only later than we search. */
function firstOpenDay(plans: readonly SeasonPlan[], today: string): string | null {
  const days = plans.flatMap((plan) => firstOpenDayOf(plan, today) ?? []);
  return days.toSorted()[0] ?? null;
}

function firstOpenDayOf(plan: SeasonPlan, today: string): string | null {
  let day = Temporal.PlainDate.from(plan.firstDay > today ? plan.firstDay : today);
  for (let searched = 0; searched < mostDaysSearched; searched += 1) {
    if (day.toString() > plan.lastDay) return null;
    if (plannedDay(plan, day) !== null) return day.toString();
    day = day.add({ days: 1 });
  }
  return null;
}

/** The later of two days; null is before all days. */
export function latest(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}

/** The last day with released slots of a track; null: none. */
export interface TrackRelease {
  track: number;
  until: string | null;
}

/** The next opened days of a track without slots yet, however long the server was down; null: none are due. */
export function dueRelease(
  tracks: readonly TrackRelease[],
  { today, open }: { today: string; open: string | null },
): { track: number; firstDay: string; lastDay: string } | null {
  if (open === null) return null;
  for (const { track, until } of tracks) {
    const firstDay = until === null || until < today ? today : dayAfter(until);
    if (firstDay <= open) return { track, firstDay, lastDay: open };
  }
  return null;
}

export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
