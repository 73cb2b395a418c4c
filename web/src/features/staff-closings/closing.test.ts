import { noSums } from '@cablepark/domain/payments/day-close';
import { expect, test } from 'vitest';
import { dayToClose, shownSums, takenBy } from './closing.ts';

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
  ['float', 32_050, 20_000, '', 12_050],
  ['float', 15_000, 20_000, '', 0],
  ['all', 32_050, 20_000, '', 32_050],
  ['none', 32_050, 20_000, '', 0],
  ['own', 32_050, 20_000, '100,50', 10_050],
  ['own', 32_050, 20_000, '320.50', 32_050],
  ['own', 32_050, 20_000, '320,51', null],
  ['own', 32_050, 20_000, 'dużo', null],
] as const)('By %s, of %i counted with a float of %i and %j typed, %s is taken out', (...facts) => {
  const [way, counted, float, ownAmount, cents] = facts;
  expect(takenBy(way, { counted, float, ownAmount })).toBe(cents);
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
