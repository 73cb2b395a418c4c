import type { Takings } from '@cablepark/domain/payments/takings';
import { expect, test } from 'vitest';
import { shownMethods } from '../../staff/payments/shownMethods.ts';
import { barsOf, presetRange, readDays, rowsOf, sumUp, topOf } from './takings.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const taking = (differs: Partial<Takings> = {}): Takings => ({
  day: '2026-07-04',
  kind: 'ride',
  method: 'cash',
  track: 1,
  vat: '8',
  amount: 5500,
  count: 1,
  ...differs,
});

test.each([
  ['today', '2026-07-02', '2026-07-02'],
  ['week', '2026-06-29', '2026-07-05'],
  ['month', '2026-07-01', '2026-07-31'],
  ['season', '2026-04-25', '2026-10-04'],
] as const)('"%s" is from %s to %s on a Thursday in July', (preset, from, to) => {
  const range = presetRange(preset, day('2026-07-02'), { from: day('2026-04-25'), to: day('2026-10-04') });
  expect([String(range?.from), String(range?.to)]).toEqual([from, to]);
});

test.each([
  ['', '2026-07-01', 'missing'],
  ['2026-07-02', '2026-07-01', 'order'],
  ['2026-01-01', '2027-06-01', 'tooLong'],
])('Days from "%s" to "%s" are refused: %s', (from, to, fault) => {
  expect(readDays(from, to)).toBe(fault);
});

test('Money is added by method and rate, what left taken off, rides on passes apart', () => {
  const sum = sumUp([
    taking({ amount: 10 }),
    taking({ amount: 20 }),
    taking({ method: 'blik', amount: 4000, count: 2 }),
    taking({ method: 'pass', amount: 11_000, count: 2, vat: null }),
    taking({ kind: 'reversal', method: 'pass', amount: 1000, vat: null }),
    taking({ kind: 'redeemed', method: 'pass', amount: 4900, vat: null }),
    taking({ kind: 'returned', method: 'pass', amount: 900, vat: null }),
    taking({ kind: 'pass', method: 'card', amount: 49_000, track: null, vat: '23' }),
    taking({ kind: 'moneyBack', method: 'cash', amount: 25, track: null }),
    taking({ kind: 'reversal', method: 'card', amount: 700 }),
    taking({ kind: 'late', method: 'online', amount: 55 }),
    taking({ kind: 'failedBack', method: 'online', amount: 15 }),
    taking({ kind: 'moneyBack', method: 'transfer', amount: 30, vat: null }),
  ]);
  expect(sum.byMethod).toEqual({ cash: 5, card: 48_300, blik: 4000, online: 70, transfer: -30 });
  expect(sum).toMatchObject({
    total: 52_345,
    count: 6,
    byVat: [
      { vat: '23', amount: 49_000 },
      { vat: '8', amount: 3375 },
      { vat: null, amount: -30 },
    ],
    sold: { amount: 49_000, count: 1 },
    late: { amount: 55, count: 1 },
    back: { amount: 55, count: 2 },
    reversed: { amount: 700, count: 1 },
    failed: { amount: 15, count: 1 },
    redeemed: 14_000,
    ridden: { amount: 4900, count: 1 },
    returned: { amount: 900, count: 1 },
    paper: { amount: 10_000, count: 1 },
  });
});

test('Transfers have a column where money left by one, and online where the park takes it', () => {
  const sum = sumUp([taking()]);
  expect(shownMethods(sum.byMethod, false)).toEqual(['cash', 'card', 'blik']);
  expect(shownMethods(sum.byMethod, true)).toEqual(['cash', 'card', 'blik', 'online']);
  const gone = sumUp([taking({ kind: 'moneyBack', method: 'transfer' })]);
  expect(shownMethods(gone.byMethod, false)).toEqual(['cash', 'card', 'blik', 'transfer']);
});

test('The table has a row for each day and track, the latest day first', () => {
  const rows = rowsOf([
    taking({ day: '2026-07-04', track: 2 }),
    taking({ day: '2026-07-04', track: 1 }),
    taking({ day: '2026-07-04', track: 1, method: 'card' }),
    taking({ day: '2026-07-04', track: null, kind: 'pass', amount: 49_000 }),
    taking({ day: '2026-07-04', track: null, kind: 'moneyBack', amount: 9000 }),
    taking({ day: '2026-07-05', track: null, kind: 'reversal', amount: 5500 }),
  ]);
  expect(rows.map((row) => [String(row.day), row.place, row.total])).toEqual([
    ['2026-07-05', 'deleted', -5500],
    ['2026-07-04', 1, 11_000],
    ['2026-07-04', 2, 5500],
    ['2026-07-04', 'passes', 40_000],
  ]);
});

test('There is a bar for every day, also for days without takings, and for months of a long range', () => {
  const week = barsOf([taking()], { from: day('2026-07-03'), to: day('2026-07-05') });
  expect(week.map(({ total }) => total)).toEqual([0, 5500, 0]);
  const year = barsOf([taking()], { from: day('2026-05-20'), to: day('2026-09-03') });
  expect(year.map(({ from, total }) => [String(from), total])).toEqual([
    ['2026-05-01', 0],
    ['2026-06-01', 0],
    ['2026-07-01', 5500],
    ['2026-08-01', 0],
    ['2026-09-01', 0],
  ]);
});

test.each([
  [0, 1000],
  [5500, 6000],
  [12_000, 20_000],
  [20_000, 20_000],
  [270_000, 300_000],
  [410_000, 600_000],
  [810_000, 1_000_000],
])('Over a highest bar of %i the axis ends at %i', (total, top) => {
  const byMethod = { cash: total, card: 0, blik: 0, online: 0, transfer: -500 };
  // By incoming money, even if more was refunded by another method.
  expect(topOf([{ from: day('2026-07-04'), unit: 'day', byMethod, total: total - 500 }])).toBe(top);
});
