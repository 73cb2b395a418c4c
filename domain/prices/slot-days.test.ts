import { expect, test } from 'vitest';
import { aPlan } from '../testing/season.ts';
import { defaultZone } from '../time/park-time.ts';
import { type SlotDays, slotDaysOf, slotPriceAt } from './slot-days.ts';

const today = Temporal.PlainDate.from('2026-06-10');
const band = (from: string, weekday: number, fridayEvening: number, weekend: number, holiday: number) => ({
  from,
  weekday,
  fridayEvening,
  weekend,
  holiday,
});
const daysOf = (...bands: ReturnType<typeof band>[]) => slotDaysOf([aPlan({ prices: bands })], today);

const week = { as: 'weekday', prices: [] };
const weekend = { as: 'weekend', prices: [] };

test.each([
  [
    'from 16:00 as the weekend',
    [band('00:00', 50, 60, 60, 60)],
    { friday: { ...weekend, from: '16:00' }, holiday: weekend },
  ],
  ['as the week', [band('00:00', 50, 50, 60, 60)], { friday: { ...week, from: null }, holiday: weekend }],
  [
    'from a later hour, where the bands say so',
    [band('00:00', 50, 50, 60, 50), band('18:00', 55, 70, 70, 55)],
    { friday: { ...weekend, from: '18:00' }, holiday: week },
  ],
  [
    'at prices of their own',
    [band('00:00', 50, 55, 60, 80), band('18:00', 50, 58, 60, 75)],
    { friday: { as: 'own', prices: [55, 58], from: '16:00' }, holiday: { as: 'own', prices: [75, 80] } },
  ],
])('Fridays and holidays are priced %s', (_, bands, days) => {
  expect(daysOf(...bands)).toEqual(days);
});

test('A Friday that opens after four is the weekend from its opening on', () => {
  const plan = aPlan({
    week: aPlan().week.map((hours, day) => (day === 4 ? { opens: '17:00', closes: '22:00' } : hours)),
    prices: [band('00:00', 50, 60, 60, 60)],
  });
  expect(slotDaysOf([plan], today)?.friday).toEqual({ ...weekend, from: '17:00' });
});

test('Of plans that differ nobody can say; plans that are over do not count beside others', () => {
  const plans = [
    aPlan({ prices: [band('00:00', 50, 60, 60, 60)] }),
    aPlan({ firstDay: '2026-09-01', lastDay: '2026-09-30', prices: [band('00:00', 50, 50, 60, 50)] }),
  ];
  expect(slotDaysOf(plans, today)).toEqual({ friday: null, holiday: null });
  expect(slotDaysOf(plans, Temporal.PlainDate.from('2026-09-02'))?.holiday).toEqual(week);
  expect(slotDaysOf(plans.slice(0, 1), Temporal.PlainDate.from('2027-01-01'))?.holiday).toEqual(weekend);
  expect(slotDaysOf([], today)).toBeNull();
});

const known: SlotDays = { friday: { as: 'weekday', prices: [], from: null }, holiday: weekend } as SlotDays;
const own: SlotDays = {
  friday: { as: 'own', prices: [55], from: '16:00' },
  holiday: { as: 'own', prices: [75] },
};

test.each([
  ['Friday without a plan', '2027-05-07T17:00', null, 'weekend'],
  ['Friday before four', '2027-05-07T15:59', own, 'weekday'],
  ['Friday at its own price', '2027-05-07T16:00', own, null],
  ['Friday as the week', '2027-05-07T17:00', known, 'weekday'],
  ['Saturday', '2027-05-08T10:00', known, 'weekend'],
  ['Monday', '2027-05-10T10:00', known, 'weekday'],
  ['a holiday on a Monday', '2027-05-03T10:00', known, 'weekend'],
  ['a holiday at its own price', '2027-05-03T10:00', own, null],
])('The price that applies on %s', (_, time, days, kind) => {
  const moment = Temporal.PlainDateTime.from(time).toZonedDateTime(defaultZone).toInstant();
  expect(slotPriceAt(moment, defaultZone, days)).toBe(kind);
});
