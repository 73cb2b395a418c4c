import type { Takings } from '@cablepark/domain/payments/takings';
import { expect, test } from 'vitest';
import { barsOf, presetRange, readDays, rowsOf, sumUp, topOf } from './takings.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const taking = (differs: Partial<Takings> = {}): Takings => ({
  day: '2026-07-04',
  kind: 'ride',
  method: 'cash',
  track: 1,
  amount: 5500,
  count: 1,
  voidedAmount: 0,
  voidedCount: 0,
  ...differs,
});

test.each([
  ['today', '2026-07-02', '2026-07-02'],
  ['week', '2026-06-29', '2026-07-05'],
  ['month', '2026-07-01', '2026-07-31'],
] as const)('"%s" is from %s to %s on a Thursday in July', (preset, from, to) => {
  const range = presetRange(preset, day('2026-07-02'));
  expect([String(range.from), String(range.to)]).toEqual([from, to]);
});

test.each([
  ['', '2026-07-01', 'missing'],
  ['2026-07-02', '2026-07-01', 'order'],
  ['2026-01-01', '2027-06-01', 'tooLong'],
])('Days from "%s" to "%s" are refused: %s', (from, to, fault) => {
  expect(readDays(from, to)).toBe(fault);
});

test('Money is added by method, what was given back taken off, rides on passes and voided payments apart', () => {
  const sum = sumUp([
    taking({ amount: 10 }),
    taking({ amount: 20 }),
    taking({ method: 'blik', amount: 4000, count: 2, voidedAmount: 5500, voidedCount: 1 }),
    taking({ method: 'pass', amount: 11_000, count: 2 }),
    taking({ kind: 'redeemed', method: 'pass', amount: 4900 }),
    taking({ kind: 'pass', method: 'card', amount: 49_000, track: null }),
    taking({ kind: 'moneyBack', method: 'cash', amount: 25, track: null }),
  ]);
  expect(sum.byMethod).toEqual({ cash: 5, card: 49_000, blik: 4000, online: 0 });
  expect(sum).toMatchObject({
    total: 53_005,
    count: 5,
    sold: 49_000,
    back: 25,
    redeemed: 15_900,
    ridden: 4900,
    riddenCount: 1,
    paper: 11_000,
    paperCount: 2,
    voidedAmount: 5500,
    voidedCount: 1,
  });
});

test('The table has a row for each day and track, the latest day first', () => {
  const rows = rowsOf([
    taking({ day: '2026-07-04', track: 2 }),
    taking({ day: '2026-07-04', track: 1 }),
    taking({ day: '2026-07-04', track: 1, method: 'card' }),
    taking({ day: '2026-07-04', track: null, kind: 'pass', amount: 49_000 }),
    taking({ day: '2026-07-04', track: null, kind: 'moneyBack', amount: 9000 }),
    taking({ day: '2026-07-05', track: null, amount: 0, voidedAmount: 5500 }),
  ]);
  expect(rows.map((row) => [String(row.day), row.place, row.total])).toEqual([
    ['2026-07-05', 'deleted', 0],
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
  expect(
    topOf([
      { from: day('2026-07-04'), unit: 'day', byMethod: { cash: 0, card: 0, blik: 0, online: 0 }, total },
    ]),
  ).toBe(top);
});
