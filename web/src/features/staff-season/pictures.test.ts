import { emptySeason, type Season, type SeasonPlan } from '@cablepark/domain/season/season.schema';
import { describe, expect, test } from 'vitest';
import { freeHolidays } from './exceptions.ts';
import { axisOf, firstWeek, minuteText, weekPicture } from './picture/weekPicture.ts';
import { mostMonths, seasonPicture } from './picture/yearPicture.ts';
import { readSeason } from './readSeason.ts';
import { formOf, summerPlan } from './seasonForm.ts';

const place = { zone: 'Europe/Warsaw', map: { lat: 53.78, lon: 21.57 } };
const day = (text: string) => Temporal.PlainDate.from(text);
const summer = summerPlan('Lato', day('2026-04-10'), { weekday: 55, weekend: 70 });

function seasonWith(part: Partial<SeasonPlan>): Season {
  const read = readSeason({ ...formOf(emptySeason), plans: [summer] }, true);
  if ('faults' in read) throw new Error([...read.faults].join(', '));
  return { ...read.season, plans: read.season.plans.map((plan) => ({ ...plan, ...part })) };
}

describe('The picture of a week', () => {
  test('joins slots of one price and parts them at breaks and at another price', () => {
    const season = seasonWith({ breaks: [{ from: '13:00', to: '14:00' }] });
    const week = weekPicture(season, 1, day('2026-07-06'), place);
    expect(week[0]?.blocks).toEqual([
      { from: 540, to: 780, price: 5500 },
      { from: 840, to: 1260, price: 5500 },
    ]);
    // Friday from 16:00.
    expect(week[4]?.blocks.slice(1)).toEqual([
      { from: 840, to: 960, price: 5500 },
      { from: 960, to: 1260, price: 7000 },
    ]);
    expect(week.map(({ count }) => count)).toEqual([44, 44, 44, 44, 44, 44, 44]);
  });

  test('tells closed days from those of no plan, and holidays and exceptions from the others', () => {
    const season = seasonWith({
      exceptions: [
        { firstDay: '2026-05-01', lastDay: '2026-05-01', isClosed: true, hours: null, price: null },
      ],
    });
    const [monday, , , thursday, friday, , sunday] = weekPicture(season, 1, day('2026-04-27'), place);
    expect(monday).toMatchObject({ isPlanned: false, count: 0 });
    expect(thursday).toMatchObject({ isPlanned: false, isException: false });
    expect(friday).toMatchObject({ isPlanned: true, count: 0, isException: true, holiday: 'labour' });
    expect(sunday).toMatchObject({ count: 48, holiday: 'constitution' });
  });

  test('shows the sunset by the park’s clocks only where the plan asks for it', () => {
    expect(weekPicture(seasonWith({}), 1, day('2026-09-21'), place)[0]?.sunset).toBeNull();
    const [monday] = weekPicture(seasonWith({ sunsetMinutes: 0 }), 1, day('2026-09-21'), place);
    expect(minuteText(monday?.sunset ?? 0)).toMatch(/^18:[34]\d$/);
    expect(monday?.blocks.at(-1)?.to).toBeLessThanOrEqual(monday?.sunset ?? 0);
  });

  test('stands by the park’s clocks on the days when these change', () => {
    const night = Array.from({ length: 7 }, () => ({ opens: '01:00', closes: '04:00' }));
    const plan = { firstDay: '2026-01-01', lastDay: '2026-12-31', week: night, minutes: 15 };
    const blocks = (monday: string) =>
      weekPicture(seasonWith(plan), 1, day(monday), place)[6]?.blocks.map(({ from, to }) => [
        minuteText(from),
        minuteText(to),
      ]);
    expect(blocks('2026-03-23')).toEqual([
      ['01:00', '02:00'],
      ['03:00', '04:00'],
    ]);
    expect(blocks('2026-10-19')).toEqual([
      ['01:00', '03:00'],
      ['02:00', '04:00'],
    ]);
  });

  test('has an axis of whole hours around all that it shows', () => {
    const open = { opens: '10:30', closes: '19:15' };
    const season = seasonWith({ week: Array.from({ length: 7 }, () => open) });
    expect(axisOf(weekPicture(season, 1, day('2026-07-06'), place))).toEqual({ from: 600, to: 1200 });
    expect(axisOf(weekPicture(season, 1, day('2026-01-05'), place))).toEqual({ from: 540, to: 1260 });
  });

  test.each([
    ['2026-04-10', '2026-05-04'],
    ['2026-07-09', '2026-07-06'],
    ['2026-10-10', '2026-05-04'],
  ])('begins on %s with the week of %s', (today, monday) => {
    expect(firstWeek(summer.firstDay, summer.lastDay, day(today)).toString()).toBe(monday);
  });
});

describe('The picture of the season', () => {
  test('counts its days, hours and slots', () => {
    const picture = seasonPicture(
      seasonWith({ week: [null, ...seasonWith({}).plans[0]!.week.slice(1)] }),
      1,
      place,
    );
    expect(picture).toMatchObject({
      firstDay: '2026-05-01',
      lastDay: '2026-09-30',
      openDays: 131,
      slots: 131 * 48,
      holidays: 5,
      exceptions: 0,
      minutes: { least: 720, most: 720 },
      isCut: false,
    });
    expect(picture.months.map(({ month, openDays }) => [month.month, openDays])).toEqual([
      [5, 27],
      [6, 25],
      [7, 27],
      [8, 26],
      [9, 26],
    ]);
    expect(picture.months[0]?.days[3]).toMatchObject({ day: '2026-05-04', state: 'closed', slots: 0 });
  });

  test('shows only plans that hold for the track, and stops after some months of a mistyped year', () => {
    expect(seasonPicture(seasonWith({ tracks: [2] }), 1, place).months).toEqual([]);
    const endless = seasonPicture(seasonWith({ lastDay: '2062-09-30' }), 1, place);
    expect(endless).toMatchObject({ isCut: true });
    expect(endless.months).toHaveLength(mostMonths);
  });
});

test('Public holidays are offered until an exception is about them', () => {
  const names = (exceptions: typeof summer.exceptions) =>
    freeHolidays({ ...summer, exceptions }).map(({ name }) => name);
  expect(names([])).toEqual(['labour', 'constitution', 'pentecost', 'corpusChristi', 'assumption']);
  const days = { isClosed: true, opens: '', closes: '', price: '' };
  expect(
    names([
      { ...days, firstDay: '2026-05-01', lastDay: '2026-05-03' },
      { ...days, firstDay: '2026-08-15', lastDay: '' },
    ]),
  ).toEqual(['pentecost', 'corpusChristi']);
  expect(freeHolidays({ ...summer, lastDay: '' })).toEqual([]);
});
