import type { DayHours, SeasonException, SeasonPlan } from './season.schema.ts';

/** The plan for one day, its exceptions included. */
export interface PlannedDay {
  hours: DayHours;
  /** The exception's price for every slot of the day; null: as planned. */
  price: number | null;
}

/** Null on a day when the park is closed. Where exceptions overlap, a later one overrides the fields that it sets. */
export function plannedDay(plan: SeasonPlan, day: Temporal.PlainDate): PlannedDay | null {
  const exceptions = plan.exceptions.filter(includes(day.toString()));
  if (exceptions.some(({ isClosed }) => isClosed)) return null;
  const hours = exceptions.findLast((one) => one.hours)?.hours ?? plan.week[day.dayOfWeek - 1];
  const price = exceptions.findLast((one) => one.price !== null)?.price ?? null;
  return hours ? { hours, price } : null;
}

/** Whether this day, as ISO text, is one of the days of a plan or an exception. */
export function includes(day: string): (span: Pick<SeasonException, 'firstDay' | 'lastDay'>) => boolean {
  return ({ firstDay, lastDay }) => firstDay <= day && day <= lastDay;
}

export interface Stretch {
  from: string;
  to: string;
}

/** When the track runs: its hours without the breaks. Slots start afresh after each break. */
export function openStretches({ opens, closes }: DayHours, breaks: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  let from = opens;
  for (const pause of breaks.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (pause.from >= closes) break;
    if (pause.from > from) stretches.push({ from, to: pause.from });
    if (pause.to > from) from = pause.to;
  }
  if (from < closes) stretches.push({ from, to: closes });
  return stretches;
}
