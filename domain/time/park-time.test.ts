import { expect, test } from 'vitest';
import { at, zone } from '../testing/slot.ts';
import { dayOf, isPlannable, isWeekendPriced, startOfDay } from './park-time.ts';

test.each([
  ['1999-12-31T23:59:59.999Z', false],
  ['2000-01-01T00:00:00Z', true],
  ['2100-01-01T00:30:00+01:00', true],
  ['2100-01-01T00:00:00Z', false],
  ['+010000-01-01T00:00:00Z', false],
])('A park plans for %s: %s', (text, expected) => {
  expect(isPlannable(at(text))).toBe(expected);
});

test('Days of a clock change have 23 and 25 hours', () => {
  const hours = (day: string) => {
    const date = Temporal.PlainDate.from(day);
    return startOfDay(date, zone)
      .until(startOfDay(date.add({ days: 1 }), zone))
      .total('hours');
  };
  expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-07-04')]).toEqual([23, 25, 24]);
});

test.each([
  ['2026-07-03T13:59:00Z', false],
  ['2026-07-03T14:00:00Z', true],
  ['2026-07-04T10:00:00Z', true],
  ['2026-07-05T21:59:00Z', true],
  ['2026-07-05T22:00:00Z', false],
])('Weekend prices at %s: %s', (moment, weekend) => {
  expect(isWeekendPriced(at(moment), zone)).toBe(weekend);
});

test('The park’s day does not depend on where the visitor is', () => {
  expect(dayOf(at('2026-07-03T22:00:00Z'), zone).toString()).toBe('2026-07-04');
});
