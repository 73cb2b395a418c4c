import { expect, test } from 'vitest';
import { cashMethods } from './cash-methods.ts';
import { cashDifference, daysOfClose, decideClosing, decideDayToClose, noSums } from './day-close.ts';

const on = (day: string) => Temporal.PlainDate.from(day);
const maybe = (day: string | null) => (day === null ? null : on(day));

test.each([
  ['2026-07-10', null, 'ok'],
  ['2026-07-10', '2026-07-09', 'ok'],
  // A day that was forgotten, and one after it.
  ['2026-07-09', '2026-07-08', 'ok'],
  ['2026-07-10', '2026-07-01', 'ok'],
  ['2026-07-10', '2026-07-10', 'DAY_CLOSED'],
  ['2026-07-09', '2026-07-10', 'DAY_CLOSED'],
  ['2026-07-11', null, 'TOO_EARLY'],
  ['2026-07-11', '2026-07-10', 'TOO_EARLY'],
  // A clock that was put back.
  ['2026-07-11', '2026-07-12', 'DAY_CLOSED'],
])('On 10 July %s, with %s closed last: %s', (day, last, decision) => {
  expect(decideDayToClose({ day: on(day), today: on('2026-07-10'), lastClosed: maybe(last) })).toBe(decision);
});

test.each([
  ['2026-07-10', null, '2026-07-10'],
  ['2026-07-10', '2026-07-09', '2026-07-10'],
  ['2026-07-10', '2026-07-07', '2026-07-08'],
  ['2026-03-01', '2026-02-27', '2026-02-28'],
])('A close of %s, with %s closed last, counts from %s on', (day, last, from) => {
  expect(daysOfClose(on(day), maybe(last))).toEqual({ from: on(from), to: on(day) });
});

const sums = { ...noSums, cash: 12_050, card: 5500, online: -5500 };

test.each(cashMethods)('Where the sum by %s is not what was seen, nothing is closed', (method) => {
  const seen = { ...sums, [method]: sums[method] + 1 };
  expect(decideClosing({ sums, seen, counted: sums.cash, note: 'Wiatr' })).toBe('DAY_CHANGED');
});

test.each([
  [12_050, null, 0, 'ok'],
  [12_050, 'Drobne', 0, 'ok'],
  [12_000, 'Brak', -50, 'ok'],
  [12_000, null, -50, 'FAILED_VALIDATION'],
  [12_051, null, 1, 'FAILED_VALIDATION'],
  [-1, 'Brak', -12_051, 'ok'],
])('Counted %i with the reason %s: the difference is %i, and %s', (counted, note, difference, decision) => {
  expect(cashDifference(sums, counted)).toBe(difference);
  expect(decideClosing({ sums, seen: { ...sums }, counted, note })).toBe(decision);
});
