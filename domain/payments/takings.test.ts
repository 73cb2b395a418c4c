import { describe, expect, test } from 'vitest';
import { boundsOf, type DayRange, daysOf, isRange, readDay } from '../time/day-range.ts';
import {
  leaves,
  type PassLine,
  sortTakings,
  sumPassLines,
  type Takings,
  takingsKindOf,
  takingsKinds,
} from './takings.ts';

const zone = 'Europe/Warsaw';
const range = (from: string, to: string): DayRange => ({
  from: Temporal.PlainDate.from(from),
  to: Temporal.PlainDate.from(to),
});

function line(at: string, differs: Partial<PassLine> = {}): PassLine {
  const atMs = Temporal.Instant.from(at).epochMilliseconds;
  return { atMs, kind: 'redeemed', track: 1, amount: 4900, ...differs };
}

const taken: Takings = {
  day: '2026-07-01',
  kind: 'ride',
  method: 'cash',
  track: 1,
  vat: '8',
  amount: 5500,
  count: 1,
};

describe('Takings', () => {
  test.each([
    ['sale', 'ride', 'ride'],
    ['sale', 'pass', 'pass'],
    ['sale', 'item', 'item'],
    ['late', 'ride', 'late'],
    ['back', 'pass', 'moneyBack'],
    ['back', 'item', 'moneyBack'],
    ['failed_back', 'ride', 'failedBack'],
    ['reversal', 'ride', 'reversal'],
  ] as const)('tell an entry %s of a %s as %s', (kind, bought, told) => {
    expect(takingsKindOf(kind, bought)).toBe(told);
  });

  test('take off what left', () => {
    expect(takingsKinds.filter(leaves)).toEqual(['moneyBack', 'reversal', 'returned']);
  });

  test('stand by day, what they are, method, track and rate', () => {
    const rows: Takings[] = [
      { ...taken, day: '2026-07-02' },
      { ...taken, kind: 'moneyBack' },
      { ...taken, method: 'transfer' },
      { ...taken, method: 'blik' },
      { ...taken, track: null },
      { ...taken, track: 2 },
      taken,
      { ...taken, vat: null },
    ];
    expect(sortTakings(rows)).toEqual(rows.toReversed());
  });

  test('sum rides on passes by day and track, those that were given back on the day on which they were', () => {
    const sums = sumPassLines(
      [
        line('2026-07-02T10:00:00Z', { kind: 'returned' }),
        line('2026-07-01T10:00:00Z'),
        line('2026-07-01T11:00:00Z', { amount: 4800 }),
        line('2026-07-01T11:00:00Z', { track: 2 }),
        line('2026-07-01T12:00:00Z', { kind: 'ride', amount: 0 }),
      ],
      range('2026-07-01', '2026-07-02'),
      zone,
    );
    expect(sums.map(({ day, kind, track, amount, count }) => [day, kind, track, amount, count])).toEqual([
      ['2026-07-01', 'redeemed', 1, 9700, 2],
      ['2026-07-01', 'redeemed', 2, 4900, 1],
      ['2026-07-01', 'ride', 1, 0, 1],
      ['2026-07-02', 'returned', 1, 4900, 1],
    ]);
    expect(sums.every(({ method, vat }) => method === 'pass' && vat === null)).toBe(true);
  });

  test('count a day by the park’s clocks, in summer, in winter and on the days between', () => {
    const days = (takenAt: string) =>
      sumPassLines([line(takenAt)], range('2026-01-01', '2026-12-31'), zone).map(({ day }) => day);
    expect(days('2026-07-01T21:59:59.999Z')).toEqual(['2026-07-01']);
    expect(days('2026-07-01T22:00:00Z')).toEqual(['2026-07-02']);
    expect(days('2026-01-10T22:59:59Z')).toEqual(['2026-01-10']);
    expect(days('2026-01-10T23:00:00Z')).toEqual(['2026-01-11']);
    expect(days('2026-03-29T21:59:59Z')).toEqual(['2026-03-29']);
    expect(days('2026-10-25T22:59:59Z')).toEqual(['2026-10-25']);
    expect(days('2025-12-31T23:00:00Z')).toEqual(['2026-01-01']);
    expect(days('2025-12-31T22:59:59Z')).toEqual([]);
    expect(days('2026-12-31T23:00:00Z')).toEqual([]);
  });

  test('of nothing are nothing', () => {
    expect(sumPassLines([], range('2026-07-01', '2026-07-02'), zone)).toEqual([]);
  });
});

describe('A range of days', () => {
  test('is read from whole days alone', () => {
    expect(readDay('2026-07-01')?.toString()).toBe('2026-07-01');
    expect(readDay('2028-02-29')?.toString()).toBe('2028-02-29');
    for (const text of [
      '',
      '2026-7-1',
      '2026-02-30',
      '2026-13-01',
      '2026-07-01T10:00',
      '+002026-07-01',
      'today',
    ]) {
      expect([text, readDay(text)]).toEqual([text, null]);
    }
  });

  test('runs forwards and not for ever', () => {
    expect(isRange(range('2026-07-01', '2026-07-01'))).toBe(true);
    expect(isRange(range('2026-07-02', '2026-07-01'))).toBe(false);
    expect(isRange(range('2026-01-01', '2027-02-04'))).toBe(true);
    expect(isRange(range('2026-01-01', '2027-02-05'))).toBe(false);
  });

  test('includes both ends, and clock changes make it an hour longer or shorter', () => {
    expect(daysOf(range('2026-06-30', '2026-07-02')).map(String)).toEqual([
      '2026-06-30',
      '2026-07-01',
      '2026-07-02',
    ]);
    const hours = (day: string) => {
      const { fromMs, toMs } = boundsOf(range(day, day), zone);
      return (toMs - fromMs) / 3_600_000;
    };
    expect(['2026-07-01', '2026-03-29', '2026-10-25'].map(hours)).toEqual([24, 23, 25]);
  });
});
