import { expect, test } from 'vitest';
import { easterOf, isPublicHoliday } from './holidays.ts';

const daysOfYear = (year: number) => {
  const first = new Temporal.PlainDate(year, 1, 1);
  return Array.from({ length: first.daysInYear }, (_, index) => first.add({ days: index }));
};

test.each([
  '2000-04-23',
  '2008-03-23',
  '2011-04-24',
  '2019-04-21',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2038-04-25',
  '2076-04-19',
])('Easter is on %s', (day) => {
  expect(easterOf(Number(day.slice(0, 4))).toString()).toBe(day);
});

test('The holidays of 2026 are those of the calendar on the wall', () => {
  expect(
    daysOfYear(2026)
      .filter(isPublicHoliday)
      .map((day) => day.toString().slice(5)),
  ).toEqual([
    '01-01',
    '01-06',
    '04-05',
    '04-06',
    '05-01',
    '05-03',
    '05-24',
    '06-04',
    '08-15',
    '11-01',
    '11-11',
    '12-24',
    '12-25',
    '12-26',
  ]);
});

test('Christmas Eve is free since 2025', () => {
  const isFree = (day: string) => isPublicHoliday(Temporal.PlainDate.from(day));
  expect([isFree('2024-12-24'), isFree('2025-12-24')]).toEqual([false, true]);
});
