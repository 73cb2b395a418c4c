import type { DayColour, DayCount } from '@cablepark/domain/planner/day-summary';

/** The month's days in a server-rendered planner page, in a visitor's view. */
export interface ShownMonth {
  track: number;
  /** ISO 8601 day; the others follow without gaps. */
  first: string;
  days: readonly ShownDay[];
}

export type ShownDay = readonly [free: number, total: number, colour: DayColour, eventCount: number];

/** @param counts consecutive days, in order */
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
