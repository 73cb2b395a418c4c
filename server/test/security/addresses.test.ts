import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../src/modules/accounts/secrets/password-hash.ts';
import { engines } from '../support/engines.ts';
import { everything } from '../support/everything.ts';
import { aPerson, type Person } from '../support/people.ts';
import { openTarget, type Target } from '../support/target.ts';

/** Every address that somebody else writes: what the park's mails, links and answers may make of it. */

const park = 'https://park.example';

/** The park's own address, and after it what a browser resolves to another site, or people read as another. */
const afterTheOrigin = [
  '//other.example/reset',
  '/\\other.example/reset',
  '\\\\other.example/reset',
  '\\/other.example/reset',
  '/.//other.example/reset',
  '/..//other.example/reset',
  '/reset/../..//other.example',
  '//other.example@park.example/reset',
  '/%2f/other.example/reset',
  '/%5cother.example/reset',
  '/%2e%2e//other.example/reset',
  '/\t/other.example/reset',
  '/\n/other.example/reset',
  '/\u0000/other.example/reset',
  '/\u2028/other.example/reset',
  '/reset\\',
  '/reset/',
  '/reset//',
  '/reset/..',
  '/reset?next=https://other.example',
  '/reset#//other.example',
  '/reset%00',
  '/reset\n',
  ' /reset',
  '/RESET',
  '/prices',
  '/items/Slot',
  '/',
  '',
  '.other.example/reset',
  '@other.example/reset',
  ':443@other.example/reset',
  ':444/reset',
];

const foreign = [
  'https://other.example/reset',
  'HTTPS://OTHER.EXAMPLE/reset',
  '//other.example/reset',
  '//park.example/reset',
  '/\\other.example/reset',
  '\\\\other.example\\reset',
  'https:other.example/reset',
  'https:/other.example/reset',
  'https:\\\\other.example/reset',
  'https://ola:x@park.example/reset',
  'https://@park.example/reset',
  'https://park.example\\@other.example/reset',
  'http://park.example/reset',
  'https://pаrk.example/reset',
  ' https://park.example/reset',
  '\u0000https://park.example/reset',
  'java\nscript:alert(1)',
  'javascript:alert(1)//https://park.example/reset',
  'data:text/html,https://park.example/reset',
  'blob:https://park.example/reset',
  'view-source:https://park.example/reset',
  'reset',
  '/reset',
  'garbage',
  '',
];

/** For links that staff write and visitors press. */
const noLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://park.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://park.example/x',
  'file:///etc/passwd',
  'mailto:ola@example.com',
  'ftp://park.example/',
  'ws://park.example/',
  '//other.example',
  '/\\other.example',
  '/prices',
  'https:other.example',
  'https:/other.example',
  'https:\\\\other.example',
  'https:///other.example',
  'https://park.example@other.example/',
  'https://park.example:x@other.example/',
  'https://park.example\\@other.example/',
  'https://other.example/\u202egpj.exe',
  'https://other.example/\nx',
  'https://other.example/a b',
  'https://',
  'https://:80',
  `https://other.example/${'a'.repeat(500)}`,
];

describe.each(engines)('On $name', (engine) => {
  let target: Target;
  let admin: Person;

  beforeAll(async () => {
    target = await openTarget(engine, { env: { PUBLIC_URL: park } });
    admin = await aPerson(target.park, 'Admin');
  });

  beforeEach(() => void target.park.mailer.sent.splice(0));

  const email = () => `${admin.id}@example.com`;
  const ask = (reset_url: unknown) =>
    target.hit('POST', '/auth/password/request', { body: { email: email(), reset_url } });
  const resetTokens = () => target.park.store.db.selectFrom('reset_token').selectAll().execute();

  test.each([undefined, null, `${park}/reset`])(
    'Control: asked for %j, a reset mail leads to the park’s own page, with the token and nothing else',
    async (reset_url) => {
      expect((await ask(reset_url)).status).toBe(204);
      await expect.poll(() => target.park.mailer.sent.length).toBe(1);
      const [mail] = target.park.mailer.sent;
      expect(mail?.text.match(/\S*:\/\/\S*/g)).toEqual([
        expect.stringMatching(/^https:\/\/park\.example\/reset\?token=[\w-]{43}$/),
      ]);
      await target.park.store.db.deleteFrom('reset_token').execute();
    },
  );

  test.each([...afterTheOrigin.map((rest) => `${park}${rest}`), ...foreign, 7, [`${park}/reset`], {}])(
    'A reset mail is not led to %j',
    async (reset_url) => {
      const answer = await ask(reset_url);
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_PAYLOAD']);
      expect(answer.body).not.toContain('other.example');
      expect(await resetTokens()).toEqual([]);
      expect(target.park.mailer.sent).toEqual([]);
    },
  );

  test('No header of a request leads a mail elsewhere', async () => {
    const elsewhere = {
      host: 'other.example',
      'x-forwarded-host': 'other.example',
      forwarded: 'host=other.example',
    };
    const headers = { ...elsewhere, origin: 'https://other.example', referer: 'https://other.example/' };
    await target.hit('POST', '/auth/password/request', { headers, body: { email: email() } });
    await expect.poll(() => target.park.mailer.sent.length).toBe(1);
    expect(target.park.mailer.sent[0]?.text).not.toContain('other.example');
    await target.park.store.db.deleteFrom('reset_token').execute();
  });

  test('A mail to a new address leads to the park’s own page, whatever the request’s headers name', async () => {
    const other = await aPerson(target.park);
    const password_hash = await hashPassword(target.park.config, 'kotwica i lina');
    const { db } = target.park.store;
    await db.updateTable('account').set({ password_hash }).where('id', '=', other.id).execute();
    const headers = { ...other.headers, host: 'other.example', 'x-forwarded-host': 'other.example' };
    const body = { email: 'nowa@example.com', current_password: 'kotwica i lina' };
    expect((await target.hit('PATCH', '/users/me', { headers, body })).status).toBe(200);
    await expect.poll(() => target.park.mailer.sent.length).toBe(2);
    const links = target.park.mailer.sent.flatMap(({ text }) => text.match(/\S*:\/\/\S*/g) ?? []);
    expect(links.map((link) => link.replace(/[\w-]{43}$/, 'TOKEN')).toSorted()).toEqual([
      `${park}/confirm-email?token=TOKEN`,
      `${park}/contact`,
      `${park}/forgot`,
    ]);
    await db.deleteFrom('email_change').execute();
  });

  test.each(noLinks)('%j stands behind no link: not an event’s, not one of the park’s', async (address) => {
    const event = { name: 'Zawody', start: '2026-07-10T08:00:00Z' };
    const made = await target.hit('POST', '/items/Event', { who: admin, body: event });
    const { id } = made.data as { id: number };
    const before = await everything(target.park.store.db);
    const tries = [
      await target.hit('POST', '/items/Event', { who: admin, body: { ...event, url: address } }),
      await target.hit('POST', '/items/Event', { who: admin, body: [event, { ...event, url: address }] }),
      await target.hit('PATCH', `/items/Event/${id}`, { who: admin, body: { url: address } }),
      ...(await Promise.all(
        ['facebook', 'instagram', 'youtube'].map((network) =>
          target.hit('PATCH', '/park', { who: admin, body: { contact: { [network]: address } } }),
        ),
      )),
    ];
    expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    expect(await everything(target.park.store.db)).toEqual(before);
  });

  test('Control: an address of another site stands behind a link as it was written', async () => {
    const url = 'https://www.przykład.pl/zawody?rok=2026#plan';
    const body = { name: 'Zawody', start: '2026-07-10T08:00:00Z', url };
    const made = await target.hit('POST', '/items/Event', { who: admin, body });
    expect([made.status, (made.data as { url: string }).url]).toEqual([200, url]);
    const park = await target.hit('PATCH', '/park', {
      who: admin,
      body: { contact: { facebook: 'https://www.facebook.com/park' } },
    });
    expect(park.status).toBe(200);
  });

  test.each([
    '<EMAIL>',
    '<EMAIL',
    'Admin <EMAIL>',
    '"x" <EMAIL>',
    'x@other.example,EMAIL',
    'EMAIL,x@other.example',
    'x@other.example <EMAIL>',
    'EMAIL;',
    'staff:EMAIL',
    '(x)EMAIL',
    'EMAIL(x)',
    'EMAIL\u200b',
    '\u00adEMAIL',
    'EMAIL\u0000',
    'EMAIL\r\nBcc: x@other.example',
  ])('A mailbox has one account, in one spelling: %j makes no other', async (spelling) => {
    const address = spelling.replace('EMAIL', email());
    const body = { first_name: 'Ola', description: '600700800', email: address, password: 'kotwica i lina' };
    const before = await everything(target.park.store.db);
    const tries = [
      await target.hit('POST', '/users', { body }),
      await target.hit('PATCH', '/users/me', { who: admin, body: { email: address, current_password: 'x' } }),
      await target.hit('PATCH', '/park', { who: admin, body: { contact: { email: address } } }),
    ];
    expect(tries.map(({ status, code }) => [status, code])).toEqual(
      tries.map(() => [400, 'FAILED_VALIDATION']),
    );
    expect((await target.hit('POST', '/auth/password/request', { body: { email: address } })).status).toBe(
      204,
    );
    expect(await everything(target.park.store.db)).toEqual(before);
    expect(target.park.mailer.sent).toEqual([]);
  });

  test.each([
    '//other.example',
    '//other.example/',
    '//other.example/planner/',
    '/\\other.example',
    '/%5cother.example',
    '/%2f%2fother.example',
    '/planner/..//other.example',
    '/planner/1/',
    '/planner//',
    '/art',
    '/static',
    '/login?next=https://other.example',
    '/auth/login?redirect=https://other.example',
    '/auth/logout?redirect=//other.example',
    '/?returnTo=%0d%0aLocation:%20https://other.example',
    'https://other.example/planner',
  ])('Nobody is sent on to another address: %s', async (path) => {
    const { status, headers } = await target.hit('GET', path, { headers: { accept: 'text/html' } });
    expect(headers).not.toHaveProperty('refresh');
    // What sends on: a track that is not there to those that are, and a page that is not there to the home page.
    const isOwn = status === 302 && /^\/(?:planner|\?missing=\/\w*)$/.test(String(headers['location']));
    expect(isOwn || ((status < 300 || status >= 400) && !('location' in headers))).toBe(true);
  });
});
