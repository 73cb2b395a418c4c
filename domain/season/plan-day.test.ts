import { describe, expect, test } from 'vitest';
import { anException, aPlan, aSeason } from '../testing/season.ts';
import { defaultZone } from '../time/park-time.ts';
import { planDay } from './plan-day.ts';
import type { Season, SeasonPlan } from './season.schema.ts';

const place = { zone: defaultZone, map: { lat: 53.78, lon: 21.57 } };

const slotsOf = (season: Season, day: string, track = 1) =>
  planDay(season, track, Temporal.PlainDate.from(day), place);
const timesOf = (season: Season, day: string, track = 1) =>
  slotsOf(season, day, track).map(({ startMs }) => clockTime(startMs));
const clockTime = (ms: number) =>
  Temporal.Instant.fromEpochMilliseconds(ms)
    .toZonedDateTimeISO(defaultZone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });
const pricesOf = (plan: Partial<SeasonPlan>, day: string) =>
  Object.fromEntries(slotsOf(aSeason(plan), day).map(({ startMs, price }) => [clockTime(startMs), price]));

describe('Hours', () => {
  test('A day is filled from its opening, and its last slot ends by closing', () => {
    const week = Array.from({ length: 7 }, () => ({ opens: '09:00', closes: '10:40' }));
    expect(timesOf(aSeason({ week, minutes: 30 }), '2026-06-01')).toEqual(['09:00', '09:30', '10:00']);
  });

  test('A day may last until midnight', () => {
    const week = Array.from({ length: 7 }, () => ({ opens: '23:00', closes: '24:00' }));
    expect(timesOf(aSeason({ week, minutes: 30 }), '2026-06-01')).toEqual(['23:00', '23:30']);
  });

  test('A day of the week may be closed', () => {
    const week = aPlan().week.map((hours, index) => (index === 0 ? null : hours));
    expect(timesOf(aSeason({ week }), '2026-06-01')).toEqual([]);
    expect(timesOf(aSeason({ week }), '2026-06-02')).toHaveLength(48);
  });

  test('Slots begin anew after a break', () => {
    const week = Array.from({ length: 7 }, () => ({ opens: '10:00', closes: '13:00' }));
    const breaks = [
      { from: '11:20', to: '11:50' },
      { from: '11:10', to: '11:30' },
      { from: '08:00', to: '10:10' },
      { from: '12:40', to: '14:00' },
    ];
    expect(timesOf(aSeason({ week, breaks, minutes: 30 }), '2026-06-01')).toEqual([
      '10:10',
      '10:40',
      '11:50',
    ]);
  });

  test('Before the first and after the last day there is nothing', () => {
    expect(
      ['2026-05-31', '2026-06-01', '2026-08-31', '2026-09-01'].map((day) => timesOf(aSeason(), day).length),
    ).toEqual([0, 48, 48, 0]);
  });
});

describe('Exceptions', () => {
  const season = aSeason({
    exceptions: [
      anException({ firstDay: '2026-06-10', lastDay: '2026-06-12', price: 9000 }),
      anException({ firstDay: '2026-06-11', hours: { opens: '12:00', closes: '13:00' } }),
      anException({ firstDay: '2026-06-12', isClosed: true }),
    ],
  });

  test('A day has another price, other hours, or is closed; a later exception adds to an earlier one', () => {
    expect(slotsOf(season, '2026-06-10').map(({ price }) => price)).toEqual(Array(48).fill(9000));
    expect(timesOf(season, '2026-06-11')).toEqual(['12:00', '12:15', '12:30', '12:45']);
    expect(slotsOf(season, '2026-06-11')[0]?.price).toBe(9000);
    expect(timesOf(season, '2026-06-12')).toEqual([]);
    expect(slotsOf(season, '2026-06-13')[0]?.price).toBe(5500);
  });

  test('Other hours open a day that is closed otherwise', () => {
    const week = Array.from({ length: 7 }, () => null);
    const exceptions = [anException({ firstDay: '2026-06-11', hours: { opens: '12:00', closes: '12:30' } })];
    expect(timesOf(aSeason({ week, exceptions }), '2026-06-11')).toEqual(['12:00', '12:15']);
    expect(timesOf(aSeason({ week, exceptions }), '2026-06-12')).toEqual([]);
  });
});

describe('Prices', () => {
  const week = Array.from({ length: 7 }, () => ({ opens: '14:00', closes: '18:00' }));
  const band = { weekday: 1, fridayEvening: 2, weekend: 3, holiday: 4 };
  const prices = [
    { from: '15:00', ...band },
    { from: '17:00', weekday: 11, fridayEvening: 12, weekend: 13, holiday: 14 },
  ];
  const plan = { week, prices, minutes: 60 };

  test.each([
    ['a Thursday', '2026-06-11', [1, 1, 1, 11]],
    ['a Friday', '2026-06-12', [1, 1, 2, 12]],
    ['a Saturday', '2026-06-13', [3, 3, 3, 13]],
    ['a Sunday', '2026-06-14', [3, 3, 3, 13]],
    ['Corpus Christi, a Thursday', '2026-06-04', [4, 4, 4, 14]],
    ['the Assumption, a Saturday', '2026-08-15', [4, 4, 4, 14]],
  ])('%s', (_, day, expected) => {
    const [two, three, four, five] = expected;
    expect(pricesOf(plan, day)).toEqual({ '14:00': two, '15:00': three, '16:00': four, '17:00': five });
  });
});

describe('Tracks', () => {
  test('A plan that names a track goes before one for all', () => {
    const season: Season = {
      ...aSeason(),
      plans: [aPlan(), aPlan({ tracks: [2], minutes: 30, lastDay: '2026-06-30' })],
    };
    expect(timesOf(season, '2026-06-20', 1)).toHaveLength(48);
    expect(timesOf(season, '2026-06-20', 2)).toHaveLength(24);
    expect(timesOf(season, '2026-07-20', 2)).toHaveLength(48);
  });
});

describe('The sun', () => {
  const last = (season: Season, day: string, map: typeof place.map | null = place.map) => {
    const slot = planDay(season, 1, Temporal.PlainDate.from(day), { ...place, map }).at(-1);
    return slot && clockTime(slot.startMs + slot.minutes * 60_000);
  };
  const season = (sunsetMinutes: number | null) =>
    aSeason({ firstDay: '2026-04-01', lastDay: '2026-12-31', sunsetMinutes });

  test.each([
    // Sunset at 21:08, 18:12 and 15:14.
    ['2026-06-21', -15, '20:45'],
    ['2026-06-21', 0, '21:00'],
    ['2026-09-30', 0, '18:00'],
    ['2026-09-30', 18, '18:30'],
    ['2026-09-30', -30, '17:30'],
    ['2026-12-21', 15, '15:15'],
  ])('On %s the last slot ends at most %i minutes after sunset', (day, minutes, end) => {
    expect(last(season(minutes), day)).toBe(end);
  });

  test('It is asked only where the plan says so and the park has told its place', () => {
    expect(last(season(null), '2026-12-21')).toBe('21:00');
    expect(last(season(0), '2026-12-21', null)).toBe('21:00');
  });
});

describe('Clock changes', () => {
  const allDay = Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '24:00' }));
  const season = aSeason({ firstDay: '2026-01-01', lastDay: '2026-12-31', week: allDay, minutes: 60 });

  test('The day of 23 hours has 23 slots of an hour, that of 25 has 25, and none meet', () => {
    for (const [day, count] of [
      ['2026-03-29', 23],
      ['2026-10-25', 25],
      ['2026-10-26', 24],
    ] as const) {
      const slots = slotsOf(season, day);
      expect(slots).toHaveLength(count);
      expect(
        slots.every(({ startMs }, index) => startMs === (slots[0]?.startMs ?? 0) + index * 3_600_000),
      ).toBe(true);
    }
  });

  test('The park opens by its clocks on such a day, too', () => {
    const hours = Array.from({ length: 7 }, () => ({ opens: '09:00', closes: '10:00' }));
    const early = aSeason({ firstDay: '2026-01-01', lastDay: '2026-12-31', week: hours, minutes: 30 });
    for (const day of ['2026-03-28', '2026-03-29', '2026-10-25']) {
      expect(timesOf(early, day)).toEqual(['09:00', '09:30']);
    }
  });

  test.each([
    { hours: ['01:00', '02:30'], starts: ['00:00', '00:15', '00:30', '00:45'] },
    { hours: ['02:30', '03:30'], starts: ['01:00', '01:15'] },
    { hours: ['02:15', '02:45'], starts: [] },
    { hours: ['01:45', '03:00'], starts: ['00:45'] },
  ])('What the clocks skip in March is no time to ride: $hours', ({ hours: [opens, closes], starts }) => {
    const week = Array.from({ length: 7 }, () => ({ opens: opens ?? '', closes: closes ?? '' }));
    const night = aSeason({ firstDay: '2026-01-01', lastDay: '2026-12-31', week, minutes: 15 });
    const slots = slotsOf(night, '2026-03-29');
    expect(slots.map(({ startMs }) => new Date(startMs).toISOString().slice(11, 16))).toEqual(starts);
    expect(slots.every(({ minutes }) => minutes === 15)).toBe(true);
  });

  test('A break that the clocks skip is none', () => {
    const night = Array.from({ length: 7 }, () => ({ opens: '01:30', closes: '03:30' }));
    const breaks = [{ from: '02:15', to: '02:45' }];
    const season = aSeason({
      firstDay: '2026-01-01',
      lastDay: '2026-12-31',
      week: night,
      breaks,
      minutes: 15,
    });
    expect(timesOf(season, '2026-03-29')).toEqual(['01:30', '01:45', '03:00', '03:15']);
  });
});

test('A season of 12 tracks and 200 days is planned', () => {
  const season = aSeason({ firstDay: '2026-04-01', lastDay: '2026-10-17', sunsetMinutes: 300 });
  const first = Temporal.PlainDate.from('2026-04-01');
  let count = 0;
  for (let track = 1; track <= 12; track++) {
    for (let day = 0; day < 200; day++)
      count += planDay(season, track, first.add({ days: day }), place).length;
  }
  expect(count).toBe(115_200);
});
