import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tokens } from '../../src/modules/accounts/sessions/sessions.service.ts';
import { engines, sqliteEngine } from '../support/engines.ts';
import { aPerson, type Person } from '../support/people.ts';
import { openTarget, type Target } from '../support/target.ts';

const start = '2026-07-01T08:00:00Z';
const startSeconds = Temporal.Instant.from(start).epochMilliseconds / 1000;

let target: Target;
let rider: Person;
let admin: Person;
let claims: Record<string, unknown>;

beforeAll(async () => {
  target = await openTarget(sqliteEngine);
});

beforeEach(async () => {
  target.park.clock.set(start);
  rider = await aPerson(target.park);
  admin = await aPerson(target.park, 'Admin');
  claims = JSON.parse(decode(bearerOf(rider).split('.')[1] ?? '')) as Record<string, unknown>;
});

const bearerOf = ({ headers }: Person) => headers.authorization.slice('Bearer '.length);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string) => Buffer.from(part, 'base64url').toString();
const hmac = (head: string, key: Uint8Array, hash = 'sha256') =>
  createHmac(hash, key).update(head).digest('base64url');

/** A token of the attacker's making; signed by the park's own secret unless told otherwise. */
function forge(
  header: object,
  payload: object,
  key: Uint8Array = target.park.secret,
  hash = 'sha256',
): string {
  const head = `${encode(header)}.${encode(payload)}`;
  return `${head}.${hmac(head, key, hash)}`;
}

const me = (authorization: string) => target.hit('GET', '/users/me', { headers: { authorization } });
const hs256 = { alg: 'HS256', typ: 'JWT' };

test('Control: a token forged with the park’s own secret is let in', async () => {
  const answer = await me(`Bearer ${forge(hs256, claims)}`);
  expect([answer.status, (answer.data as { id: string }).id]).toEqual([200, rider.id]);
});

test.each(['none', 'None', 'NONE', 'nOnE', ''])(
  'A token that says its algorithm is "%s" is refused',
  async (alg) => {
    const head = `${encode({ alg, typ: 'JWT' })}.${encode({ ...claims, sub: admin.id })}`;
    for (const signature of ['', 'AAAA', hmac(head, Buffer.alloc(0)), hmac(head, target.park.secret)]) {
      expect((await me(`Bearer ${head}.${signature}`)).status).toBeGreaterThanOrEqual(401);
    }
  },
);

test.each([
  ['HS384', 'sha384'],
  ['HS512', 'sha512'],
  ['RS256', 'sha256'],
  ['ES256', 'sha256'],
  ['EdDSA', 'sha256'],
])('The right secret under another algorithm, %s, is refused', async (alg, hash) => {
  const answer = await me(`Bearer ${forge({ alg, typ: 'JWT' }, claims, target.park.secret, hash)}`);
  expect([401, 403]).toContain(answer.status);
});

test('A token signed by another key, also one that it brings along, is refused', async () => {
  for (const key of [randomBytes(32), Buffer.from('secret'), Buffer.from('a secret for tests alone')]) {
    const answer = await me(`Bearer ${forge(hs256, claims, key)}`);
    expect([answer.status, answer.code]).toEqual([403, 'INVALID_TOKEN']);
  }
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const head = `${encode({ alg: 'ES256', jwk, jku: 'http://evil.example/keys', kid: '../../dev/null' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(head), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  expect([401, 403]).toContain((await me(`Bearer ${head}.${signature.toString('base64url')}`)).status);
});

test('A token whose subject, session or end was changed after it was signed is refused', async () => {
  const [header, , signature] = bearerOf(rider).split('.');
  const changes = [{ sub: admin.id }, { sid: admin.id }, { exp: startSeconds + 1e9 }, { role: 'Admin' }];
  for (const change of changes) {
    const answer = await me(`Bearer ${header}.${encode({ ...claims, ...change })}.${signature}`);
    expect([answer.status, answer.code]).toEqual([403, 'INVALID_TOKEN']);
  }
});

test('Nobody becomes another by a session of their own: the account and the session must belong together', async () => {
  for (const change of [
    { sub: admin.id },
    { sub: 'Admin' },
    { sub: "' or 1=1 --" },
    { sid: 'x' },
    { sub: '' },
  ]) {
    const answer = await me(`Bearer ${forge(hs256, { ...claims, ...change })}`);
    expect([answer.status, answer.code]).toEqual([401, 'INVALID_CREDENTIALS']);
  }
});

test('A role in a token means nothing: the database says who may what', async () => {
  const token = forge(hs256, { ...claims, role: 'Admin', admin_access: true });
  const answer = await target.hit('GET', '/items/AuditEntry', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([answer.status, answer.code]).toEqual([403, 'FORBIDDEN']);
});

test.each([
  ['without an end', { exp: undefined }],
  ['without a session', { sid: undefined }],
  ['without a subject', { sub: undefined }],
  ['without a beginning', { iat: undefined }],
  ['whose end is a text', { exp: '9999999999' }],
  ['not valid yet', { nbf: startSeconds + 60 }],
])('A token %s is refused, even if it is signed well', async (_what, change) => {
  const answer = await me(`Bearer ${forge(hs256, { ...claims, ...change })}`);
  expect(answer.status).toBe(401);
});

/** What a claim may be in JSON that is not what we write. */
const oddValues: unknown[] = [
  7,
  0,
  -1,
  1e308,
  true,
  false,
  null,
  [],
  ['x'],
  {},
  { toString: 'x' },
  '',
  ' ',
  '\u0000',
  '\ud800',
  'ą'.repeat(2000),
  '00000000-0000-0000-0000-00000000000',
  "' or '1'='1",
  Array.from({ length: 50 }, () => 'x'),
];

describe.each(engines)('On $name', (engine) => {
  let each: Target;
  let owner: Person;
  let signed: Record<string, unknown>;

  beforeAll(async () => {
    each = await openTarget(engine);
    each.park.clock.set(start);
    owner = await aPerson(each.park);
    signed = JSON.parse(decode(bearerOf(owner).split('.')[1] ?? '')) as Record<string, unknown>;
  });

  test.each(['sub', 'sid', 'iat', 'exp', 'nbf', 'aud', 'iss', 'jti', 'typ'])(
    'A token that is signed well and whose "%s" is anything at all gets 200, 401 or 403',
    async (claim) => {
      for (const value of oddValues) {
        const token = forge(hs256, { ...signed, [claim]: value }, each.park.secret);
        for (const path of ['/users/me', '/items/Slot?limit=1']) {
          const { status } = await each.hit('GET', path, { headers: { authorization: `Bearer ${token}` } });
          const mayBeAny = !['sub', 'sid'].includes(claim);
          expect([...(mayBeAny ? [200] : []), 401, 403], `${claim}: ${JSON.stringify(value)}`).toContain(
            status,
          );
        }
      }
    },
  );

  test.each([[], 'text', 7, null, true, {}, [{}]])(
    'A signed token that holds %j is none',
    async (payload) => {
      const token = forge(hs256, payload as object, each.park.secret);
      const { status } = await each.hit('GET', '/users/me', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(status).toBe(401);
    },
  );

  test.each([
    { alg: 'HS256', typ: 7 },
    { alg: 'HS256', crit: ['exp'] },
    { alg: 'HS256', b64: false, crit: ['b64'] },
    { alg: 7 },
    { alg: ['HS256'] },
    {},
    [],
  ])('A header %j opens nothing that it should not, and fails nothing', async (header) => {
    const token = forge(header, signed, each.park.secret);
    const { status } = await each.hit('GET', '/users/me', { headers: { authorization: `Bearer ${token}` } });
    expect([200, 401, 403]).toContain(status);
  });
});

test('A token ends after a quarter of an hour, on public reads too, and no second later works', async () => {
  target.park.clock.set('2026-07-01T08:14:59Z');
  expect((await me(rider.headers.authorization)).status).toBe(200);
  target.park.clock.set('2026-07-01T08:15:00Z');
  for (const path of ['/users/me', '/items/Slot', '/server/info']) {
    const answer = await target.hit('GET', path, { who: rider });
    expect([answer.status, answer.code]).toEqual([401, 'TOKEN_EXPIRED']);
  }
});

test.each([
  'Bearer',
  'Bearer ',
  'Bearer x',
  'Bearer ..',
  'Bearer e30.e30.',
  'Bearer null',
  'Bearer undefined',
  `Bearer ${'x'.repeat(8000)}`,
  `Bearer ${'a.'.repeat(3000)}`,
  'bearer\ttoken',
])('The header "%s" lets nobody in', async (authorization) => {
  const answer = await me(authorization);
  expect([401, 403]).toContain(answer.status);
});

test('Two tokens in one header are none', async () => {
  const answer = await me(`${admin.headers.authorization}, ${rider.headers.authorization}`);
  expect([401, 403]).toContain(answer.status);
});

test('A token in the address, a cookie or a body is not one', async () => {
  const token = bearerOf(rider);
  const tries = [
    await target.hit('GET', `/users/me?access_token=${token}`),
    await target.hit('GET', '/users/me', {
      headers: { cookie: `access_token=${token}; directus_session_token=${token}` },
    }),
    await target.hit('GET', '/users/me', { headers: { 'x-access-token': token } }),
    await target.hit('GET', '/users/me', { headers: { authorization: `Basic ${token}` } }),
  ];
  // One in the address is refused by name, not read.
  expect(tries.map(({ status }) => status)).toEqual([400, 401, 401, 401]);
});

async function logIn(): Promise<Tokens> {
  const login = { email: `${crypto.randomUUID()}@example.com`, password: 'kotwica i lina' };
  await target.hit('POST', '/users', { body: { ...login, first_name: 'Ola', description: '600700800' } });
  return (await target.hit('POST', '/auth/login', { body: login })).data as Tokens;
}

const refresh = (refresh_token: string) => target.hit('POST', '/auth/refresh', { body: { refresh_token } });

test('A refresh token is no access token, nor the other way round', async () => {
  const tokens = await logIn();
  expect((await me(`Bearer ${tokens.refresh_token}`)).status).toBe(401);
  expect((await refresh(tokens.access_token)).status).toBe(401);
  expect(
    (
      await target.hit('POST', '/auth/password/reset', {
        body: { token: tokens.refresh_token, password: 'inne hasło' },
      })
    ).status,
  ).toBe(403);
  expect((await me(`Bearer ${tokens.access_token}`)).status).toBe(200);
});

test('A stolen refresh token that is replayed ends thief and owner alike, at once', async () => {
  const stolen = await logIn();
  const owner = (await refresh(stolen.refresh_token)).data as Tokens;
  target.park.clock.set('2026-07-01T08:00:11Z');
  expect((await refresh(stolen.refresh_token)).status).toBe(401);
  expect((await refresh(owner.refresh_token)).status).toBe(401);
  expect((await me(`Bearer ${owner.access_token}`)).status).toBe(401);
});

test.each(['', ' ', '\0', 'null', "' or '1'='1", '%', 'x'.repeat(500)])(
  'The refresh token %j is nobody’s',
  async (token) => {
    const answer = await refresh(token);
    expect([400, 401]).toContain(answer.status);
  },
);
