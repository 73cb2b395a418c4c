import { expect, test } from 'vitest';
import { cashMethods } from './cash-methods.ts';
import {
  cashDifference,
  daysOfClose,
  decideClosing,
  decideDayToClose,
  decideTakingOut,
  noSums,
  usualTaking,
} from './day-close.ts';

const on = (day: string) => Temporal.PlainDate.from(day);
const maybe = (day: string | null) => (day === null ? null : on(day));

test.each([
  ['2026-07-10', null, 'ok'],
  ['2026-07-10', '2026-07-09', 'ok'],
  // A forgotten day, and the day after it.
  ['2026-07-09', '2026-07-08', 'ok'],
  ['2026-07-10', '2026-07-01', 'ok'],
  ['2026-07-10', '2026-07-10', 'DAY_CLOSED'],
  ['2026-07-09', '2026-07-10', 'DAY_CLOSED'],
  ['2026-07-11', null, 'TOO_EARLY'],
  ['2026-07-11', '2026-07-10', 'TOO_EARLY'],
  // A clock that was set back.
  ['2026-07-11', '2026-07-12', 'DAY_CLOSED'],
])('On 10 July %s, with %s closed last: %s', (day, last, decision) => {
  expect(decideDayToClose({ day: on(day), today: on('2026-07-10'), lastClosed: maybe(last) })).toBe(decision);
});

test.each([
  ['2026-07-10', null, '2026-07-05'],
  ['2026-07-03', null, '2026-07-03'],
  ['2026-07-10', '2026-07-09', '2026-07-10'],
  ['2026-07-10', '2026-07-07', '2026-07-08'],
  ['2026-03-01', '2026-02-27', '2026-02-28'],
])('A close of %s, with %s closed last, counts from %s on', (day, last, from) => {
  const before = { lastClosed: maybe(last), firstMoney: on('2026-07-05') };
  expect(daysOfClose(on(day), before)).toEqual({ from: on(from), to: on(day) });
});

const sums = { ...noSums, cash: 12_050, card: 5500, online: -5500 };

const float = 20_000;

test.each(cashMethods)('Where the sum by %s is not what was seen, nothing is closed', (method) => {
  const seen = { sums: { ...sums, [method]: sums[method] + 1 }, float };
  expect(decideClosing({ sums, float, seen, counted: 32_050, note: 'Wiatr' })).toBe('DAY_CHANGED');
});

test('Where another float was typed meanwhile, nothing is closed', () => {
  const seen = { sums: { ...sums }, float: 0 };
  expect(decideClosing({ sums, float, seen, counted: 32_050, note: 'Wiatr' })).toBe('DAY_CHANGED');
});

test.each([
  [32_050, null, 0, 'ok'],
  [32_050, 'Drobne', 0, 'ok'],
  [32_000, 'Brak', -50, 'ok'],
  [32_000, null, -50, 'FAILED_VALIDATION'],
  [32_051, null, 1, 'FAILED_VALIDATION'],
  [0, 'Brak', -32_050, 'ok'],
])('Counted %i with the reason %s: the difference is %i, and %s', (counted, note, difference, decision) => {
  expect(cashDifference({ float, cash: sums.cash, counted })).toBe(difference);
  const seen = { sums: { ...sums }, float };
  expect(decideClosing({ sums, float, seen, counted, note })).toBe(decision);
});

test.each([
  [32_050, 0, 'ok'],
  [32_050, 32_050, 'ok'],
  [32_050, 32_051, 'FAILED_VALIDATION'],
])('Of %i counted %i may be taken out: %s', (counted, taken, decision) => {
  expect(decideTakingOut({ counted, taken })).toBe(decision);
});

test.each([
  [32_050, 20_000, 12_050],
  [20_000, 20_000, 0],
  [15_000, 20_000, 0],
  [12_050, 0, 12_050],
])('Of %i counted, with a float of %i, %i is taken out', (counted, startedWith, taken) => {
  expect(usualTaking(counted, startedWith)).toBe(taken);
});
