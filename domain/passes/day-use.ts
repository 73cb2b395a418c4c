import { dayOf } from '../time/park-time.ts';

/** The rides or minutes that a ride took from a pass; negative where they came back. */
export interface DayUse {
  /** The start of the ride. */
  start: Temporal.Instant;
  units: number;
}

/** The pass's use on the day of this ride in the park's zone. */
export function takenThatDay(uses: readonly DayUse[], ride: Temporal.Instant, zone: string): number {
  const day = dayOf(ride, zone);
  return uses
    .filter(({ start }) => dayOf(start, zone).equals(day))
    .reduce((sum, { units }) => sum + units, 0);
}
