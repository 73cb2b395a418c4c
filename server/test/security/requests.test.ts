import { beforeAll, expect, test } from 'vitest';
import { sqliteEngine } from '../support/engines.ts';
import { everything } from '../support/everything.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';
import { inside, openTarget, type Target } from '../support/target.ts';

let target: Target;
let rider: Person;
let admin: Person;
let slot: number;

beforeAll(async () => {
  target = await openTarget(sqliteEngine, { env: { PUBLIC_URL: 'https://park.example' } });
  await makeTracks(target.park);
  [rider, admin] = [await aPerson(target.park), await aPerson(target.park, 'Admin')];
  slot = await makeSlot(target.park, '2026-07-10T08:00:00Z');
});

const rows = () => everything(target.park.store.db);

test.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
  'The header %s turns no read into a deletion and no POST into a change',
  async (header) => {
    const before = await rows();
    for (const verb of ['DELETE', 'PATCH']) {
      const path = `/items/Slot/${slot}`;
      const read = await target.hit('GET', `${path}?_method=${verb}`, {
        who: admin,
        headers: { [header]: verb },
      });
      const body = { price: 1, _method: verb };
      const post = await target.hit('POST', path, { who: admin, headers: { [header]: verb }, body });
      expect([read.status, post.status]).toEqual([200, 403]);
    }
    expect(await rows()).toEqual(before);
  },
);

test.each<Record<string, string>>([
  { 'x-original-url': '/users' },
  { 'x-rewrite-url': '/users' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'http' },
  { 'x-forwarded-prefix': '/evil' },
  { 'x-forwarded-user': 'Admin' },
  { 'x-real-ip': '127.0.0.1' },
  { 'x-role': 'Admin' },
  { forwarded: 'for=127.0.0.1;host=evil.example;proto=http' },
  { host: 'evil.example' },
])('The header %j changes no answer', async (headers) => {
  for (const path of ['/server/info', '/items/Slot', '/users', '/robots.txt', '/sitemap.xml', '/map']) {
    const plain = await target.hit('GET', path);
    const tricked = await target.hit('GET', path, { headers });
    expect([tricked.status, tricked.body]).toEqual([plain.status, plain.body]);
    expect(JSON.stringify(tricked.headers)).not.toContain('evil');
  }
});

test('A reset mail leads to the park’s own address, whatever host the request names', async () => {
  const email = `${rider.id}@example.com`;
  const shots = [
    { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' } },
    { headers: { referer: 'https://evil.example/', 'x-forwarded-proto': 'http' } },
  ];
  for (const shot of shots) {
    expect((await target.hit('POST', '/auth/password/request', { ...shot, body: { email } })).status).toBe(
      204,
    );
  }
  await expect.poll(() => target.park.mailer.sent.length).toBe(shots.length);
  for (const { text } of target.park.mailer.sent) {
    expect(text.match(/https?:\/\/[^/]+/g)).toEqual(['https://park.example']);
  }
});

/** The way there, in every dress: none of them may come to what the plain way is refused. */
const aroundTheGuard = [
  '/items/AuditEntry/',
  '/items//AuditEntry',
  '//items/AuditEntry',
  '/./items/AuditEntry',
  '/items/./AuditEntry',
  '/items/Slot/../AuditEntry',
  '/items/Slot/%2e%2e/AuditEntry',
  '/items/Slot/..%2fAuditEntry',
  '/items%2fAuditEntry',
  '/items/AuditEntry%00',
  '/items/AuditEntry%20',
  '/items/AuditEntry;x',
  '/items/AuditEntry.json',
  '/items/AuditEntry%3f',
  '/items/AuditEntry?',
  '/items/auditentry',
  '/ITEMS/AuditEntry',
  '/items/%41uditEntry',
  '/items/%2541uditEntry',
  '/items/%c0%ae%c0%ae/AuditEntry',
  '/items\\AuditEntry',
  'http://127.0.0.1/items/AuditEntry',
  'http://evil.example/items/AuditEntry',
  '/items/AuditEntry#',
  '/items/%E0%A4%A',
  `/items/${'A'.repeat(5000)}`,
];

test.each(aroundTheGuard)('A rider does not read the audit log as %s', async (path) => {
  await target.park.store.db.deleteFrom('audit').execute();
  const entry = { created_at: 0, actor_id: admin.id, action: 'tajne', subject: 'x', subject_id: '1' };
  await target.park.store.db
    .insertInto('audit')
    .values({ ...entry, before: null, after: null })
    .execute();
  const answer = await target.hit('GET', path, { who: rider });
  expect(answer.status).toBeLessThan(500);
  expect(answer.body).not.toContain('tajne');
  expect(answer.body).not.toMatch(inside);
});

test.each([
  '/../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/..%5c..%5cpackage.json',
  '/%252e%252e/package.json',
  '/static/%2e%2e%2f%2e%2e%2fpackage.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/server/info',
  '/art/....//....//package.json',
  '/site/render.js',
  '/.git/config',
  '/.env',
  '/data/token-secret',
  '/token-secret',
  '/cablepark.db',
  '/server/src/main.ts',
  '/node_modules/fastify/package.json',
  '/\0/package.json'.replace('\0', '%00'),
])('Nothing outside the site is sent for %s', async (path) => {
  const answer = await target.hit('GET', path);
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers['content-type']).not.toMatch(/octet-stream/);
  expect(answer.body).not.toMatch(/"dependencies"|"workspaces"|\[core\]|SQLite format|import \{/);
});

test.each(['TRACE', 'TRACK', 'OPTIONS', 'PUT', 'PROPFIND', 'LINK', 'M-SEARCH', 'PURGE'])(
  '%s is no way in',
  async (method) => {
    const before = await rows();
    const { authorization } = admin.headers;
    const answer = await target.raw(
      `${method} /items/Slot/${slot} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nX-Secret: tajne\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).not.toContain('tajne');
    expect(await rows()).toEqual(before);
  },
);

test('HEAD tells no more than GET, and has the same guard', async () => {
  for (const path of [
    '/users',
    '/users/me',
    '/items/AuditEntry',
    '/export/bookings.csv?from=2026-07-01&to=2026-07-02',
  ]) {
    const [head, get] = [await target.hit('HEAD', path), await target.hit('GET', path)];
    expect([head.status, head.body]).toEqual([get.status, '']);
    expect(head.status).toBeGreaterThanOrEqual(401);
  }
});

test.each([
  'limit=1&limit=-1',
  'limit=-1&limit=1',
  'limit[]=1',
  'limit[__proto__]=1',
  'filter=%7B%7D&filter[id][_eq]=1',
  'filter[id][_eq]=1&filter[id]=2',
  'filter[__proto__][id]=1',
  'filter[constructor][prototype][id]=1',
  'filter[id][__proto__]=1',
  'fields=__proto__',
  'fields[constructor]=id',
  'sort=__proto__',
  '__proto__[limit]=1',
  'constructor[prototype][limit]=1',
  'filter[id',
  'filter]id[=1',
  'filter[id][_eq]=%ff',
  '%',
  '&&&&====',
  '[]=1',
  Array.from({ length: 900 }, (_, index) => `a${index}=1`).join('&'),
])('Odd parameters (%s) are refused or mean nothing, and change no other request', async (query) => {
  const plain = await target.hit('GET', '/items/Slot');
  const odd = await target.hit('GET', `/items/Slot?${query}`);
  expect(odd.status === 200 ? odd.body === plain.body : [400, 403].includes(odd.status)).toBe(true);
  expect((await target.hit('GET', '/items/Slot')).body).toBe(plain.body);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test.each([
  '{"__proto__":{"bookedBy":null},"price":1}',
  '{"constructor":{"prototype":{"price":1}}}',
  '{"price":1e400}',
  '{"price":-1e400}',
  '{"price":1e-400}',
  `{"price":${'9'.repeat(100_000)}}`,
  '{"price":NaN}',
  '{"price":Infinity}',
  '{"price":[55]}',
  '{"price":{"valueOf":1}}',
  '{"duration":15.5}',
  '{"duration":2147483648}',
  '{"startTime":"9999999-01-01T00:00:00Z"}',
  `{"startTime":"${'2'.repeat(100_000)}"}`,
  '{"bookedBy":"\u0000"}',
  '{"bookedBy":"\\ud800"}',
  '{"bookedBy":true}',
  `{"price":${'['.repeat(400_000)}${']'.repeat(400_000)}}`,
  `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`,
  '{"price":1}{"price":2}',
  '[{"price":1}]',
  '"price"',
  'null',
])('The odd body %# changes nothing', async (body) => {
  const before = await rows();
  const answer = await target.hit('PATCH', `/items/Slot/${slot}`, { who: admin, body });
  expect([400, 403]).toContain(answer.status);
  expect(answer.code).toMatch(/INVALID_PAYLOAD|FAILED_VALIDATION|FORBIDDEN/);
  expect(answer.body).not.toMatch(inside);
  expect(await rows()).toEqual(before);
});

test('A body that says it is packed is not unpacked', async () => {
  for (const coding of ['gzip', 'br', 'deflate', 'zstd', 'identity, gzip']) {
    const answer = await target.hit('PATCH', `/items/Slot/${slot}`, {
      who: admin,
      headers: { 'content-encoding': coding },
      body: '\x1f\x8b\x08',
    });
    expect(answer.status).toBe(400);
  }
});

test('A body past a megabyte is not read to its end', async () => {
  const head = `POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999999999\r\n\r\n`;
  expect(await target.raw(`${head}{"email":"`)).toMatch(/^HTTP\/1\.1 413 /);
});

test.each([
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 20\r\n\r\n{}'],
  [
    'a length and chunks',
    'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /users HTTP/1.1\r\nHost: x\r\n\r\n',
  ],
  ['chunks of another name', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
  ['chunks twice', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a length below nothing', 'Content-Length: -1\r\n\r\n'],
  ['a folded header', 'X: a\r\n b\r\n\r\n'],
  ['a blank before the colon', 'Content-Length : 2\r\n\r\n{}'],
  ['a NUL in a header', 'X: a\0b\r\n\r\n'],
  ['two hosts', 'Host: y\r\n\r\n'],
  ['20 kB of header', `X: ${'a'.repeat(20_000)}\r\n\r\n`],
])('A request with %s ends the connection: no second request hides behind it', async (_what, rest) => {
  const answer = await target.raw(`POST /auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${rest}`);
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toHaveLength(1);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test('A line break in a path or a value writes no header', async () => {
  for (const path of [
    '/nic%0d%0aSet-Cookie:%20a=b',
    '/items/x%0d%0aX-Evil:1',
    '/items/Slot?sort=%0d%0aX-Evil:1',
  ]) {
    const { headers } = await target.hit('GET', path);
    expect(Object.keys(headers)).not.toContain('x-evil');
    expect(Object.keys(headers)).not.toContain('set-cookie');
  }
});
