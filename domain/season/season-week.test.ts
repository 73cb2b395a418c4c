import { expect, test } from 'vitest';
import { anException } from '../testing/season.ts';
import type { SeasonPlan } from './season.schema.ts';
import { pricesApart, slotPricesOf } from './season-prices.ts';
import { exceptedDay, openPeriodsOf, openWeekOf } from './season-week.ts';

/** The tracks of the park. */
const both = [1, 2];
const on = (day: string) => Temporal.PlainDate.from(day);
const hours = (opens: string, closes: string) => ({ opens, closes });

function aPlan(part: Partial<SeasonPlan>): SeasonPlan {
  return {
    name: 'Lato',
    firstDay: '2026-05-01',
    lastDay: '2026-08-31',
    tracks: null,
    week: Array.from({ length: 7 }, () => hours('10:00', '20:00')),
    minutes: 15,
    breaks: [],
    prices: [{ from: '00:00', weekday: 5500, fridayEvening: 6900, weekend: 6900, holiday: 6900 }],
    exceptions: [],
    sunsetMinutes: null,
    ...part,
  };
}

const onlyWeekends = aPlan({
  name: 'Jesień',
  firstDay: '2026-09-01',
  lastDay: '2026-09-30',
  week: [null, null, null, null, null, hours('12:00', '18:00'), hours('12:00', '18:00')],
});
const secondTrack = aPlan({ tracks: [2], week: Array.from({ length: 7 }, () => hours('09:00', '18:00')) });

test('The week is that of the plan of today, else of the next one, else closed', () => {
  const plans = [aPlan({}), onlyWeekends];
  expect(openWeekOf(plans, on('2026-07-01'), both)[0]).toEqual(hours('10:00', '20:00'));
  expect(openWeekOf(plans, on('2026-03-01'), both)[0]).toEqual(hours('10:00', '20:00'));
  expect(openWeekOf(plans, on('2026-09-10'), both)).toEqual(onlyWeekends.week);
  expect(openWeekOf(plans, on('2026-10-01'), both)).toEqual(Array.from({ length: 7 }, () => null));
  expect(openWeekOf([], on('2026-07-01'), both)).toEqual(Array.from({ length: 7 }, () => null));
});

test('With plans for single tracks the park is open from the first opening to the last closing', () => {
  expect(openWeekOf([aPlan({}), secondTrack], on('2026-07-01'), both)[0]).toEqual(hours('09:00', '20:00'));
});

test('A plan for a track counts there instead of one for all, and one for tracks that are retired nowhere', () => {
  const later = aPlan({
    firstDay: '2026-07-01',
    lastDay: '2026-07-31',
    tracks: [1, 2],
    week: Array.from({ length: 7 }, () => hours('14:00', '18:00')),
  });
  expect(openWeekOf([aPlan({}), later], on('2026-07-10'), [1, 2])[0]).toEqual(hours('14:00', '18:00'));
  expect(openWeekOf([aPlan({}), secondTrack], on('2026-07-10'), [1])[0]).toEqual(hours('10:00', '20:00'));
  expect(openWeekOf([secondTrack, onlyWeekends], on('2026-07-10'), [1])).toEqual(onlyWeekends.week);
  const periods = openPeriodsOf([aPlan({}), later], on('2026-06-10'), [1, 2]);
  expect(periods.map(({ firstDay, week }) => [firstDay, week[0]?.opens])).toEqual([
    ['2026-05-01', '10:00'],
    ['2026-07-01', '14:00'],
    ['2026-08-01', '10:00'],
  ]);
  expect(openPeriodsOf([secondTrack], on('2026-06-10'), [1])).toEqual([]);
});

test('Each week has its days: where plans meet one ends, and winter has none', () => {
  const night = aPlan({
    firstDay: '2026-07-01',
    lastDay: '2026-07-31',
    tracks: [2],
    week: Array.from({ length: 7 }, () => hours('10:00', '22:00')),
  });
  const periods = openPeriodsOf([onlyWeekends, aPlan({}), night], on('2026-06-10'), both);
  expect(periods.map(({ firstDay, lastDay, week }) => [firstDay, lastDay, week[0], week[6]])).toEqual([
    ['2026-05-01', '2026-06-30', hours('10:00', '20:00'), hours('10:00', '20:00')],
    ['2026-07-01', '2026-07-31', hours('10:00', '22:00'), hours('10:00', '22:00')],
    ['2026-08-01', '2026-08-31', hours('10:00', '20:00'), hours('10:00', '20:00')],
    ['2026-09-01', '2026-09-30', null, hours('12:00', '18:00')],
  ]);
  expect(openPeriodsOf([onlyWeekends, aPlan({})], on('2026-09-30'), both)).toHaveLength(1);
  expect(openPeriodsOf([onlyWeekends], on('2026-10-01'), both)).toEqual([]);
});

test('A day is excepted where it is closed or has other hours, on every track that would be open longer', () => {
  const shut = anException({ firstDay: '2026-07-03', isClosed: true });
  const late = anException({ firstDay: '2026-07-04', hours: hours('12:00', '22:00') });
  const dear = anException({ firstDay: '2026-07-05', price: 9900 });
  const summer = aPlan({ exceptions: [shut, late, dear] });
  const on3 = (plans: SeasonPlan[]) => exceptedDay(plans, on('2026-07-03'), both);
  expect(on3([summer])).toEqual({ hours: null });
  expect(on3([summer, secondTrack])).toEqual({ hours: hours('09:00', '18:00') });
  expect(exceptedDay([summer], on('2026-07-04'), both)).toEqual({ hours: hours('12:00', '22:00') });
  expect(exceptedDay([summer], on('2026-07-05'), both)).toBeNull();
  expect(exceptedDay([summer], on('2026-12-24'), both)).toBeNull();
});

test('The season’s prices are those of the days that it opens, without plans that are over', () => {
  const cheap = { from: '00:00', weekday: 4000, fridayEvening: 4000, weekend: 5000, holiday: 5000 };
  const plans = [aPlan({}), { ...onlyWeekends, prices: [cheap] }];
  expect(slotPricesOf(plans, on('2026-07-01'))).toEqual({ weekday: [5500], weekend: [5000, 6900] });
  expect(slotPricesOf(plans, on('2026-09-10'))).toEqual({ weekday: [], weekend: [5000] });
});

test('A price of the list that the season never charges is told by its kind', () => {
  const season = slotPricesOf([aPlan({})], on('2026-07-01'));
  expect(pricesApart({ weekday: 5500, weekend: 6900 }, season)).toEqual([]);
  expect(pricesApart({ weekday: 5500, weekend: 5500 }, season)).toEqual(['weekend']);
  expect(pricesApart({ weekday: 1, weekend: 1 }, { weekday: [], weekend: [] })).toEqual([]);
});
