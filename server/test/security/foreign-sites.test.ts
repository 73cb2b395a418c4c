import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { sqliteEngine } from '../support/engines.ts';
import { aPerson, type Person } from '../support/people.ts';
import { openTarget, type Target } from '../support/target.ts';

const configured = 'https://front.example';
const strangers = [
  'https://evil.example',
  'null',
  'http://front.example',
  'https://front.example.evil.example',
  'https://evilfront.example',
  'https://front.example:8443',
  'file://',
];

async function open(origins: string) {
  const target = await openTarget(sqliteEngine, {
    env: { CORS_ORIGINS: origins, PUBLIC_URL: 'https://park.example' },
  });
  const admin = await aPerson(target.park, 'Admin');
  const id = randomUUID();
  const picture = { id, type: 'image/webp', width: 1, height: 1, content: Buffer.from('x') };
  await target.park.store.db
    .insertInto('file')
    .values({ ...picture, created_at: 0, created_by: admin.id })
    .execute();
  return { target, admin, picture: `/assets/${id}` };
}

const preflight = (target: Target, origin: string, method: string) =>
  target.hit('OPTIONS', '/items/Slot/1', {
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    },
  });

describe('With a foreign origin configured', () => {
  let target: Target;
  let admin: Person;
  let picture: string;
  beforeAll(async () => {
    ({ target, admin, picture } = await open(`${configured}, https://second.example`));
  });

  test.each(['GET', 'POST', 'PATCH', 'DELETE', 'SEARCH'])(
    'its pages may %s, tokens and JSON included',
    async (method) => {
      const { status, headers } = await preflight(target, configured, method);
      expect(status).toBe(204);
      expect(headers['access-control-allow-origin']).toBe(configured);
      expect(headers['access-control-allow-methods']).toContain(method);
      expect(headers['access-control-allow-headers']).toMatch(/authorization,\s*content-type/i);
    },
  );

  test('its pages may read answers and refusals alike, and the second origin’s too', async () => {
    for (const origin of [configured, 'https://second.example']) {
      for (const [path, status] of [
        ['/items/Slot', 200],
        ['/users', 403],
        ['/users/me', 401],
        ['/items/x/y/z', 404],
      ] as const) {
        const answer = await target.hit('GET', path, { headers: { origin } });
        expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([status, origin]);
        expect(answer.headers.vary).toMatch(/Origin/i);
      }
    }
    const broken = await target.hit('GET', '/items/Slot', {
      headers: { origin: configured, authorization: 'Bearer x' },
    });
    expect([broken.status, broken.headers['access-control-allow-origin']]).toEqual([401, configured]);
  });

  test('its pages may show the park’s pictures, and nothing else is lent out without asking', async () => {
    const corp = async (path: string) =>
      (await target.hit('GET', path)).headers['cross-origin-resource-policy'];
    expect(await corp(picture)).toBe('cross-origin');
    expect([await corp('/items/Slot'), await corp('/server/info'), await corp('/users')]).toEqual(
      Array.from({ length: 3 }, () => 'same-origin'),
    );
  });

  test.each(strangers)('a page of %s may read nothing', async (origin) => {
    for (const method of ['GET', 'PATCH']) {
      const { headers } = await preflight(target, origin, method);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
    const answer = await target.hit('GET', '/users/me', { who: admin, headers: { origin } });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('nobody is told to send cookies along', async () => {
    const answer = await target.hit('GET', '/items/Slot', { headers: { origin: configured } });
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('With none configured', () => {
  let target: Target;
  let admin: Person;
  let picture: string;
  beforeAll(async () => {
    ({ target, admin, picture } = await open(''));
  });

  test('no foreign page may ask, read or show anything', async () => {
    for (const origin of [configured, ...strangers]) {
      expect(
        (await preflight(target, origin, 'PATCH')).headers['access-control-allow-origin'],
      ).toBeUndefined();
      const answer = await target.hit('GET', '/items/Slot', { headers: { origin } });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    for (const path of [picture, '/items/Slot', '/server/info']) {
      expect((await target.hit('GET', path)).headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  test('a form of a foreign page changes nothing: it cannot send JSON, and there is no cookie to ride on', async () => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
    ]) {
      const answer = await target.hit('POST', '/auth/login', {
        headers: { 'content-type': type, origin: 'https://evil.example', cookie: 'session=x' },
        body: '{"email":"a@example.com","password":"x"}',
      });
      expect(answer.status).toBe(415);
    }
  });

  test('no answer sets a cookie, log-ins neither', async () => {
    const login = { email: 'ola@example.com', password: 'kotwica i lina' };
    const answers = [
      await target.hit('POST', '/users', { body: { ...login, first_name: 'Ola', description: '600700800' } }),
      await target.hit('POST', '/auth/login', { body: login }),
      await target.hit('POST', '/auth/login', { body: { ...login, password: 'x' } }),
      await target.hit('GET', '/users/me', { who: admin }),
      await target.hit('GET', '/', { headers: { accept: 'text/html' } }),
    ];
    for (const { headers } of answers) expect(headers['set-cookie']).toBeUndefined();
    // But for the language that a visitor asked for, which opens nothing to anybody.
    const asked = await target.hit('GET', '/?lang=en', { headers: { accept: 'text/html' } });
    expect([asked.headers['set-cookie']].flat().join()).toMatch(/^(lang=en; [^,]*)?$/);
  });

  test.each(['/', '/items/Slot', '/users', '/nothing', '/server/info'])(
    '%s comes with the headers that shut it in',
    async (path) => {
      const { headers } = await target.hit('GET', path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringMatching(/max-age=31536000/),
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).not.toMatch(/unsafe|\*|script-src[^;]*(http|data):/);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
    },
  );

  test.each(['/users/me', '/users', '/auth/nothing'])('%s is kept by no cache', async (path) => {
    const answer = await target.hit('GET', path, { who: admin });
    expect(answer.headers['cache-control']).toMatch(/no-store|no-cache|private/);
  });
});
