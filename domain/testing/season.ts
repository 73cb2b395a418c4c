import type { DayHours, Season, SeasonException, SeasonPlan } from '../season/season.schema.ts';

const everyDay: DayHours = { opens: '09:00', closes: '21:00' };

/** A summer of slots of 15 minutes, every day from 9 to 21, for 55 zł on any day. */
export function aPlan(plan: Partial<SeasonPlan> = {}): SeasonPlan {
  return {
    name: 'Lato',
    firstDay: '2026-06-01',
    lastDay: '2026-08-31',
    tracks: null,
    week: Array.from({ length: 7 }, () => everyDay),
    minutes: 15,
    breaks: [],
    prices: [{ from: '00:00', weekday: 5500, fridayEvening: 5500, weekend: 5500, holiday: 5500 }],
    exceptions: [],
    sunsetMinutes: null,
    ...plan,
  };
}

export function aSeason(plan: Partial<SeasonPlan> = {}, release: Partial<Season['release']> = {}): Season {
  return { plans: [aPlan(plan)], release: { daysAhead: 30, at: '08:00', ...release } };
}

export function anException(exception: Partial<SeasonException> & { firstDay: string }): SeasonException {
  return { lastDay: exception.firstDay, isClosed: false, hours: null, price: null, ...exception };
}
