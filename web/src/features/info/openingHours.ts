import type { ParkContent } from '@cablepark/domain/park/content';

type Day = ParkContent['hours']['week'][number];

/** Consecutive days with the same hours; `from` and `to` count from Monday = 0, null hours mean closed. */
export interface DaySpan {
  from: number;
  to: number;
  hours: Day;
}

/** Groups the week: "Monday to Friday 9–21". Seven days, Monday first. */
export function spansOf(week: readonly Day[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const [day, hours] of week.entries()) {
    const last = spans.at(-1);
    if (last && isSame(last.hours, hours)) last.to = day;
    else spans.push({ from: day, to: day, hours });
  }
  return spans;
}

function isSame(one: Day, other: Day): boolean {
  return one?.opens === other?.opens && one?.closes === other?.closes;
}
