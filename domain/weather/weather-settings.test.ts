import { expect, test } from 'vitest';
import { weatherFaults, weatherSettings } from './weather-settings.schema.ts';
import { defaultWindLimits } from './wind-advice.ts';

const settings = { county: null, ...defaultWindLimits };

test.each(['2819', '0201', '3263', null])('%s is a county', (county) => {
  expect(weatherSettings.safeParse({ ...settings, county }).success).toBe(true);
});

test.each(['28', '281901', '0001', '3301', 'abcd', ''])('%j is no county', (county) => {
  expect(weatherSettings.safeParse({ ...settings, county }).success).toBe(false);
});

test('The first limit is not above the second', () => {
  expect(weatherFaults(settings)).toEqual([]);
  expect(weatherFaults({ ...settings, gustCare: 16, gustStop: 16 })).toEqual([]);
  const wrong = weatherFaults({ ...settings, gustCare: 17, windCare: 12 });
  expect(wrong.map(({ field }) => field)).toEqual(['weather.gustCare', 'weather.windCare']);
});
