import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { bothEngines } from '../../../test/support/engines.ts';
import { FakeWeather, imgwWarning } from '../../../test/support/fake-weather.ts';
import { openTestApp, openTwin, type TestPark } from '../../../test/support/park.ts';
import { openWeather } from '../../weather-sources/open-weather.ts';
import { lockContent, updateContent } from '../site/park/index.ts';
import { readSources } from './read-sources.ts';

const going = new AbortController().signal;
const now = '2026-07-01T08:10:00Z';

describe.each(bothEngines)('Reading the weather on $name', (engine) => {
  const fake = new FakeWeather();
  let park: TestPark;
  let twin: TestPark;
  let warned: unknown[];

  beforeAll(async () => {
    const url = await fake.listen();
    park = await engine.open({
      env: {
        PUBLIC_URL: 'https://park.example',
        MET_NORWAY_URL: url,
        OPEN_METEO_URL: url,
        IMGW_URL: url,
      },
    });
    park.log = { ...park.log, warn: (...told) => void warned.push(told) };
    twin = await openTwin(park);
  });
  beforeEach(async () => {
    fake.reset();
    warned = [];
    park.clock.set(now);
    park.weather = openWeather(park.config);
    await emptyTables(park.store.db, ['weather', 'park_content']);
    await settle({ map: { lat: 53.780_049_9, lon: 21.5701 } });
  });

  /** Sets the park's point, its address, and its county. */
  async function settle({
    map,
    email = 'biuro@park.example',
    county = null,
  }: {
    map: { lat: number; lon: number } | null;
    email?: string | null;
    county?: string | null;
  }): Promise<void> {
    const { db, engine: name } = park.store;
    await db.transaction().execute(async (transaction) => {
      const content = await lockContent(transaction, name, 0);
      const contact = { ...content.contact, map, email };
      await updateContent(transaction, { ...content, contact, weather: { ...content.weather, county } }, 0);
    });
  }

  const read = (by: TestPark = park) => readSources(by, going);
  const row = (id: 'forecast' | 'warnings' = 'forecast') =>
    park.store.db.selectFrom('weather').selectAll().where('id', '=', id).executeTakeFirst();
  const hours = async () => JSON.parse((await row())?.content ?? 'null');
  const minutesUntilDue = async (id: 'forecast' | 'warnings' = 'forecast') =>
    (((await row(id))?.due_at ?? 0) - park.clock.now().epochMilliseconds) / 60_000;
  const later = (minutes: number) =>
    park.clock.set(
      park.clock
        .now()
        .add({ milliseconds: minutes * 60_000 })
        .toString(),
    );

  test('Nothing is asked before the park has a point on the map, nor without a contact to identify by', async () => {
    await settle({ map: null, county: '2819' });
    await read();
    expect([fake.calls, await row()]).toEqual([[], undefined]);
    await settle({ map: { lat: 53, lon: 21 }, email: null });
    const { isPublicUrlSet } = park.config;
    park.config.isPublicUrlSet = false;
    await read().finally(() => {
      park.config.isPublicUrlSet = isPublicUrlSet;
    });
    expect(fake.calls).toEqual([]);
  });

  test('MET Norway is asked by four decimals and with the park’s own contact', async () => {
    await read();
    expect(fake.calls.map(({ url }) => `${url.pathname}${url.search}`)).toEqual([
      '/weatherapi/locationforecast/2.0/complete?lat=53.78&lon=21.5701',
    ]);
    expect(fake.calls[0]?.headers['user-agent']).toMatch(
      /^cablepark\/\S+ \(\+https:\/\/park\.example; biuro@park\.example\)$/,
    );
    expect(await hours()).toEqual([
      { at: '2026-07-01T08:00:00.000Z', wind: 5.2, gust: 8.4, rain: 0, air: 17.5 },
      { at: '2026-07-01T09:00:00.000Z', wind: 7, gust: 12.6, rain: 0.3, air: 18 },
    ]);
  });

  test('What the source does not have is missing, never 0', async () => {
    fake.hours = [{ wind: 0 }];
    await read();
    expect(await hours()).toEqual([
      { at: '2026-07-01T08:00:00.000Z', wind: 0, gust: null, rain: null, air: null },
    ]);
  });

  test('It is asked again after an hour and when its answer expires, with the condition, and 304 confirms what is there', async () => {
    fake.expires = 'Wed, 01 Jul 2026 10:00:00 GMT';
    await read();
    const due = await minutesUntilDue();
    // What the source allows, and up to ten minutes of the park's own.
    expect([due >= 110, due < 120]).toEqual([true, true]);
    later(due - 1);
    await read();
    expect(fake.calls).toHaveLength(1);
    later(2);
    await read();
    expect(fake.calls[1]?.headers['if-modified-since']).toBe(fake.lastModified);
    expect(await row()).toMatchObject({
      confirmed_at: park.clock.now().epochMilliseconds,
      failures: 0,
      last_modified: fake.lastModified,
    });
    expect(await hours()).toHaveLength(2);
  });

  test('An answer that expires in years is asked again after six hours', async () => {
    fake.expires = 'Fri, 01 Jul 2078 10:00:00 GMT';
    await read();
    expect(await minutesUntilDue()).toBeLessThan(371);
  });

  test('Another point on the map is asked at once, without the condition, and the forecast of the first is gone', async () => {
    await read();
    await settle({ map: { lat: 50, lon: 20 } });
    fake.mood.status = 500;
    await read();
    expect(fake.calls[1]?.headers['if-modified-since']).toBeUndefined();
    expect(await row()).toMatchObject({ content: null, confirmed_at: null });
  });

  test('Of two processes one asks; what died while asking blocks nobody for long', async () => {
    await Promise.all([read(), read(twin), read(), read(twin)]);
    expect(fake.calls).toHaveLength(1);
    const nowMs = park.clock.now().epochMilliseconds;
    await park.store.db
      .updateTable('weather')
      .set({ due_at: 0, claimed_until: nowMs + 60_000 })
      .execute();
    await read(twin);
    expect(fake.calls).toHaveLength(1);
    later(1);
    await read(twin);
    expect(fake.calls).toHaveLength(2);
  });

  test.each([
    ['is down', { status: 500 }],
    ['refuses', { status: 403 }],
    ['has nothing there', { status: 404 }],
    ['sends elsewhere', { status: 302, headers: { location: 'https://elsewhere.example/' } }],
    ['answers with no JSON', { body: '<html>' }],
    ['answers with other JSON', { body: '{"properties":{}}' }],
    [
      'answers in other units',
      {
        body: JSON.stringify({
          properties: {
            meta: { units: { wind_speed: 'km/h' } },
            timeseries: [{ time: '2026-07-01T08:00:00Z', data: { instant: { details: {} } } }],
          },
        }),
      },
    ],
    ['says that nothing has changed, unasked', { status: 304 }],
    ['never ends', { isEndless: true }],
  ])('A source that %s harms nothing and is asked again later, ever later', async (_what, mood) => {
    Object.assign(fake.mood, mood);
    await read();
    expect(await row()).toMatchObject({ content: null, failures: 1 });
    const first = await minutesUntilDue();
    later(first);
    await read();
    expect(await row()).toMatchObject({ failures: 2 });
    expect(await minutesUntilDue()).toBeCloseTo(first + 5, 1);
    expect(warned).toHaveLength(2);
  });

  test('A forecast of 900 m/s is no forecast', async () => {
    fake.hours = [{ wind: 900 }];
    await read();
    expect(await row()).toMatchObject({ content: null, failures: 1 });
  });

  test('A source that is slow is left after its time', async () => {
    fake.mood.isSilent = true;
    await readSources(park, going, 1);
    expect(await row()).toMatchObject({ content: null, failures: 1, claimed_until: 0 });
  });

  test('A server that stops amid asking leaves the place to the next one', async () => {
    const stopping = new AbortController();
    fake.mood.isSilent = true;
    const asking = readSources(park, stopping.signal);
    await expect.poll(() => fake.calls.length).toBe(1);
    stopping.abort();
    await asking;
    expect(await row()).toMatchObject({ failures: 0, claimed_until: 0, due_at: 0 });
    expect(warned).toEqual([]);
  });

  test.each([
    ['seconds', '7200', 120],
    ['a date', 'Wed, 01 Jul 2026 11:10:00 GMT', 180],
    ['years', '999999999', 24 * 60],
    ['nonsense', 'soon', 5],
  ])('429 with Retry-After in %s is honoured, and what is there stays', async (_form, value, minutes) => {
    await read();
    const before = await row();
    await park.store.db.updateTable('weather').set({ due_at: 0 }).execute();
    fake.mood = { ...fake.mood, status: 429, headers: { 'retry-after': value } };
    await read();
    const due = await minutesUntilDue();
    expect([due >= minutes, due < minutes + 2]).toEqual([true, true]);
    expect(await row()).toMatchObject({ content: before?.content, confirmed_at: before?.confirmed_at });
  });

  test('Open-Meteo is asked with the key for the same hours: its rain and gusts are of the hour before', async () => {
    const url = park.config.weather.metNorwayUrl;
    park.weather = openWeather({
      ...park.config,
      weather: { ...park.config.weather, source: { url, key: fake.key } },
    });
    fake.hours = [...fake.hours, { wind: 4 }];
    await read();
    expect(await hours()).toEqual([
      { at: '2026-07-01T08:00:00.000Z', wind: 5.2, gust: 8.4, rain: 0, air: 17.5 },
      { at: '2026-07-01T09:00:00.000Z', wind: 7, gust: 12.6, rain: 0.3, air: 18 },
      { at: '2026-07-01T10:00:00.000Z', wind: 4, gust: null, rain: null, air: null },
      { at: '2026-07-01T11:00:00.000Z', wind: 3, gust: null, rain: null, air: 12 },
    ]);
    park.weather = openWeather({
      ...park.config,
      weather: { ...park.config.weather, source: { url, key: 'wrong-key' } },
    });
    await park.store.db.updateTable('weather').set({ due_at: 0 }).execute();
    await read();
    expect(await row()).toMatchObject({ failures: 1 });
    expect(JSON.stringify(warned.map(String))).not.toContain('wrong-key');
  });

  describe('IMGW’s warnings', () => {
    beforeEach(() => settle({ map: { lat: 53.78, lon: 21.57 }, county: '2819' }));
    const storms = async () => JSON.parse((await row('warnings'))?.content ?? 'null');

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
      await park.store.db.updateTable('weather').set({ due_at: 0 }).execute();
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

  test('The app answers the whole time', async () => {
    const app = await openTestApp(park);
    fake.mood.isSilent = true;
    const stopping = new AbortController();
    const asking = readSources(park, stopping.signal);
    await expect.poll(() => fake.calls.length).toBe(1);
    const answer = await app.inject('/weather');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { data: { forecast: null, warnings: null, water: null } },
    ]);
    stopping.abort();
    await asking;
  });
});
