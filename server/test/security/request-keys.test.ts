import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { registerWire } from '../../src/routes.ts';
import { eitherEngine } from '../support/engines.ts';
import { everything } from '../support/everything.ts';
import { openTestPark } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';
import { accountCases } from '../support/permissions/accounts.cases.ts';
import { type Fixture, openFixture } from '../support/permissions/fixture.ts';
import type { Ask, PermissionCase } from '../support/permissions/permission-case.ts';
import { readingCases } from '../support/permissions/reading.cases.ts';
import { writingCases } from '../support/permissions/writing.cases.ts';

const cases = [...accountCases, ...readingCases, ...writingCases];
const reads = new Set(['GET', 'HEAD', 'SEARCH', 'OPTIONS']);

/** What writes without a key, and why it may. */
const keyless: Record<string, readonly string[]> = {
  'moves no money, ride or pass': [
    'POST /auth/login',
    'POST /group-enquiries',
    'POST /mailed-group/proof',
    'POST /auth/refresh',
    'POST /auth/logout',
    'POST /auth/password/request',
    'POST /auth/password/reset',
    'POST /auth/email/confirm',
    'POST /setup/check',
    'POST /setup/admin',
    'POST /setup/mail-test',
    'POST /invitations',
    'POST /users',
    'PATCH /users/me',
    'PATCH /users/:id',
    'DELETE /users/me/email-change',
    'POST /users/me/email-proof',
    'DELETE /users/me/calendar',
    'PATCH /users/me/reminders',
    'PATCH /users/me/season-mails',
    'PATCH /messages/digest',
    'POST /unsubscribe',
    'POST /users/me/calendar',
    'POST /track-calendars',
    'DELETE /users/me/sessions',
    'DELETE /users/me/sessions/:id',
    'POST /users/me/data',
    'POST /items/SlotEdit',
    'POST /items/:collection',
    'POST /items/:collection/:id',
    'POST /messages/previews',
    'POST /messages/samples',
    'POST /users/me/push',
    'DELETE /users/me/push/:id',
    'PATCH /users/me/board-name',
    'PATCH /items/:collection',
    'DELETE /items/:collection',
    'PATCH /items/:collection/:id',
    'DELETE /items/:collection/:id',
    'POST /messages/again',
    'POST /files',
    'PATCH /park',
  ],
  'changes free slots alone, and the list of what there is': [
    'POST /items/Slot',
    'DELETE /items/Slot/:id',
    'DELETE /items/Slot',
    'POST /items/Event',
    'PATCH /items/Event/:id',
    'DELETE /items/Event/:id',
  ],
  'says who may ride on a pass: done again it is as it is': [
    'POST /me/passes/joined',
    'POST /me/passes/:id/link',
    'DELETE /me/passes/:id/link',
    'DELETE /me/passes/:id/members/:account',
  ],
  'is a mark or a note: done again it is as it is': [
    'POST /desk/no-shows',
    'POST /desk/stops/:id/send',
    'POST /desk/stops/calls/:id/told',
    'POST /desk/closures/:id/send',
    'POST /desk/closures/calls/:id/told',
    'POST /desk/water-temperature',
    'POST /desk/arrivals',
    'POST /desk/arrivals/together',
    'PATCH /gear',
    'DELETE /desk/rider-notes/:id',
    'PATCH /desk/payments/:id',
    'PATCH /desk/parties/:id',
    'POST /mailed-group/names',
    'POST /desk/money-questions',
    'POST /desk/day-closes/float',
  ],
  'looks for each draft before it sends it: a repeat makes no second': ['POST /desk/invoice-drafts'],
  'sends again what is still refused: done again there is none': ['POST /desk/refunds/again'],
  'chooses what becomes of a closed ride, once: a second choice is refused': ['POST /closed-ride'],
  'says what one waits for, or answers an offer: done again it is as it is': [
    'POST /me/standby',
    'POST /me/standby/:id/leave',
    'POST /me/standby/:id/resume',
    'POST /mailed-offer',
  ],
  'takes a slot for a friend, or gives it back: done again it is as it is': [
    'POST /me/friends-links/:id/take-back',
    'POST /friends-link',
  ],
  'reads what a present is, and changes nothing': ['POST /present'],
  'agrees to a merge by its link: done again it is as it is': ['POST /mailed-merge'],
  'begins one payment: the same again while it is open': ['POST /mailed-group/payments'],
  'answers an offer by its number: done again it is as it is': [
    'POST /mailed-group/acceptance',
    'POST /mailed-group/refusal',
    'POST /desk/group-enquiries/:id/extension',
    'POST /desk/group-enquiries/:id/refusal',
  ],
  'ends bookings or an account that it names: done again it is as it is': [
    'POST /mailed-booking',
    'DELETE /users/:id',
    'POST /desk/unpaid-rides',
    'POST /desk/missed',
  ],
  'is done once for each contract, and answers the same again': ['POST /me/withdrawals'],
  'is signed for one second: the same again is refused': ['POST /weather/water-temperature'],
  'is the provider’s, which says things again and again': ['POST /payments/notices/:provider'],
};

/** Pages, pictures, tracks and the season: what the park says and when it is open. */
const places = /^\w+ \/(?:park|items\/Asset|season|assets|board|push|me\/push|content|library|tracks)/;

async function routesOf(): Promise<Map<string, string | undefined>> {
  const park = await openTestPark();
  const app = Fastify();
  app.addHttpMethod('SEARCH', { hasBody: true });
  const routes = new Map<string, string | undefined>();
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat())
      if (!reads.has(each)) routes.set(`${each} ${url}`, config?.requestKey);
  });
  await registerWire(app, park);
  return routes;
}

test('Every call that writes takes a key, or it is said why it needs none', async () => {
  const routes = await routesOf();
  const excused = new Set(Object.values(keyless).flat());
  const unsaid = [...routes].flatMap(([route, key]) =>
    key === undefined && !excused.has(route) && !places.test(route) ? [route] : [],
  );
  expect(unsaid).toEqual([]);
  expect([...excused].filter((route) => !routes.has(route) || routes.get(route) !== undefined)).toEqual([]);
});

const routes = await routesOf();
const keyed = cases.filter(({ route, least }) => routes.get(route) !== undefined && least !== 'nobody');

const needing = keyed.filter(({ route }) => routes.get(route) === 'required');

test('Each call with a key is asked below', () => {
  const asked = new Set(keyed.map(({ route }) => route));
  expect([...routes].filter(([route, key]) => key !== undefined && !asked.has(route))).toEqual([]);
});

describe.each(eitherEngine(import.meta.url))('On $name', (engine) => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture(engine);
  });

  async function send({ route }: PermissionCase, who: Person, asked: Ask, key: string | null) {
    const answer = await fixture.app.inject({
      method: route.split(' ')[0] as 'POST',
      url: asked.url,
      headers: {
        ...asked.headers,
        ...who.headers,
        ...(key === null ? {} : { 'idempotency-key': key }),
      },
      ...(asked.body ? { payload: withoutKey(asked.body) } : {}),
    });
    const { data, errors } = answer.json();
    return { status: answer.statusCode, data, code: errors?.[0]?.extensions?.code };
  }
  const all = async () => await everything(fixture.park.store.db);
  const someone = ({ least }: PermissionCase) =>
    aPerson(fixture.park, least === 'visitor' || least === 'nobody' ? 'User' : least);

  test.each(needing)('$route ($what) is not done without a key', async (each) => {
    const me = await someone(each);
    const asked = await each.ask(fixture, me);
    const before = await all();
    expect(await send(each, me, asked, null)).toMatchObject({ status: 400, code: 'FAILED_VALIDATION' });
    expect(await all()).toEqual(before);
  });

  test.each(keyed)('$route ($what) is done once, however often it is sent', async (each) => {
    const me = await someone(each);
    const other = await someone(each);
    const asked = await each.ask(fixture, me);
    const somethingElse = await each.ask(fixture, me);
    const key = randomUUID();
    const first = await send(each, me, asked, key);
    expect(first).toMatchObject({ status: 200, code: undefined });
    const done = await all();
    expect(await send(each, me, asked, key)).toEqual(first);
    const stranger = await send(each, other, asked, key);
    expect(stranger.data).toBe(undefined);
    // Who may book for nobody else is told so before.
    expect(['KEY_USED', 'FORBIDDEN']).toContain(stranger.code);
    const { code } = await send(each, me, somethingElse, key);
    // A call that says no more than whose it is asks for the same each time.
    expect(isSame(asked, somethingElse) ? 'KEY_USED' : code).toBe('KEY_USED');
    expect(await all()).toEqual(done);
  });
});

function isSame(one: Ask, other: Ask): boolean {
  const of = ({ url, body }: Ask) => JSON.stringify([url, withoutKey(body)]);
  return of(one) === of(other);
}

function withoutKey(body: object = {}): object {
  const { request_key: _, ...asked } = body as { request_key?: string };
  return asked;
}
