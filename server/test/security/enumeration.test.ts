import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { limits } from '../../src/modules/accounts/limits.ts';
import { hashPassword } from '../../src/modules/accounts/secrets/password-hash.ts';
import { sqliteEngine } from '../support/engines.ts';
import { aPerson } from '../support/people.ts';
import { type Hit, openTarget } from '../support/target.ts';

/** Every piece of costly work, by its parameters: what takes an attacker's clock longer would show here. */
const work: string[] = [];

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...argon2,
    hash: (...[password, cost]: Parameters<typeof argon2.hash>) => {
      work.push(`hash ${JSON.stringify(cost)}`);
      return argon2.hash(password, cost);
    },
    verify: (...[stored, password]: Parameters<typeof argon2.verify>) => {
      work.push(`verify ${String(stored).split('$').slice(0, 4).join('$')}`);
      return argon2.verify(stored, password);
    },
  };
});

const password = 'kotwica i lina';

async function open(env: Record<string, string> = {}) {
  const target = await openTarget(sqliteEngine, { env: { CHEAP_PASSWORDS: '0', ...env } });
  const signUp = (email: string) =>
    target.hit('POST', '/users', { body: { first_name: 'Ola', description: '600700800', email, password } });
  const accounts = {
    active: `${randomUUID()}@example.com`,
    blocked: 'blokada@example.com',
    erased: 'dawna@example.com',
  };
  for (const email of Object.values(accounts)) await signUp(email);
  const { db } = target.park.store;
  await db.updateTable('account').set({ status: 'blocked' }).where('email', '=', accounts.blocked).execute();
  await db
    .updateTable('account')
    .set({ status: 'erased', email: null, password_hash: null })
    .where('email', '=', accounts.erased)
    .execute();
  return { target, accounts, signUp };
}

beforeEach(() => void work.splice(0));

/** What an attacker sees of an answer, without what differs between any two. */
function seen({ status, headers, body }: Hit) {
  const { date: _date, ...rest } = headers;
  return { status, headers: rest, body };
}

test('A log-in answers alike, after the same work, for unknown, erased, blocked and wrong', async () => {
  const { target, accounts } = await open();
  const tries = [
    { email: accounts.active, password: 'zła kotwica' },
    { email: 'nikt@example.com', password },
    { email: accounts.erased, password },
    // With the right password its owner is told that it is blocked (accounts/sessions.test.ts).
    { email: accounts.blocked, password: 'zła kotwica' },
    { email: accounts.active, password: `${password}\0` },
    { email: accounts.active, password: 'x'.repeat(1000) },
  ];
  const told: unknown[] = [];
  for (const body of tries) {
    work.splice(0);
    const answer = seen(await target.hit('POST', '/auth/login', { body }));
    told.push({ ...answer, work: [...work] });
  }
  expect(told[0]).toMatchObject({ status: 401, work: ['verify $argon2id$v=19$m=19456,t=2,p=1'] });
  expect(told).toEqual(told.map(() => told[0]));
});

test('That an account is blocked is told to nobody but who knows its password, and costs no other work', async () => {
  const { target, accounts } = await open();
  work.splice(0);
  const answer = await target.hit('POST', '/auth/login', { body: { email: accounts.blocked, password } });
  expect([answer.status, answer.code, work.length]).toEqual([401, 'USER_SUSPENDED', 1]);
});

test('Asking for a reset mail answers alike, before anything is looked up, and costs no hash', async () => {
  const { target, accounts } = await open();
  work.splice(0);
  const { findAccountByEmail } = await import('../../src/modules/accounts/rows/accounts.store.ts');
  expect(await findAccountByEmail(target.park.store.db, accounts.active)).toBeTruthy();
  const emails = [
    accounts.active,
    accounts.blocked,
    accounts.erased,
    'nikt@example.com',
    'no address',
    "' or 1=1 --",
  ];
  const told: unknown[] = [];
  for (const email of emails) {
    told.push(seen(await target.hit('POST', '/auth/password/request', { body: { email } })));
  }
  expect(told[0]).toMatchObject({ status: 204, body: '' });
  expect(told).toEqual(told.map(() => told[0]));
  expect(work).toEqual([]);
  await expect.poll(() => target.park.mailer.sent.map(({ to }) => to)).toEqual([accounts.active]);
});

test('A sign-up costs the same for a known address as for a new one, and the refusal tells no more than that', async () => {
  const { target, accounts, signUp } = await open();
  const works: string[][] = [];
  const answers: Hit[] = [];
  for (const email of [
    'nowa@example.com',
    accounts.active,
    accounts.blocked,
    accounts.active.toUpperCase(),
  ]) {
    work.splice(0);
    answers.push(await signUp(email));
    works.push([...work]);
  }
  expect(works).toEqual(works.map(() => ['hash {"memoryCost":19456,"timeCost":2,"parallelism":1}']));
  // WIRE.md: a form must say that an address is taken. The rate limit is what keeps this from reading a list.
  expect(answers.map(({ status, code }) => [status, code])).toEqual([
    [204, undefined],
    [400, 'RECORD_NOT_UNIQUE'],
    [400, 'RECORD_NOT_UNIQUE'],
    [400, 'RECORD_NOT_UNIQUE'],
  ]);
  for (const { body } of answers) expect(body).not.toContain('@');
  expect(target.park.mailer.sent).toEqual([]);
});

test('No object’s answer tells whether it exists: another’s and nobody’s are refused alike', async () => {
  const { target, accounts } = await open();
  const { data } = await target.hit('POST', '/auth/login', { body: { email: accounts.active, password } });
  const headers = { authorization: `Bearer ${(data as { access_token: string }).access_token}` };
  const other = await target.park.store.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', accounts.blocked)
    .executeTakeFirstOrThrow();
  for (const [method, body] of [['GET'], ['PATCH', { first_name: 'Ola' }], ['DELETE']] as const) {
    const shot = { headers, ...(body ? { body } : {}) };
    const known = await target.hit(method, `/users/${other.id}`, shot);
    const unknown = await target.hit(method, `/users/${randomUUID()}`, shot);
    expect(seen(known)).toEqual(seen(unknown));
    expect(known.status).toBe(403);
  }
});

test('A change of the log-in costs one check of the old password, whatever is wrong, before an address is looked for', async () => {
  const { target, accounts } = await open();
  const { data } = await target.hit('POST', '/auth/login', { body: { email: accounts.active, password } });
  const { access_token } = data as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const tries = [
    { email: 'nikt@example.com' },
    { email: accounts.blocked },
    { email: accounts.active },
    { password: 'nowa kotwica' },
  ];
  const told: unknown[] = [];
  for (const change of tries) {
    for (const current_password of ['zła kotwica', 'x'.repeat(1000), `${password}\0`]) {
      work.splice(0);
      const body = { ...change, current_password };
      told.push({ ...seen(await target.hit('PATCH', '/users/me', { headers, body })), work: [...work] });
    }
  }
  expect(told[0]).toMatchObject({ status: 403, work: ['verify $argon2id$v=19$m=19456,t=2,p=1'] });
  expect(told).toEqual(told.map(() => told[0]));
});

test.each([
  ['one account from many addresses', 1, (count: number) => `203.0.113.${count}`],
  ['many accounts from one address', 2, () => '203.0.113.1'],
])(
  'A change tells nothing of an address that has an account, and mails to it no faster than a sign-up is tried: %s',
  async (_how, owners, addressOf) => {
    const { target, accounts } = await open({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    const people = await Promise.all(Array.from({ length: owners }, () => aPerson(target.park)));
    const password_hash = await hashPassword(target.park.config, password);
    await target.park.store.db
      .updateTable('account')
      .set({ password_hash })
      .where(
        'id',
        'in',
        people.map(({ id }) => id),
      )
      .execute();
    const ask = (count: number) => {
      const who = people[count % owners];
      const path = count % 3 === 0 ? `/users/${who?.id}` : '/users/me';
      const headers = { ...who?.headers, 'x-forwarded-for': addressOf(count) };
      const body = { email: accounts.blocked, current_password: password };
      return target.hit('PATCH', path, { headers, body });
    };
    const codes: unknown[] = [];
    for (let count = 0; count <= limits.signUp.max; count++) codes.push((await ask(count)).code ?? 'asked');
    expect(limits.changeLogIn).toEqual(limits.signUp);
    expect(codes).toEqual([...Array.from({ length: limits.signUp.max }, () => 'asked'), 'REQUESTS_EXCEEDED']);
  },
);

test('Whoever tries addresses out is stopped, and forged headers give no new tries', async () => {
  const { target } = await open({ RATE_LIMITS: 'on' });
  const forged = (count: number) => ({
    'x-forwarded-for': `203.0.113.${count}`,
    'x-real-ip': `203.0.113.${count}`,
    'cf-connecting-ip': `203.0.113.${count}`,
    forwarded: `for=203.0.113.${count}`,
    'x-client-ip': `203.0.113.${count}`,
  });
  const statuses: number[] = [];
  for (let count = 0; count <= limits.logIn.max; count++) {
    const body = { email: `nikt${count}@example.com`, password };
    statuses.push((await target.hit('POST', '/auth/login', { body, headers: forged(count) })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: limits.logIn.max }, () => 401), 429]);
});

test('Behind one proxy the address is the one that the proxy wrote, whatever the visitor put before it', async () => {
  const { target } = await open({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const body = { email: 'nikt@example.com', password };
  const statuses: number[] = [];
  for (let count = 0; count <= limits.logIn.max; count++) {
    const headers = { 'x-forwarded-for': `203.0.113.${count}, 198.51.100.7` };
    statuses.push((await target.hit('POST', '/auth/login', { body, headers })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});
