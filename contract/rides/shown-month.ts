import type { DayColour, DayCount } from '@cablepark/domain/planner/day-summary';

/** What the server tells a planner's page of the days of its month before any script runs, as any visitor sees them. */
export interface ShownMonth {
  track: number;
  /** ISO 8601 day; the others follow one by one. */
  first: string;
  days: readonly ShownDay[];
}

export type ShownDay = readonly [free: number, total: number, colour: DayColour, eventCount: number];

/** @param counts days in their order, none left out */
export function writeShownMonth(track: number, counts: readonly DayCount[]): ShownMonth {
  return {
    track,
    first: String(counts[0]?.day),
    days: counts.map(({ free, total, colour, eventCount }) => [free, total, colour, eventCount]),
  };
}

export function readShownMonth({ first, days }: ShownMonth): DayCount[] {
  const from = Temporal.PlainDate.from(first);
  return days.map(([free, total, colour, eventCount], index) => ({
    day: from.add({ days: index }),
    free,
    total,
    colour,
    eventCount,
  }));
}
