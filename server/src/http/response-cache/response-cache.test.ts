import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atEnd } from '../../../test/support/cleanup.ts';
import { sqliteEngine } from '../../../test/support/engines.ts';
import { openTestApp, openTestPark, openTwin, type TestPark } from '../../../test/support/park.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { startPostgres } from '../../../test/support/postgres.server.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import type { AppContext } from '../../context.ts';

interface Answer {
  status: number;
  /** Without what changes with each answer. */
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const slots = '/items/Slot?sort=startTime,id&limit=1200';

/** On the connection itself: what the cache answers never reaches the app, so that `inject` would not see it. */
async function get(
  app: FastifyInstance,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const [at] = app.addresses();
  if (!at || typeof at === 'string') throw new Error('The app does not listen.');
  const call = httpRequest({ host: '127.0.0.1', port: at.port, path, headers });
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    call.once('response', resolve).once('error', reject).end();
  });
  const { date: _date, ...kept } = answer.headers;
  return { status: answer.statusCode ?? 0, headers: kept, body: await buffer(answer) };
}

const rows = ({ body }: Answer) =>
  JSON.parse(body.toString()).data as { id: number; bookedBy: string | null }[];

/** The version of a database on PostgreSQL is that of its whole server: here nobody else writes there. */
async function openAlone(): Promise<TestPark> {
  const postgres = await startPostgres();
  atEnd(() => postgres.stop());
  return openTestPark({ databaseUrl: postgres.url });
}

const engines = [
  { name: 'sqlite', open: () => sqliteEngine.open() },
  { name: 'postgres', open: openAlone },
];

describe.each(engines)('Cached answers on $name', (engine) => {
  let park: TestPark;
  let twin: TestPark;
  let app: FastifyInstance;
  let other: FastifyInstance;
  let rider: Person;
  let hits = 0;

  beforeAll(async () => {
    park = await engine.open();
    twin = await openTwin(park);
    await makeTracks(park);
    for (const hour of [9, 10, 11, 12]) {
      for (const minute of ['00', '15', '30', '45'])
        await makeSlot(park, `2026-07-15T${hour}:${minute}:00Z`.replace('T9', 'T09'));
    }
    rider = await aPerson(park, 'User');
    [app, other] = (await Promise.all([park, twin].map(openTestApp))) as [FastifyInstance, FastifyInstance];
    await Promise.all([app, other].map((one) => one.listen({ host: '127.0.0.1', port: 0 })));
    app.responseCache.onHit(() => {
      hits += 1;
    });
  });

  beforeEach(() => {
    hits = 0;
  });

  const book = (through: FastifyInstance, id: number, bookedBy: string | null) =>
    through.inject({
      method: 'PATCH',
      url: `/items/Slot/${id}`,
      headers: rider.headers,
      payload: { bookedBy },
    });

  test.each(['identity', 'br', 'gzip, deflate, br;q=0.5'])(
    'are the app’s own, head and body, for a visitor who accepts %s',
    async (codings) => {
      const headers = { 'accept-encoding': codings };
      const made = await get(app, slots, headers);
      expect([made.status, hits]).toEqual([200, 0]);
      const hit = await get(app, slots, headers);
      expect(hits).toBe(1);
      expect(hit).toEqual(made);
      const unchanged = await get(app, slots, { ...headers, 'if-none-match': String(made.headers.etag) });
      expect([unchanged.status, unchanged.body.length, hits]).toEqual([304, 0, 2]);
      // The app's own words for "unchanged", made anew because the address is another one.
      const own = await get(app, `${slots}&x`, { ...headers, 'if-none-match': String(made.headers.etag) });
      expect([own.status, hits]).toEqual([304, 2]);
      expect({ ...unchanged.headers, vary: own.headers.vary }).toEqual(own.headers);
    },
  );

  test.each([
    ['this process', () => app],
    ['another process', () => other],
  ])('end with the first write of %s', async (_who, through) => {
    const [first] = rows(await get(app, slots));
    const id = first?.id ?? 0;
    const steps = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? rider.id : null));
    for (const holder of steps) {
      await get(app, slots);
      expect((await book(through(), id, holder)).statusCode).toBe(200);
      const [now] = rows(await get(app, slots));
      expect(now?.bookedBy === null).toBe(holder === null);
    }
  });

  test('never show a booking that is not confirmed, nor go on after one that was taken back', async () => {
    const before = await get(app, slots);
    const undone = new Error('undone');
    const attempt = (by: AppContext) =>
      by.store.db
        .transaction()
        .execute(async (db) => {
          await db.updateTable('slot').set({ price_cents: 1 }).execute();
          // Asked in the middle of it, answered whenever the database lets it.
          const meanwhile = get(app, slots);
          await new Promise((resolve) => setImmediate(resolve));
          throw Object.assign(undone, { meanwhile });
        })
        .catch((error: Error & { meanwhile: Promise<Answer> }) => error.meanwhile);
    for (const by of [park, twin]) {
      expect((await attempt(by)).body).toEqual(before.body);
      expect((await get(app, slots)).body).toEqual(before.body);
    }
  });

  test.each([
    ['whose header names nobody', () => slots, () => ({ authorization: 'Basic cGFyazpwYXJr' })],
    ['who comes from another site', () => slots, () => ({ origin: 'https://elsewhere.example' })],
    [
      'who asks for the present moment',
      () => `${slots}&filter={"startTime":{"_gt":"\\u0024NOW"}}`,
      () => ({}),
    ],
    ['who asks for what is not there', () => '/items/Slot/999999', () => ({})],
  ])('are not for one %s', async (_who, path, headers) => {
    const address = encodeURI(path()).replaceAll('%25', '%');
    const first = await get(app, address, headers());
    const again = await get(app, address, headers());
    expect([again.status, again.body, hits]).toEqual([first.status, first.body, 0]);
  });

  test.each([slots, '/users/me'])('are each asker’s own: %s', async (path) => {
    const others = await Promise.all([aPerson(park, 'User'), aPerson(park, 'Manager')]);
    const askers = [rider, ...others].map(({ headers }) => headers);
    const [first] = rows(await get(app, slots));
    await book(app, first?.id ?? 0, rider.id);
    const ofNobody = await get(app, path);
    const made = [];
    for (const headers of askers) made.push(await get(app, path, headers));
    expect(new Set(made.map(({ body }) => body.toString())).size).toBe(path === slots ? 2 : 3);
    expect(made[1]?.body.equals(ofNobody.body)).toBe(path === slots);
    hits = 0;
    for (const [index, headers] of askers.entries())
      expect(await get(app, path, headers)).toEqual(made[index]);
    expect(hits).toBe(3);
    expect(await get(app, path)).toEqual(ofNobody);
  });

  test.each<[string, (park: TestPark, person: Person) => Promise<unknown>]>([
    [
      'whose session is ended',
      ({ store: { db } }, { id }) => db.deleteFrom('session').where('account_id', '=', id).execute(),
    ],
    [
      'who is blocked',
      ({ store: { db } }, { id }) =>
        db.updateTable('account').set({ status: 'blocked' }).where('id', '=', id).execute(),
    ],
  ])('end for one %s, in whichever process', async (_who, shut) => {
    for (const by of [park, twin]) {
      const person = await aPerson(park, 'User');
      await get(app, slots, person.headers);
      await get(app, slots, person.headers);
      expect(hits).toBeGreaterThan(0);
      await shut(by, person);
      expect((await get(app, slots, person.headers)).status).toBe(401);
      hits = 0;
    }
  });

  test('end with the token that they were asked for with', async () => {
    const at = park.clock.now();
    const { headers } = await aPerson(park, 'User');
    await get(app, slots, headers);
    park.clock.set(at.add({ minutes: 14, seconds: 59 }).toString());
    expect((await get(app, slots, headers)).status).toBe(200);
    expect(hits).toBe(1);
    park.clock.set(at.add({ minutes: 15 }).toString());
    const late = await get(app, slots, headers);
    expect([late.status, hits]).toEqual([401, 1]);
    expect(late.body.toString()).toContain('TOKEN_EXPIRED');
    park.clock.set(at.toString());
  });

  test('are not for one who asks for the present moment, after it has passed', async () => {
    const path = `/items/Slot?filter[startTime][_gt]=${encodeURIComponent('$NOW')}&aggregate[count]=*`;
    const at = park.clock.now();
    const count = async () => (JSON.parse((await get(app, path)).body.toString()) as { data: unknown }).data;
    expect(await count()).toEqual([{ count: 16 }]);
    park.clock.set('2026-07-15T11:50:00Z');
    expect(await count()).toEqual([{ count: 4 }]);
    park.clock.set(at.toString());
  });

  test('are left to the app where the database cannot tell its version', async () => {
    await get(app, slots);
    hits = 0;
    const { store } = park;
    const told = store.version.bind(store);
    store.version = () => {
      throw new Error('gone');
    };
    await get(app, slots);
    store.version = async () => Promise.reject(new Error('gone'));
    await get(app, slots);
    expect(hits).toBe(0);
    store.version = told;
    await get(app, slots);
    await get(app, slots);
    expect(hits).toBeGreaterThan(0);
  });
});
