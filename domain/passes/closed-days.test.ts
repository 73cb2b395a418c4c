import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPassKind } from '../testing/pass.ts';
import { type ClosedDay, changeOfClosedDay, growTerm, regrowTerm } from './closed-days.ts';
import { lastDayOf, termOfPass, termWith } from './pass-kind.ts';

const zone = 'Europe/Warsaw';
const day = (date: string) => Temporal.PlainDate.from(date);
const closed = (...dates: string[]): ClosedDay[] => dates.map((date) => ({ day: date, reason: 'wind' }));
const ride = (date: string) => day(date).toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).toInstant();
const week = aPassKind({ validDays: 7 });
const season = aPassKind({ validDays: null, validUntil: '2026-09-30' });

const lastDay = (kind: typeof week, firstRide: string | null, ...dates: string[]) => {
  const { ends } = termOfPass(kind, firstRide === null ? null : ride(firstRide), zone, closed(...dates));
  return ends && lastDayOf(ends, zone).toString();
};

test.each([
  ['no closed day', [], '2026-07-16'],
  ['a closed day before its first', ['2026-07-09'], '2026-07-16'],
  ['its first day', ['2026-07-10'], '2026-07-17'],
  ['its last day', ['2026-07-16'], '2026-07-17'],
  ['the day after', ['2026-07-17'], '2026-07-16'],
  ['a day that it has only by another', ['2026-07-12', '2026-07-17'], '2026-07-18'],
] as const)('A pass of a week from 10 July, with %s', (_what, dates, expected) => {
  expect(lastDay(week, '2026-07-10', ...dates)).toBe(expected);
});

test('A pass with a last day, and one whose days have not started', () => {
  expect(lastDay(season, null, '2026-07-10', '2026-09-30', '2026-10-01')).toBe('2026-10-03');
  expect(lastDay(week, null, '2026-07-10')).toBeNull();
});

test('A day longer is a day where clocks change, too', () => {
  expect(lastDay(week, '2026-10-18', '2026-10-20')).toBe('2026-10-25');
  expect(lastDay(aPassKind({ validDays: 8 }), '2026-10-18', '2026-10-20')).toBe('2026-10-26');
});

test('An earlier ride starts the days earlier, and counts the closed days from there', () => {
  const days = closed('2026-07-12', '2026-07-20');
  const late = termWith(week, { ends: null, closedDays: [] }, ride('2026-07-14'), zone, days);
  expect(late).toMatchObject({ closedDays: closed('2026-07-20') });
  const early = termWith(week, late, ride('2026-07-10'), zone, days);
  expect(early.ends && lastDayOf(early.ends, zone).toString()).toBe('2026-07-17');
  expect(termWith(week, early, ride('2026-07-15'), zone, days)).toEqual(early);
});

const dates = fc
  .uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 12 })
  .map((days) => days.toSorted((a, b) => a - b).map((n) => day('2026-07-01').add({ days: n }).toString()));

test('Whatever is counted and taken back, a pass has as many open days as on its card, and its end is that of a fresh count', () => {
  fc.assert(
    fc.property(dates, dates, fc.integer({ min: 1, max: 14 }), (before, after, validDays) => {
      const kind = aPassKind({ validDays });
      const first = ride('2026-07-05');
      const term = termOfPass(kind, first, zone, closed(...before));
      const regrown = regrowTerm({ kind, ...term }, closed(...after), zone);
      expect(regrown).toEqual(termOfPass(kind, first, zone, closed(...after)));
      expect(regrowTerm({ kind, ...regrown }, closed(...after), zone)).toEqual(regrown);
      const from = day('2026-07-05');
      const lasts = regrown.ends ? from.until(lastDayOf(regrown.ends, zone)).days + 1 : 0;
      expect(lasts - regrown.closedDays.length).toBe(validDays);
      expect(growTerm({ from, until: from.add({ days: validDays }) }, [], zone).closedDays).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

const today = day('2026-07-10');
test.each([
  ['to come and closed', { day: day('2026-07-11'), isClosed: true }, 'count'],
  ['to come, counted and open again', { day: day('2026-07-11'), isCounted: true }, 'takeBack'],
  ['to come, counted and closed', { day: day('2026-07-11'), isCounted: true, isClosed: true }, null],
  ['under way and closed so far', { isClosed: true }, null],
  ['over and closed', { isClosed: true, isOver: true }, 'count'],
  ['that has come, counted and open again', { isCounted: true }, null],
  ['over and open', { isOver: true }, null],
] as const)('A day %s', (_what, differs, expected) => {
  const facts = { day: today, today, isOver: false, isCounted: false, isClosed: false, ...differs };
  expect(changeOfClosedDay(facts)).toBe(expected);
});
