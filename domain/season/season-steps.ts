import type { Season } from './season.schema.ts';

/** The days of a change on one track. */
export interface TrackReach {
  track: number;
  /** The last day with slots before the change; null: none. */
  until: string | null;
  lastDay: string;
}

/** The days and tracks of a change, and the number of days per transaction. */
export interface SeasonReach {
  firstDay: string;
  daysPerStep: number;
  tracks: readonly TrackReach[];
}

/** Some days of one track: one transaction. */
export interface SeasonStep {
  track: number;
  firstDay: string;
  lastDay: string;
}

/** The next days come first on every track, as people book them soonest. */
export function stepsOf({ firstDay, daysPerStep, tracks }: SeasonReach): SeasonStep[] {
  const last = tracks.reduce((latest, { lastDay }) => (lastDay > latest ? lastDay : latest), '');
  const steps: SeasonStep[] = [];
  for (
    let from = Temporal.PlainDate.from(firstDay);
    from.toString() <= last;
    from = from.add({ days: daysPerStep })
  ) {
    const [first, to] = [from.toString(), from.add({ days: daysPerStep - 1 }).toString()];
    for (const { track, lastDay } of tracks) {
      if (first <= lastDay) steps.push({ track, firstDay: first, lastDay: to < lastDay ? to : lastDay });
    }
  }
  return steps;
}

/** Some tens of milliseconds on PostgreSQL, less on SQLite: concurrent bookings wait no longer. */
const slotsPerStep = 480;
const mostDaysPerStep = 14;

/** The number of days per step, so that each step writes about as many slots for any plan. */
export function daysPerStep(...seasons: readonly Season[]): number {
  const perDay = Math.max(1, ...seasons.flatMap(({ plans }) => plans.map(mostSlotsADay)));
  return Math.min(mostDaysPerStep, Math.max(1, Math.floor(slotsPerStep / perDay)));
}

function mostSlotsADay({ week, exceptions, minutes }: Season['plans'][number]): number {
  const hours = [...week, ...exceptions.map((exception) => exception.hours)];
  const hoursOfDay = hours.map((day) => (day ? hourOf(day.closes) - hourOf(day.opens) : 0));
  return Math.ceil((Math.max(...hoursOfDay) * 60) / minutes);
}

function hourOf(time: string): number {
  return Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
}
