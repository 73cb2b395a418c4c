import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openServer, signUpBody, type TestServer } from '../../../../test/support/accounts-server.ts';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, openTwin } from '../../../../test/support/park.ts';
import { whileLocked } from '../../../../test/support/while-locked.ts';
import { offerSetupLink } from './offer-setup-link.ts';

const dayMs = 24 * 60 * 60_000;

describe.each(engines)('The one-time link on $name', (engine) => {
  let server: TestServer;
  let token: string;

  beforeEach(async () => {
    server = await openServer(engine);
    token = await offer();
  });

  const offer = async () => (await offerSetupLink(server.park.store, server.park.clock)) ?? 'none';
  const admins = () =>
    server.park.store.db.selectFrom('account').selectAll().where('role', '=', 'Admin').execute();
  const check = (secret = token) => server.call('POST', '/setup/check', { token: secret });
  const make = (email: string, secret = token, more: object = {}) =>
    server.call('POST', '/setup/admin', { ...signUpBody(email), token: secret, ...more });
  const wait = (ms: number) =>
    server.park.clock.set(server.park.clock.now().add({ milliseconds: ms }).toString());

  test('makes an Admin who logs in with the password, and is gone', async () => {
    expect((await check()).status).toBe(204);
    expect(await make('Szefowa@example.com', token, { language: 'en' })).toMatchObject({ status: 204 });
    expect(await admins()).toMatchObject([
      {
        email: 'szefowa@example.com',
        first_name: 'Ola',
        phone: '600700800',
        language: 'en',
        status: 'active',
      },
    ]);
    const { access_token } = await server.logIn('szefowa@example.com');
    const me = await server.call('GET', '/users/me', undefined, access_token);
    expect(me.data).toMatchObject({ role: 'Admin' });
    expect(await server.park.store.db.selectFrom('setup_link').selectAll().execute()).toEqual([]);
  });

  test('used twice makes one', async () => {
    await make('one@example.com');
    expect(await make('two@example.com')).toMatchObject({ status: 403, faults: ['INVALID_TOKEN'] });
    expect((await check()).faults).toEqual(['INVALID_TOKEN']);
    expect(await admins()).toHaveLength(1);
  });

  test('opened by several at once, in two processes, makes one', async () => {
    const twin = await openTestApp(await openTwin(server.park));
    const rivals = 6;
    const open = () =>
      Array.from({ length: rivals }, async (_, n) => {
        const body = { ...signUpBody(`rival${n}@example.com`), token };
        const app = n % 2 === 0 ? server.app : twin;
        return (await app.inject({ method: 'POST', url: '/setup/admin', payload: body })).statusCode;
      });
    // On PostgreSQL all calls can read the link before the first one has finished.
    const atTheLink = (until: (waiting: number) => Promise<void>) => {
      const opened = open();
      return until(rivals).then(() => opened);
    };
    const { db } = server.park.store;
    const answers =
      engine.name === 'sqlite'
        ? await Promise.all(open())
        : await whileLocked(db, sql`select id from setup_link for update`, atTheLink);
    expect(answers.toSorted((one, other) => one - other)).toEqual([204, 403, 403, 403, 403, 403]);
    expect(await admins()).toHaveLength(1);
  });

  test.each(['guess', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', "' or 1=1 --"])(
    'guessed as %s makes none',
    async (guess) => {
      expect((await check(guess)).faults).toEqual(['INVALID_TOKEN']);
      expect((await make('guesser@example.com', guess)).faults).toEqual(['INVALID_TOKEN']);
      expect(await admins()).toEqual([]);
    },
  );

  test('is stored only as its hash', async () => {
    const rows = await server.park.store.db.selectFrom('setup_link').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('kept until there is an Admin made elsewhere makes no other', async () => {
    await server.newRider('later@example.com');
    await server.park.store.db.updateTable('account').set({ role: 'Admin' }).execute();
    expect((await check()).faults).toEqual(['INVALID_TOKEN']);
    expect((await make('late@example.com')).faults).toEqual(['INVALID_TOKEN']);
    expect(await admins()).toHaveLength(1);
    expect(await offer()).toBe('none');
  });

  test('is good for a day', async () => {
    wait(dayMs - 1);
    expect((await check()).status).toBe(204);
    wait(1);
    expect(await check()).toMatchObject({ status: 401, faults: ['TOKEN_EXPIRED'] });
    expect(await make('late@example.com')).toMatchObject({ status: 401, faults: ['TOKEN_EXPIRED'] });
    expect(await admins()).toEqual([]);
  });

  test('leads nowhere once there is a newer one', async () => {
    const newer = await offer();
    expect((await make('old@example.com')).faults).toEqual(['INVALID_TOKEN']);
    expect((await make('new@example.com', newer)).status).toBe(204);
  });

  test('stays good when the address has an account, or the form is not right', async () => {
    await server.newRider('rider@example.com');
    expect((await make('rider@example.com')).faults).toEqual(['RECORD_NOT_UNIQUE email']);
    expect((await make('x@example.com', token, { password: 'short' })).status).toBe(400);
    expect((await make('x@example.com', token, { role: 'Admin' })).status).toBe(400);
    expect(await admins()).toEqual([]);
    expect((await make('owner@example.com')).status).toBe(204);
  });

  test('is not looked for while the answer may be kept by a browser', async () => {
    expect((await check()).headers['cache-control']).toBe('no-store');
  });
});

test('Guesses are counted like log-ins', async () => {
  const [engine] = engines;
  if (!engine) throw new Error('no engine');
  const server = await openServer(engine, { env: { RATE_LIMITS: 'on' } });
  const guess = () => server.call('POST', '/setup/admin', { ...signUpBody('x@example.com'), token: 'guess' });
  const statuses: number[] = [];
  for (let round = 0; round < 11; round++) statuses.push((await guess()).status);
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
});
