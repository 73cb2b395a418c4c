import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { writeSignature } from './sensor-key.ts';

interface PushOptions {
  /** The time of the signature, in seconds. */
  at?: number;
  body?: string;
  /** A body that differs from the signed one. */
  sent?: string;
}

describe.each(eitherEngine(import.meta.url))('The sensor of the water on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let people: Record<'User' | 'Manager' | 'Admin', Person>;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    people = {
      User: await aPerson(park),
      Manager: await aPerson(park, 'Manager'),
      Admin: await aPerson(park, 'Admin'),
    };
    const payload = { contact: { map: { lat: 53.78, lon: 21.57 } } };
    await app.inject({ method: 'PATCH', url: '/park', headers: people.Admin.headers, payload });
  });
  beforeEach(async () => {
    park.clock.set('2026-07-01T08:10:00Z');
    await emptyTables(park.store.db, ['water_temperature', 'sensor_key', 'audit']);
  });

  const as = async (person: Person) => (await logIn(park, person)).headers;
  const weather = async () => (await app.inject('/weather')).json().data;
  const desk = async () =>
    (await app.inject({ url: '/desk/weather', headers: await as(people.Manager) })).json().data;
  const type = async (celsius: number) =>
    app.inject({
      method: 'POST',
      url: '/desk/water-temperature',
      headers: await as(people.Manager),
      payload: { celsius },
    });
  const newKey = async (): Promise<string> =>
    (await app.inject({ method: 'POST', url: '/park/sensor-key', headers: await as(people.Admin) })).json()
      .data.key;
  const seconds = () => Math.floor(park.clock.now().epochMilliseconds / 1_000);
  const push = async (key: string, { at, body = '{"celsius":17.3}', sent }: PushOptions = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/weather/water-temperature',
      headers: {
        'content-type': 'application/json',
        'cablepark-signature': writeSignature(key, at ?? seconds(), body),
      },
      payload: sent ?? body,
    });
    return answer.statusCode === 204 ? 'ok' : answer.json().errors[0].extensions.code;
  };

  test('pushes with its key, and the newest of staff and sensor counts', async () => {
    await type(18);
    park.clock.set('2026-07-01T08:20:00Z');
    expect(await push(await newKey())).toBe('ok');
    expect((await weather()).water).toEqual({
      celsius: 17.3,
      at: '2026-07-01T08:20:00.000Z',
      by: 'sensor',
    });
    expect((await desk()).sensor).toEqual({
      since: '2026-07-01T08:20:00.000Z',
      lastAt: '2026-07-01T08:20:00.000Z',
    });
    park.clock.set('2026-07-01T08:30:00Z');
    await type(18);
    expect((await weather()).water.by).toBe('staff');
  });

  test('is refused with another key, another body, another time, or none of them', async () => {
    expect(await push('no key yet')).toBe('FORBIDDEN');
    const first = await newKey();
    const key = await newKey();
    expect(await push(first)).toBe('FORBIDDEN');
    expect(await push(key, { sent: '{"celsius":17.4}' })).toBe('FORBIDDEN');
    const body = '{"celsius":17.3}';
    for (const signature of [
      undefined,
      '',
      't=1,v1=',
      writeSignature(key, seconds(), body).replace(/t=\d+/, `t=${seconds() + 1}`),
    ]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/weather/water-temperature',
        headers: {
          'content-type': 'application/json',
          ...(signature !== undefined && { 'cablepark-signature': signature }),
        },
        payload: body,
      });
      expect(answer.statusCode).toBe(403);
    }
    expect((await weather()).water).toBeNull();
    expect(await push(key)).toBe('ok');
  });

  test('cannot be replayed, nor sent late or early', async () => {
    const key = await newKey();
    const at = seconds();
    expect(await push(key, { at: at - 301 })).toBe('TOO_LATE');
    expect(await push(key, { at: at + 301 })).toBe('TOO_EARLY');
    const codes = await Promise.all([push(key, { at }), push(key, { at }), push(key, { at })]);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'CHANGED_SINCE')).toHaveLength(2);
    expect(await push(key, { at: at - 1 })).toBe('CHANGED_SINCE');
    expect(await push(key, { at: at + 1 })).toBe('ok');
  });

  test('is told what is wrong with its reading', async () => {
    const key = await newKey();
    expect(await push(key, { body: '{"celsius":85}' })).toBe('FAILED_VALIDATION');
    expect(await push(key, { body: '{"celsius":18,"x":1}' })).toBe('FAILED_VALIDATION');
    expect(await push(key, { body: '{"celsius":18' })).toBe('INVALID_PAYLOAD');
    expect(await push(key)).toBe('ok');
  });

  test('finds its signature described where programs read', async () => {
    const { paths } = (await app.inject('/docs/openapi.json')).json();
    const { parameters, description } = paths['/weather/water-temperature'].post;
    expect(parameters).toMatchObject([{ in: 'header', name: 'cablepark-signature', required: true }]);
    expect(parameters[0].description).toContain('HMAC-SHA256');
    expect(description).toContain('CHANGED_SINCE');
  });

  test('gets its key from an Admin alone, once, and neither the log nor the database tells it', async () => {
    for (const who of [people.Manager, people.User])
      expect(
        (await app.inject({ method: 'POST', url: '/park/sensor-key', headers: who.headers })).statusCode,
      ).toBe(403);
    const key = await newKey();
    const { db } = park.store;
    const kept = [
      await db.selectFrom('sensor_key').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
    ];
    expect(kept.map((rows) => rows.length > 0)).toEqual([true, true]);
    expect(JSON.stringify(kept)).not.toContain(key);
    expect(JSON.stringify(await desk())).not.toContain(key);
  });
});
