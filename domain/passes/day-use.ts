import { dayOf } from '../time/park-time.ts';

/** What a ride took from a pass, in rides or minutes; less than nothing where it came back. */
export interface PassUse {
  /** Of the ride. */
  start: Temporal.Instant;
  units: number;
}

/** What a pass has paid for on the day of this ride in the park's zone. */
export function takenThatDay(uses: readonly PassUse[], ride: Temporal.Instant, zone: string): number {
  const day = dayOf(ride, zone);
  return uses
    .filter(({ start }) => dayOf(start, zone).equals(day))
    .reduce((sum, { units }) => sum + units, 0);
}
