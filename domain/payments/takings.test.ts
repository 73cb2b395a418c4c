import { describe, expect, test } from 'vitest';
import { boundsOf, type DayRange, daysOf, isRange, readDay } from '../time/day-range.ts';
import { sumTakings, type TillPayment } from './takings.ts';

const zone = 'Europe/Warsaw';
const range = (from: string, to: string): DayRange => ({
  from: Temporal.PlainDate.from(from),
  to: Temporal.PlainDate.from(to),
});

function payment(takenAt: string, differs: Partial<TillPayment> = {}): TillPayment {
  const takenAtMs = Temporal.Instant.from(takenAt).epochMilliseconds;
  return { takenAtMs, kind: 'ride', method: 'cash', track: 1, amount: 5500, isVoided: false, ...differs };
}

describe('Takings', () => {
  test('stand per day, method and track, the voided ones apart', () => {
    const sums = sumTakings(
      [
        payment('2026-07-02T10:00:00Z', { method: 'pass', amount: 0 }),
        payment('2026-07-01T10:00:00Z', { track: 2 }),
        payment('2026-07-01T10:00:00Z', { amount: 1 }),
        payment('2026-07-01T11:00:00Z', { amount: 10 }),
        payment('2026-07-01T12:00:00Z', { amount: 700, isVoided: true }),
        payment('2026-07-01T12:00:00Z', { track: null, isVoided: true }),
        payment('2026-07-01T12:00:00Z', { method: 'blik' }),
        payment('2026-07-01T12:00:00Z', { method: 'card' }),
      ],
      range('2026-07-01', '2026-07-02'),
      zone,
    );
    expect(sums.map(Object.values)).toEqual([
      ['2026-07-01', 'ride', 'cash', 1, 11, 2, 700, 1],
      ['2026-07-01', 'ride', 'cash', 2, 5500, 1, 0, 0],
      ['2026-07-01', 'ride', 'cash', null, 0, 0, 5500, 1],
      ['2026-07-01', 'ride', 'card', 1, 5500, 1, 0, 0],
      ['2026-07-01', 'ride', 'blik', 1, 5500, 1, 0, 0],
      ['2026-07-02', 'ride', 'pass', 1, 0, 1, 0, 0],
    ]);
  });

  test('keep apart what was ridden on passes, and what passes brought and cost', () => {
    const at = '2026-07-01T10:00:00Z';
    const sums = sumTakings(
      [
        payment(at, { kind: 'moneyBack', track: null, amount: 100 }),
        payment(at, { kind: 'redeemed', method: 'pass', amount: 4900 }),
        payment(at, { kind: 'pass', track: null, amount: 49_000 }),
        payment(at, { method: 'pass' }),
        payment(at),
      ],
      range('2026-07-01', '2026-07-01'),
      zone,
    );
    expect(sums.map(({ kind, method, amount }) => [kind, method, amount])).toEqual([
      ['ride', 'cash', 5500],
      ['ride', 'pass', 5500],
      ['pass', 'cash', 49_000],
      ['redeemed', 'pass', 4900],
      ['moneyBack', 'cash', 100],
    ]);
  });

  test('count a day by the park’s clocks, in summer, in winter and on the days between', () => {
    const days = (takenAt: string) =>
      sumTakings([payment(takenAt)], range('2026-01-01', '2026-12-31'), zone).map(({ day }) => day);
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
    expect(sumTakings([], range('2026-07-01', '2026-07-02'), zone)).toEqual([]);
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
