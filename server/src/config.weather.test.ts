import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openWeather } from './weather-sources/open-weather.ts';

const own = { SAMPLE: '0' };

test.each([
  ['MET Norway', own, 'met-norway', 'imgw'],
  ['Open-Meteo by a key', { ...own, OPEN_METEO_KEY: 'a key' }, 'open-meteo', 'imgw'],
  ['nobody, in the sample park', { SAMPLE: '1' }, 'sample', undefined],
  [
    'nobody, in the sample park, whatever the key',
    { SAMPLE: '1', OPEN_METEO_KEY: 'a key' },
    'sample',
    undefined,
  ],
  ['whom the sample park is told to', { SAMPLE: '1', WEATHER: 'on' }, 'met-norway', 'imgw'],
  ['nobody, by its own word', { ...own, WEATHER: 'sample' }, 'sample', undefined],
  ['nobody', { ...own, OPEN_METEO_KEY: 'a key', WEATHER: 'off' }, undefined, undefined],
])('The weather is read from %s', (_whom, env, forecast, warnings) => {
  const sources = openWeather(readConfig(env));
  expect([sources.forecast?.name, sources.warnings?.name]).toEqual([forecast, warnings]);
});

test('A park asks Open-Meteo’s host for customers, and programs in place of a service are on this machine', () => {
  expect(readConfig({ ...own, OPEN_METEO_KEY: 'a key' }).weather.source).toEqual({
    url: 'https://customer-api.open-meteo.com',
    key: 'a key',
  });
  for (const name of ['MET_NORWAY_URL', 'OPEN_METEO_URL', 'IMGW_URL'])
    expect(() => readConfig({ ...own, [name]: 'https://elsewhere.example' })).toThrow(
      `${name}: must be like`,
    );
});
