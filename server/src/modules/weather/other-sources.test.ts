import { beforeEach, describe, expect, test } from 'vitest';
import { eitherEngine } from '../../../test/support/engines.ts';
import { imgwWarning } from '../../../test/support/fake-weather.ts';
import { WeatherFixture } from '../../../test/support/weather-fixture.ts';
import { openWeather } from '../../weather-sources/open-weather.ts';

describe.each(eitherEngine(import.meta.url))('Beside MET Norway on $name', (engine) => {
  const fixture = new WeatherFixture(engine);
  const { content, fake, hurry, later, minutesUntilDue, read, row, settle } = fixture;

  test('Open-Meteo is asked with the key for the same hours: its rain and gusts are of the hour before', async () => {
    const url = fixture.park.config.weather.metNorwayUrl;
    fixture.park.weather = openWeather({
      ...fixture.park.config,
      weather: { ...fixture.park.config.weather, source: { url, key: fake.key } },
    });
    fake.hours = [...fake.hours, { wind: 4 }];
    await read();
    expect(await content()).toEqual([
      { at: '2026-07-01T08:00:00.000Z', wind: 5.2, gust: 8.4, rain: 0, air: 17.5 },
      { at: '2026-07-01T09:00:00.000Z', wind: 7, gust: 12.6, rain: 0.3, air: 18 },
      { at: '2026-07-01T10:00:00.000Z', wind: 4, gust: null, rain: null, air: null },
      { at: '2026-07-01T11:00:00.000Z', wind: 3, gust: null, rain: null, air: 12 },
    ]);
    fixture.park.weather = openWeather({
      ...fixture.park.config,
      weather: { ...fixture.park.config.weather, source: { url, key: 'wrong-key' } },
    });
    await hurry();
    await read();
    expect(await row()).toMatchObject({ failures: 1 });
    expect(JSON.stringify(fixture.warned)).not.toContain('wrong-key');
  });

  describe('IMGW’s warnings', () => {
    beforeEach(() => settle({ map: { lat: 53.78, lon: 21.57 }, county: '2819' }));
    const storms = () => content('warnings');

    test('of the county are kept, by Poland’s clocks; a calm day’s 404 means none', async () => {
      fake.warnings = [
        imgwWarning(),
        imgwWarning({ id: 'elsewhere', teryt: ['0201'], stopien: 'odd' }),
        imgwWarning({ id: 'heat', nazwa_zdarzenia: 'Upał' }),
      ];
      await read();
      expect(await storms()).toEqual([
        {
          id: 'Bi20260701061500935',
          kind: 'storm',
          degree: 2,
          from: '2026-07-01T12:00:00.000Z',
          to: '2026-07-01T20:00:00.000Z',
        },
      ]);
      fake.warnings = [];
      later((await minutesUntilDue('warnings')) + 1);
      await read();
      expect([await storms(), (await row('warnings'))?.failures]).toEqual([[], 0]);
    });

    test('that cannot be read count as a failure, and those that are there stay', async () => {
      fake.warnings = [imgwWarning()];
      await read();
      await hurry();
      fake.warnings = [imgwWarning({ obowiazuje_od: 'wkrótce' })];
      await read();
      expect([(await storms()).length, (await row('warnings'))?.failures]).toEqual([1, 1]);
    });

    test('of an hour that comes twice hold from its first until its second time', async () => {
      fake.warnings = [
        imgwWarning({ obowiazuje_od: '2026-10-25 02:30:00', obowiazuje_do: '2026-10-25 02:30:00' }),
      ];
      await read();
      expect(await storms()).toMatchObject([
        { from: '2026-10-25T00:30:00.000Z', to: '2026-10-25T01:30:00.000Z' },
      ]);
    });
  });
});
