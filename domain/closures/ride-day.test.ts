import { expect, test } from 'vitest';
import { defaultZone } from '../time/park-time.ts';
import { rideDayOf } from './ride-day.ts';

const of = (moment: string) => {
  const { start, end } = rideDayOf(Temporal.Instant.from(moment), defaultZone);
  return [start, end].map((each) => each.toZonedDateTimeISO(defaultZone).toPlainDateTime().toString());
};

test.each([
  ['2026-07-10T10:00+02:00', '2026-07-10T04:00:00', '2026-07-11T04:00:00'],
  ['2026-07-10T23:59+02:00', '2026-07-10T04:00:00', '2026-07-11T04:00:00'],
  ['2026-07-11T03:59+02:00', '2026-07-10T04:00:00', '2026-07-11T04:00:00'],
  ['2026-07-11T04:00+02:00', '2026-07-11T04:00:00', '2026-07-12T04:00:00'],
  // The clocks change at night.
  ['2026-10-25T02:30+01:00', '2026-10-24T04:00:00', '2026-10-25T04:00:00'],
  ['2027-03-28T03:30+02:00', '2027-03-27T04:00:00', '2027-03-28T04:00:00'],
])('At %s the rides are of the day from %s to %s', (moment, start, end) => {
  expect(of(moment)).toEqual([start, end]);
});
