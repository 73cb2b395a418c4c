import { noSums } from '@cablepark/domain/payments/day-close';
import { expect, test } from 'vitest';
import { dayToClose, readCounted, shownSums } from './closing.ts';

const on = (day: string | null) => (day === null ? null : Temporal.PlainDate.from(day));

test.each([
  ['2026-07-10T19:00:00Z', null, '2026-07-10'],
  ['2026-07-10T19:00:00Z', '2026-07-01', '2026-07-10'],
  ['2026-07-10T19:00:00Z', '2026-07-10', null],
  // After midnight, until five by the park's clocks.
  ['2026-07-10T22:30:00Z', '2026-07-09', '2026-07-10'],
  ['2026-07-11T02:59:00Z', '2026-07-09', '2026-07-10'],
  ['2026-07-11T03:00:00Z', '2026-07-09', '2026-07-11'],
  ['2026-07-10T22:30:00Z', '2026-07-10', '2026-07-11'],
])('At %s, with %s closed last, the day to close is %s', (now, last, day) => {
  const found = dayToClose(Temporal.Instant.from(now), 'Europe/Warsaw', on(last));
  expect(found?.toString() ?? null).toBe(day);
});

test.each([
  ['120,50', 12_050],
  [' 120.5 zł ', 12_050],
  ['-55', -5500],
  ['− 55', -5500],
  ['-0', 0],
  ['', null],
  ['-', null],
  ['--5', null],
  ['12,345', null],
  ['dużo', null],
])('%j is so much cash: %s', (typed, grosze) => {
  expect(readCounted(typed)).toBe(grosze);
});

test('Methods that a park does not have stand in no list, unless money moved by them', () => {
  expect(shownSums({ ...noSums, cash: 5 }, false)).toEqual([
    ['cash', 5],
    ['card', 0],
    ['blik', 0],
  ]);
  expect(shownSums({ ...noSums, transfer: -5 }, true).slice(3)).toEqual([
    ['online', 0],
    ['transfer', -5],
  ]);
});
