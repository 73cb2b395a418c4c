import { expect, test } from 'vitest';
import { anException, aPlan, aSeason } from '../testing/season.ts';
import { defaultZone } from '../time/park-time.ts';
import { dueRelease, firstOpening, lastOpenDay, nextSeason } from './horizon.ts';
import { emptySeason } from './season.schema.ts';

const openOn = (now: string, release: Parameters<typeof aSeason>[1]) =>
  lastOpenDay(aSeason({}, release), Temporal.Instant.from(now), defaultZone);

test.each([
  ['before the hour a day less', '2026-06-10T05:59:59Z', { daysAhead: 7, at: '08:00' }, '2026-06-16'],
  ['from the hour on', '2026-06-10T06:00:00Z', { daysAhead: 7, at: '08:00' }, '2026-06-17'],
  ['the day by the park’s clocks', '2026-06-10T22:30:00Z', { daysAhead: 7, at: '00:00' }, '2026-06-18'],
  ['the same day', '2026-06-10T06:00:00Z', { daysAhead: 0, at: '08:00' }, '2026-06-10'],
  ['not past the plan', '2026-08-30T06:00:00Z', { daysAhead: 7, at: '08:00' }, '2026-08-31'],
  ['all at once', '2026-06-10T05:00:00Z', { daysAhead: null, at: '08:00' }, '2026-08-31'],
  ['on a day when the clocks change', '2026-03-29T01:00:00Z', { daysAhead: 7, at: '02:30' }, '2026-04-05'],
])('Slots can be booked so far ahead: %s', (_, now, release, day) => {
  expect(openOn(now, release)).toBe(day);
});

test('Where nothing is planned, nothing opens', () => {
  expect(lastOpenDay(emptySeason, Temporal.Instant.from('2026-06-10T05:00:00Z'), defaultZone)).toBeNull();
});

test.each([
  ['a track without slots begins today', [{ track: 3, until: null }], { track: 3, firstDay: '2026-06-10' }],
  ['the day after the last', [{ track: 3, until: '2026-06-12' }], { track: 3, firstDay: '2026-06-13' }],
  [
    'days that went by are not made',
    [{ track: 3, until: '2026-05-01' }],
    { track: 3, firstDay: '2026-06-10' },
  ],
  [
    'the first track of which something is due',
    [
      { track: 1, until: '2026-06-15' },
      { track: 2, until: '2026-06-14' },
    ],
    { track: 2, firstDay: '2026-06-15' },
  ],
])('Due: %s', (_, tracks, due) => {
  expect(dueRelease(tracks, { today: '2026-06-10', open: '2026-06-15' })).toEqual({
    ...due,
    lastDay: '2026-06-15',
  });
});

test('Nothing is due where all is made, where the season is over, or where none is planned', () => {
  const today = '2026-06-10';
  expect(dueRelease([{ track: 1, until: '2026-06-15' }], { today, open: '2026-06-15' })).toBeNull();
  expect(dueRelease([{ track: 1, until: '2026-06-15' }], { today, open: '2026-06-12' })).toBeNull();
  expect(dueRelease([{ track: 1, until: '2026-05-01' }], { today, open: '2026-05-31' })).toBeNull();
  expect(dueRelease([{ track: 1, until: null }], { today, open: null })).toBeNull();
});

test.each([
  ['months before the season', '2026-03-10T05:00:00Z', 30, { day: '2026-06-01', opensOn: '2026-05-02' }],
  ['on the day, before the hour', '2026-05-02T05:59:59Z', 30, { day: '2026-06-01', opensOn: '2026-05-02' }],
  ['from the hour on', '2026-05-02T06:00:00Z', 30, null],
  ['within the season', '2026-06-10T05:00:00Z', 30, null],
  [
    'within the season, before the hour at which the same day opens',
    '2026-06-10T05:00:00Z',
    0,
    { day: '2026-06-10', opensOn: '2026-06-10' },
  ],
  ['after the season', '2026-10-10T05:00:00Z', 30, null],
  ['all at once', '2026-03-10T05:00:00Z', null, null],
])('When the first slots open: %s', (_, now, daysAhead, opening) => {
  const season = aSeason({}, { daysAhead, at: '08:00' });
  expect(firstOpening(season, Temporal.Instant.from(now), defaultZone)).toEqual(opening);
});

test('The first slots are those of the first day that is open', () => {
  const week = aPlan().week.map((hours, day) => (day < 5 ? null : hours));
  const season = aSeason({ week, exceptions: [anException({ firstDay: '2026-06-06', isClosed: true })] });
  expect(firstOpening(season, Temporal.Instant.from('2026-03-10T05:00:00Z'), defaultZone)).toEqual({
    day: '2026-06-07',
    opensOn: '2026-05-08',
  });
});

const autumn = aPlan({ firstDay: '2026-09-01', lastDay: '2026-09-30' });
const winter = aPlan({ firstDay: '2026-12-05', lastDay: '2027-01-31' });

test.each([
  ['before it opens for bookings', '2026-03-10T05:00:00Z', '2026-05-02'],
  ['once bookings are open', '2026-05-20T05:00:00Z', null],
])('The next season with its bookings, %s', (_, now, opensOn) => {
  const season = aSeason();
  const both = { ...season, plans: [winter, autumn, ...season.plans] };
  expect(nextSeason(both, Temporal.Instant.from(now), defaultZone)).toEqual({
    firstDay: '2026-06-01',
    lastDay: '2026-09-30',
    opensOn,
    opensAt: '08:00',
  });
});

test('There is no next season within one, or where none is planned', () => {
  const at = (now: string) => nextSeason(aSeason(), Temporal.Instant.from(now), defaultZone);
  expect(at('2026-06-10T05:00:00Z')).toBeNull();
  expect(at('2026-10-10T05:00:00Z')).toBeNull();
});

test('A plan that opens only after years of closed days is not searched to its end, for every page asks', () => {
  const week = aPlan().week.map(() => null);
  const late = anException({
    firstDay: '2098-06-06',
    lastDay: '2098-06-06',
    hours: { opens: '10:00', closes: '18:00' },
  });
  const season = aSeason({ week, lastDay: '2099-12-31', exceptions: [late] });
  expect(nextSeason(season, Temporal.Instant.from('2026-03-10T05:00:00Z'), defaultZone)).toBeNull();
});
