import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { FakeWeather, imgwWarning } from '../../../test/support/fake-weather.ts';
import { openTestApp, openTwin, type TestPark } from '../../../test/support/park.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { readSources } from './read-sources.ts';

const going = new AbortController().signal;

describe.each(eitherEngine(import.meta.url))('The weather of a park on $name', (engine) => {
  const fake = new FakeWeather();
  let park: TestPark;
  let app: FastifyInstance;
  let people: Record<'User' | 'Manager' | 'Admin', Person>;

  beforeAll(async () => {
    const url = await fake.listen();
    park = await engine.open({ env: { MET_NORWAY_URL: url, IMGW_URL: url } });
    app = await openTestApp(park);
    people = {
      User: await aPerson(park),
      Manager: await aPerson(park, 'Manager'),
      Admin: await aPerson(park, 'Admin'),
    };
  });
  beforeEach(async () => {
    fake.reset();
    park.clock.set('2026-07-01T08:10:00Z');
    await emptyTables(park.store.db, ['weather', 'water_temperature', 'park_content', 'audit']);
    park.parkSettings.forget();
    await patch({ contact: { map: { lat: 53.78, lon: 21.57 }, email: 'biuro@park.example' } });
  });

  /** Logs in again, because the clock passes the expiry of the token. */
  const as = async (person: Person) => (await logIn(park, person)).headers;
  const patch = async (payload: object) =>
    app.inject({ method: 'PATCH', url: '/park', headers: await as(people.Admin), payload });
  const weather = async (of: FastifyInstance = app) => (await of.inject('/weather')).json().data;
  const desk = async () =>
    (await app.inject({ url: '/desk/weather', headers: await as(people.Manager) })).json().data;
  const type = async (celsius: unknown, who: Person = people.Manager) =>
    app.inject({
      method: 'POST',
      url: '/desk/water-temperature',
      headers: await as(who),
      payload: { celsius },
    });
  const read = () => readSources(park, going);

  test('stands in the features with a point on the map, and is told to everybody with its source and its age', async () => {
    const features = async () => (await app.inject('/server/info')).json().data.features;
    expect(await features()).toContain('weather');
    await read();
    expect(await weather()).toEqual({
      forecast: {
        source: 'met-norway',
        confirmedAt: '2026-07-01T08:10:00.000Z',
        hours: [
          { at: '2026-07-01T08:00:00.000Z', wind: 5.2, gust: 8.4, rain: 0, air: 17.5 },
          { at: '2026-07-01T09:00:00.000Z', wind: 7, gust: 12.6, rain: 0.3, air: 18 },
        ],
      },
      warnings: null,
      water: null,
    });
    await patch({ contact: { map: null } });
    expect(await weather()).toEqual({ forecast: null, warnings: null, water: null });
    expect(await features()).not.toContain('weather');
  });

  test('hides a forecast after six hours, also from who asked before, on a connection that keeps answers', async () => {
    await read();
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    let hits = 0;
    app.responseCache.onHit(() => {
      hits += 1;
    });
    const ask = async () => {
      const answer = await fetch(`${url}/weather`);
      return ((await answer.json()) as { data: { forecast: object | null } }).data.forecast !== null;
    };
    expect([await ask(), await ask()]).toEqual([true, true]);
    park.clock.set('2026-07-01T14:09:59Z');
    expect(await ask()).toBe(true);
    // PostgreSQL counts the writes of other tests, too.
    expect(hits).toBeGreaterThanOrEqual(engine.name === 'sqlite' ? 2 : 0);
    hits = 0;
    park.clock.set('2026-07-01T14:10:00Z');
    expect([await ask(), hits]).toEqual([false, 0]);
  });

  test('follows a change of the map in another process at once', async () => {
    const other = await openTestApp(await openTwin(park));
    await read();
    expect((await weather(other)).forecast).not.toBeNull();
    await patch({ contact: { map: { lat: 50, lon: 20 } } });
    expect((await weather(other)).forecast).toBeNull();
  });

  test('has the warnings of the county until they are over', async () => {
    await patch({ weather: { county: '2819' } });
    fake.warnings = [imgwWarning()];
    await read();
    expect((await weather()).warnings).toEqual({
      confirmedAt: '2026-07-01T08:10:00.000Z',
      list: [
        {
          id: 'Bi20260701061500935',
          kind: 'storm',
          degree: 2,
          from: '2026-07-01T12:00:00.000Z',
          to: '2026-07-01T20:00:00.000Z',
        },
      ],
    });
    await park.store.db
      .updateTable('weather')
      .set({ confirmed_at: Date.parse('2026-07-01T19:00:00Z') })
      .execute();
    park.clock.set('2026-07-01T20:00:00Z');
    expect((await weather()).warnings.list).toEqual([]);
  });

  test('warns staff of the park’s own limits, by gusts, and closes nothing', async () => {
    await read();
    expect((await desk()).advice).toEqual({
      level: 'care',
      kind: 'gust',
      speed: 12.6,
      from: '2026-07-01T09:00:00.000Z',
      until: '2026-07-01T10:00:00.000Z',
    });
    await patch({ weather: { gustCare: 13 } });
    expect((await desk()).advice).toBeNull();
    park.clock.set('2026-07-01T14:10:00Z');
    await patch({ weather: { gustCare: 5 } });
    expect((await desk()).advice).toBeNull();
  });

  test('says how reading goes', async () => {
    expect(await desk()).toMatchObject({
      source: 'met-norway',
      hasContact: true,
      forecast: { confirmedAt: null, isFailing: false },
      warnings: null,
      sensor: null,
    });
    fake.mood.status = 500;
    await read();
    expect((await desk()).forecast).toEqual({ confirmedAt: null, isFailing: true });
    await patch({ contact: { email: null } });
    expect((await desk()).hasContact).toBe(false);
  });

  test('refuses limits that contradict each other and counties that are none', async () => {
    for (const [change, field] of [
      [{ gustCare: 20 }, 'weather.gustCare'],
      [{ windCare: 12 }, 'weather.windCare'],
      [{ county: '28' }, 'weather.county'],
    ] as const) {
      const answer = await patch({ weather: change });
      expect([answer.statusCode, answer.json().errors[0].extensions.field]).toEqual([400, field]);
    }
  });

  test('has the temperature of the water that staff type, for a day, and the log knows who', async () => {
    expect((await type(18.4)).statusCode).toBe(204);
    expect((await weather()).water).toEqual({ celsius: 18.4, at: '2026-07-01T08:10:00.000Z', by: 'staff' });
    expect((await type(19)).statusCode).toBe(204);
    expect((await weather()).water.celsius).toBe(19);
    expect((await type(18, people.User)).statusCode).toBe(403);
    for (const odd of [41, -3, '18', null]) expect((await type(odd)).statusCode).toBe(400);
    const told = await park.store.db
      .selectFrom('audit')
      .select(['action', 'actor_id', 'after'])
      .where('action', '=', 'water.type')
      .orderBy('id')
      .execute();
    expect(told.at(-1)).toEqual({
      action: 'water.type',
      actor_id: people.Manager.id,
      after: '{"celsius":19}',
    });
    park.clock.set('2026-07-02T08:10:00Z');
    expect((await weather()).water).toBeNull();
  });
});
