import { expect, test } from 'vitest';
import { aPlan } from '../testing/season.ts';
import { pricesApart, slotPricesOf } from './season-prices.ts';

const today = Temporal.PlainDate.from('2026-06-10');
const prices = [{ from: '00:00', weekday: 5000, fridayEvening: 5000, weekend: 6000, holiday: 6000 }];

test('The weekend costs what Saturday does, whatever Friday’s evening costs', () => {
  const season = slotPricesOf([aPlan({ prices })], today);
  expect(season).toEqual({ weekday: [5000], weekend: [6000] });
  expect(pricesApart({ weekday: 5000, weekend: 5000 }, season)).toEqual(['weekend']);
  expect(pricesApart({ weekday: 5000, weekend: 6000 }, season)).toEqual([]);
});

test('Where the park is closed at the weekend, Friday’s evening is its weekend', () => {
  const week = aPlan().week.map((hours, day) => (day >= 5 ? null : hours));
  expect(slotPricesOf([aPlan({ week, prices })], today).weekend).toEqual([5000]);
});
