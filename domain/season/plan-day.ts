import { clockOf } from './day-clock.ts';
import { priceOn } from './day-price.ts';
import { includes, openStretches, plannedDay } from './open-hours.ts';
import type { Season, SeasonPlan } from './season.schema.ts';
import { type MapPoint, sunsetMs } from './sunset.ts';

/** A slot of the plan. A season has a hundred thousand, so the start is a number: milliseconds since the epoch. */
export interface SeasonSlot {
  startMs: number;
  minutes: number;
  /** In grosze. */
  price: number;
}

/** The park's zone, and its position where the map is set, for the sunset. */
export interface ParkPlace {
  zone: string;
  map: MapPoint | null;
}

/** The plan of a track on a day: one that names the track overrides one for all. */
export function planHolding(
  season: { plans: readonly SeasonPlan[] },
  track: number,
  day: Temporal.PlainDate,
): SeasonPlan | null {
  const plansOfDay = season.plans.filter(includes(day.toString()));
  return (
    plansOfDay.find(({ tracks }) => tracks?.includes(track)) ??
    plansOfDay.find(({ tracks }) => tracks === null) ??
    null
  );
}

/** The planned slots of a track on one day, in order and without overlaps. */
export function planDay(
  season: Season,
  track: number,
  day: Temporal.PlainDate,
  place: ParkPlace,
): SeasonSlot[] {
  const plan = planHolding(season, track, day);
  const dayPlan = plan && plannedDay(plan, day);
  if (!dayPlan) return [];
  const clock = clockOf(day, place.zone);
  const priceAt = dayPlan.price === null ? priceOn(day, plan.prices, clock) : () => dayPlan.price ?? 0;
  const lastEndMs = lastEnd(plan, day, place);
  const lengthMs = plan.minutes * 60_000;
  const slots: SeasonSlot[] = [];
  for (const stretch of openStretches(dayPlan.hours, plan.breaks)) {
    const toMs = Math.min(clock(stretch.to), lastEndMs);
    for (let startMs = clock(stretch.from); startMs + lengthMs <= toMs; startMs += lengthMs) {
      slots.push({ startMs, minutes: plan.minutes, price: priceAt(startMs) });
    }
  }
  return slots;
}

/** When the last slot must end because of the dark. */
function lastEnd({ sunsetMinutes }: SeasonPlan, day: Temporal.PlainDate, { zone, map }: ParkPlace): number {
  if (sunsetMinutes === null || map === null) return Number.POSITIVE_INFINITY;
  const setsAt = sunsetMs(day, zone, map);
  return setsAt === null ? Number.POSITIVE_INFINITY : setsAt + sunsetMinutes * 60_000;
}
