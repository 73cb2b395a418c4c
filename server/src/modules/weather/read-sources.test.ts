import { describe, expect, test } from 'vitest';
import { eitherEngine } from '../../../test/support/engines.ts';
import { openTestApp } from '../../../test/support/park.ts';
import { WeatherFixture } from '../../../test/support/weather-fixture.ts';
import { readSources } from './read-sources.ts';

describe.each(eitherEngine(import.meta.url))('Reading the weather on $name', (engine) => {
  const fixture = new WeatherFixture(engine);
  const { content, fake, going, hurry, later, minutesUntilDue, read, row, settle } = fixture;

  test('Nothing is asked before the park has a point on the map, nor without a contact to identify by', async () => {
    await settle({ map: null, county: '2819' });
    await read();
    expect([fake.calls, await row()]).toEqual([[], undefined]);
    await settle({ map: { lat: 53, lon: 21 }, email: null });
    const { isPublicUrlSet } = fixture.park.config;
    fixture.park.config.isPublicUrlSet = false;
    await read().finally(() => {
      fixture.park.config.isPublicUrlSet = isPublicUrlSet;
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
    expect(await content()).toEqual([
      { at: '2026-07-01T08:00:00.000Z', wind: 5.2, gust: 8.4, rain: 0, air: 17.5 },
      { at: '2026-07-01T09:00:00.000Z', wind: 7, gust: 12.6, rain: 0.3, air: 18 },
    ]);
  });

  test('What the source does not have is missing, never 0', async () => {
    fake.hours = [{ wind: 0 }];
    await read();
    expect(await content()).toEqual([
      { at: '2026-07-01T08:00:00.000Z', wind: 0, gust: null, rain: null, air: null },
    ]);
  });

  test('It is asked again after an hour and when its answer expires, with the condition, and 304 confirms what is there', async () => {
    fake.expires = 'Wed, 01 Jul 2026 10:00:00 GMT';
    await read();
    const due = await minutesUntilDue();
    // The source's own interval, and up to ten minutes of the park's jitter.
    expect([due >= 110, due < 120]).toEqual([true, true]);
    later(due - 1);
    await read();
    expect(fake.calls).toHaveLength(1);
    later(2);
    await read();
    expect(fake.calls[1]?.headers['if-modified-since']).toBe(fake.lastModified);
    expect(await row()).toMatchObject({
      confirmed_at: fixture.park.clock.now().epochMilliseconds,
      failures: 0,
      last_modified: fake.lastModified,
    });
    expect(await content()).toHaveLength(2);
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
    await Promise.all([read(), read(fixture.twin), read(), read(fixture.twin)]);
    expect(fake.calls).toHaveLength(1);
    const nowMs = fixture.park.clock.now().epochMilliseconds;
    await fixture.park.store.db
      .updateTable('weather')
      .set({ due_at: 0, claimed_until: nowMs + 60_000 })
      .execute();
    await read(fixture.twin);
    expect(fake.calls).toHaveLength(1);
    later(1);
    await read(fixture.twin);
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
    // One line each, because the stack does not help if a service is down.
    expect(fixture.warned).toHaveLength(2);
    const warning = (failures: number) => [
      { failures, reason: expect.stringMatching(/^met-norway: /) },
      expect.any(String),
    ];
    expect(fixture.warned).toEqual([warning(1), warning(2)]);
  });

  test('Of an answer without an end no more than two megabytes are read', async () => {
    fake.mood.isEndless = true;
    await read();
    expect(fixture.warned).toMatchObject([
      [{ reason: 'met-norway: answered with too much', failures: 1 }, expect.any(String)],
    ]);
  });

  test('A forecast of 900 m/s is no forecast', async () => {
    fake.hours = [{ wind: 900 }];
    await read();
    expect(await row()).toMatchObject({ content: null, failures: 1 });
  });

  test('A source that is slow is left after its time', async () => {
    fake.mood.isSilent = true;
    await readSources(fixture.park, going, 1);
    expect(await row()).toMatchObject({ content: null, failures: 1, claimed_until: 0 });
  });

  test('A server that stops amid asking leaves the place to the next one', async () => {
    const stopping = new AbortController();
    fake.mood.isSilent = true;
    const asking = readSources(fixture.park, stopping.signal);
    await expect.poll(() => fake.calls.length).toBe(1);
    stopping.abort();
    await asking;
    expect(await row()).toMatchObject({ failures: 0, claimed_until: 0, due_at: 0 });
    expect(fixture.warned).toEqual([]);
  });

  test.each([
    ['seconds', '7200', 120],
    ['a date', 'Wed, 01 Jul 2026 11:10:00 GMT', 180],
    ['years', '999999999', 24 * 60],
    ['nonsense', 'soon', 5],
  ])('429 with Retry-After in %s is honoured, and what is there stays', async (_form, value, minutes) => {
    await read();
    const before = await row();
    await hurry();
    fake.mood = { ...fake.mood, status: 429, headers: { 'retry-after': value } };
    await read();
    const due = await minutesUntilDue();
    expect([due >= minutes, due < minutes + 2]).toEqual([true, true]);
    expect(await row()).toMatchObject({ content: before?.content, confirmed_at: before?.confirmed_at });
  });

  test('The app answers the whole time', async () => {
    const app = await openTestApp(fixture.park);
    fake.mood.isSilent = true;
    const stopping = new AbortController();
    const asking = readSources(fixture.park, stopping.signal);
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
