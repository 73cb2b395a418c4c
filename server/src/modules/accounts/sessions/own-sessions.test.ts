import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openServer, password, type TestServer } from '../../../../test/support/accounts-server.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { everything } from '../../../../test/support/everything.ts';
import { lockActiveAccount } from '../locks/index.ts';
import type { Tokens } from './sessions.service.ts';
import { findSessionOwner, insertSession } from './sessions.store.ts';

const start = '2026-07-01T08:00:00Z';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const laptop = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe.each(engines)('The devices that are logged in on $name', (engine) => {
  let server: TestServer;
  let here: Tokens;

  beforeAll(async () => {
    server = await openServer(engine);
  });

  beforeEach(async () => {
    const { db } = server.park.store;
    server.park.clock.set(start);
    await emptyTables(db, ['session', 'account']);
    await server.newRider('ola@example.com');
    await db.deleteFrom('session').execute();
    here = await logIn(laptop);
  });

  async function send(url: string, payload: object, userAgent: string): Promise<Tokens> {
    const headers = { 'user-agent': userAgent };
    const answer = await server.app.inject({ method: 'POST', url, payload, headers });
    expect(answer.statusCode).toBe(200);
    return answer.json().data;
  }

  const logIn = (userAgent: string) => send('/auth/login', { email: 'ola@example.com', password }, userAgent);
  const renew = ({ refresh_token }: Tokens, userAgent: string) =>
    send('/auth/refresh', { refresh_token }, userAgent);
  const list = async ({ access_token } = here) =>
    (await server.call('GET', '/users/me/sessions', undefined, access_token)).data as unknown as {
      id: string;
      current: boolean;
    }[];
  const end = (id: string, { access_token } = here) =>
    server.call('DELETE', `/users/me/sessions/${id}`, undefined, access_token);
  const isIn = async ({ access_token }: Tokens) =>
    (await server.call('GET', '/users/me', undefined, access_token)).status === 200;

  test('are told by browser and system, since when, and when they were last used', async () => {
    server.park.clock.set('2026-07-01T09:00:00Z');
    const there = await logIn(phone);
    server.park.clock.set('2026-07-02T10:00:00Z');
    await renew(there, phone);
    server.park.clock.set('2026-07-02T10:05:00Z');
    await logIn('curl/8');
    server.park.clock.set('2026-07-02T10:10:00Z');
    const device = (browser: string | null, system: string | null, started: string, used: string) => ({
      id: expect.any(String),
      browser,
      system,
      started: `2026-07-${started}:00.000Z`,
      used: `2026-07-${used}:00.000Z`,
      current: browser === 'Firefox',
    });
    expect(await list(await renew(here, laptop))).toEqual([
      device('Firefox', 'Linux', '01T08:00', '02T10:10'),
      device(null, null, '02T10:05', '02T10:05'),
      device('Safari', 'iPhone', '01T09:00', '02T10:00'),
    ]);
  });

  test('of which one is two tabs that renewed at once is one', async () => {
    await Promise.all([renew(here, laptop), renew(here, laptop)]);
    expect(await list()).toHaveLength(1);
  });

  test('say what they are now: a token that another device renews shows that device', async () => {
    const stolen = await renew(here, phone);
    expect(await list(stolen)).toMatchObject([{ browser: 'Safari', system: 'iPhone' }]);
  });

  test('are ended one by one, at once, their access tokens too', async () => {
    const there = await logIn(phone);
    const [one] = (await list()).filter(({ current }) => !current);
    expect((await end(one?.id ?? '')).status).toBe(204);
    expect([await isIn(there), await isIn(here)]).toEqual([false, true]);
    const { refresh_token } = there;
    expect((await server.call('POST', '/auth/refresh', { refresh_token })).status).toBe(401);
    expect((await end(one?.id ?? '')).faults).toEqual(['FORBIDDEN']);
  });

  test('are ended all but this one', async () => {
    const others = [await logIn(phone), await logIn(phone), await logIn('curl/8')];
    const answer = await server.call('DELETE', '/users/me/sessions', undefined, here.access_token);
    expect([answer.status, await isIn(here)]).toEqual([204, true]);
    expect(await Promise.all(others.map(isIn))).toEqual([false, false, false]);
  });

  test('of others are neither seen nor ended', async () => {
    const jan = await server.newRider('jan@example.com');
    const [theirs] = await list(jan);
    const before = await everything(server.park.store.db);
    for (const id of [theirs?.id ?? '', 'garbage', '%00', '7b0fb4c2-5f7e-4d6c-9d7e-2f6a0c1d8e93']) {
      expect(await end(id)).toMatchObject({ status: 403, faults: ['FORBIDDEN'] });
    }
    await server.call('DELETE', '/users/me/sessions', undefined, here.access_token);
    expect(await everything(server.park.store.db)).toEqual(before);
    expect(await isIn(jan)).toBe(true);
  });

  test('that renew themselves while they are ended are over', async () => {
    const { store } = server.park;
    for (let round = 0; round < 3; round++) {
      await logIn(phone);
      const [one] = (await list()).filter(({ current }) => !current);
      const id = one?.id ?? '';
      const ending = await store.db.transaction().execute(async (db) => {
        // Renews the session in the server's order: lock the account, mark the old token, insert its successor.
        const old = await db
          .selectFrom('session')
          .selectAll()
          .where('family', '=', id)
          .executeTakeFirstOrThrow();
        await lockActiveAccount(db, store.engine, old.account_id);
        await db.updateTable('session').set({ rotated_at: 1 }).where('family', '=', id).execute();
        const asked = end(id);
        // Gives the call time to reach the database. If it comes later, it sees the successor anyway.
        for (let turn = 0; turn < 50; turn++) await findSessionOwner(db, id);
        await insertSession(db, { ...old, token_hash: `successor ${id}` });
        return { asked };
      });
      expect((await ending.asked).status).toBe(204);
      expect(await list()).toHaveLength(1);
    }
  });
});
