import { defaultPrices, priceAt } from '@cablepark/domain/park/prices';
import { expect, test } from 'vitest';
import { info as en } from '../../i18n/en/info.ts';
import { info as pl } from '../../i18n/pl/info.ts';
import { groupNames, priceGroups, pricePerRide } from './priceRows.ts';

test('The price list shows every price of the park once, with a name in both languages', () => {
  const shown = groupNames.flatMap((group) => priceGroups[group]);
  expect([...shown].sort()).toEqual(Object.keys(defaultPrices).sort());
  expect(shown.filter((key) => !pl.prices.items[key]?.[0] || !en.prices.items[key]?.[0])).toEqual([]);
});

test('A ride on a pass costs its share, to the grosz', () => {
  expect(pricePerRide(defaultPrices, 'pass10')).toBe(49);
  expect(pricePerRide(defaultPrices, 'pass20')).toBe(42.5);
  expect(pricePerRide({ ...defaultPrices, pass20: 849.99 }, 'pass20')).toBe(42.5);
  expect(pricePerRide(defaultPrices, 'board')).toBeNull();
});

test.each([
  ['2026-07-03T13:59:59Z', 180],
  ['2026-07-03T14:00:00Z', 220],
  ['2026-07-05T21:59:59Z', 220],
  ['2026-07-05T22:00:00Z', 180],
])('At %s an hour of the cable costs %i zł', (moment, price) => {
  const instant = Temporal.Instant.from(moment);
  expect(priceAt(defaultPrices.cableHour, instant, 'Europe/Warsaw')).toBe(price);
});
