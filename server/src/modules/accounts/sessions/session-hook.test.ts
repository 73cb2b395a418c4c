import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';

const start = '2026-07-01T08:00:00Z';
const startSeconds = Temporal.Instant.from(start).epochMilliseconds / 1000;

describe.each(engines)('The bearer token on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let manager: Person;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    manager = await aPerson(park, 'Manager');
  });

  beforeEach(() => park.clock.set(start));

  async function get(url: string, authorization?: string) {
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await app.inject({ url, headers });
    return {
      status: answer.statusCode,
      code: answer.json().errors?.[0].extensions.code,
      data: answer.json().data,
    };
  }

  /** A forged token: valid except for the given changes. */
  async function forge(change: { key?: Uint8Array; alg?: string; claims?: object }): Promise<string> {
    const sid = await park.store.db
      .selectFrom('session')
      .select('family')
      .where('account_id', '=', manager.id)
      .executeTakeFirstOrThrow();
    const claims = { sub: manager.id, sid: sid.family, iat: startSeconds, exp: startSeconds + 900 };
    return new SignJWT({ ...claims, ...change.claims })
      .setProtectedHeader({ alg: change.alg ?? 'HS256' })
      .sign(change.key ?? park.secret);
  }

  test('A good token says who asks; the scheme may be written in any case', async () => {
    const { authorization } = manager.headers;
    for (const value of [
      authorization,
      authorization.replace('Bearer', 'bearer'),
      `Bearer ${await forge({})}`,
    ]) {
      expect((await get('/users/me', value)).data).toMatchObject({ id: manager.id, role: 'Manager' });
    }
  });

  test('Without a token the asker is a visitor: public reads work, the own account does not', async () => {
    expect((await get('/items/Slot')).status).toBe(200);
    expect(await get('/users/me')).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    expect(await get('/users/me', 'Basic b2xhOmxpbmE=')).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await get('/items/Slot', 'Basic b2xhOmxpbmE=')).status).toBe(200);
  });

  test('An expired token is told so, on public reads too', async () => {
    park.clock.set('2026-07-01T08:14:59Z');
    expect((await get('/items/Slot', manager.headers.authorization)).status).toBe(200);
    park.clock.set('2026-07-01T08:15:00Z');
    for (const url of ['/users/me', '/items/Slot', '/items/Event', '/users']) {
      expect(await get(url, manager.headers.authorization)).toMatchObject({
        status: 401,
        code: 'TOKEN_EXPIRED',
      });
    }
  });

  test('A token signed by another key, or changed after signing, is refused', async () => {
    const key = new TextEncoder().encode('the secret of some other park, 32 bytes or more');
    const [head, , signature] = manager.headers.authorization.slice('Bearer '.length).split('.');
    const claims = Buffer.from(JSON.stringify({ sub: manager.id, sid: 'x', exp: startSeconds + 900 }));
    const forged = [
      await forge({ key }),
      await forge({ key, claims: { exp: startSeconds - 1 } }),
      `${head}.${claims.toString('base64url')}.${signature}`,
      `${manager.headers.authorization.slice('Bearer '.length, -4)}AAAA`,
    ];
    for (const token of forged) {
      expect(await get('/items/Slot', `Bearer ${token}`)).toMatchObject({
        status: 403,
        code: 'INVALID_TOKEN',
      });
    }
  });

  test('No token without a signature and none of another algorithm is taken, even with our key', async () => {
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    const [, claims] = (await forge({})).split('.');
    const long = new Uint8Array([...park.secret, ...park.secret]);
    for (const token of [`${none}.${claims}.`, await forge({ alg: 'HS384', key: long })]) {
      expect(await get('/users/me', `Bearer ${token}`)).toMatchObject({ status: 403, code: 'INVALID_TOKEN' });
    }
  });

  test.each([
    'Bearer',
    'Bearer ',
    'Bearer garbage',
    'Bearer a.b.c',
    'Bearer undefined',
    'Bearer a b',
    'bearer null',
  ])('Garbage (%s) is refused on every route', async (authorization) => {
    for (const url of ['/users/me', '/items/Slot']) {
      expect(await get(url, authorization)).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    }
  });

  test.each([{ exp: undefined }, { sid: undefined }, { sub: undefined }, { iat: undefined }])(
    'A token that lacks a claim (%o) is refused',
    async (claims) => {
      expect(await get('/users/me', `Bearer ${await forge({ claims })}`)).toMatchObject({
        status: 401,
        code: 'INVALID_CREDENTIALS',
      });
    },
  );

  test("A token counts for nothing with another account's session", async () => {
    const other = await aPerson(park);
    const token = await forge({ claims: { sub: other.id } });
    expect(await get('/users/me', `Bearer ${token}`)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  test('Role and standing are those of this moment, not those of the log-in', async () => {
    const person = await aPerson(park, 'Admin');
    const { authorization } = person.headers;
    const set = (change: object) =>
      park.store.db.updateTable('account').set(change).where('id', '=', person.id).execute();
    await set({ role: 'User' });
    expect((await get('/users/me', authorization)).data.role).toBe('User');
    expect((await get('/users', authorization)).data).toHaveLength(1);
    await set({ status: 'blocked' });
    expect(await get('/items/Slot', authorization)).toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
    });
  });

  test('An unknown route stays unknown, whatever token comes along', async () => {
    const headers = { authorization: 'Bearer garbage' };
    const answer = await app.inject({ method: 'POST', url: '/nowhere', headers });
    expect(answer.json().errors[0].extensions).toEqual({ code: 'ROUTE_NOT_FOUND', path: '/nowhere' });
  });

  test('The actor of one request is not the actor of the next', async () => {
    await get('/users/me', manager.headers.authorization);
    expect((await get('/users/me')).status).toBe(401);
  });
});
