import type { Role } from '@cablepark/domain/accounts/permissions';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openServer, password, type TestServer } from '../../../../test/support/accounts-server.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { everything } from '../../../../test/support/everything.ts';
import { forgetExpired } from '../clean-up.ts';

const start = '2026-07-01T08:00:00Z';
const later = (seconds: number) => Temporal.Instant.from(start).add({ seconds }).toString();
const day = 24 * 60 * 60;
const old = 'ola@example.com';
const wanted = 'nowa@example.com';

describe.each(engines)('A new address of one’s own on $name', (engine) => {
  let server: TestServer;
  let rider: Awaited<ReturnType<TestServer['newRider']>>;

  beforeAll(async () => {
    server = await openServer(engine, { env: { PUBLIC_URL: 'https://park.example' } });
  });

  beforeEach(async () => {
    const { db } = server.park.store;
    // Mails of the previous test may still be in flight.
    await vi.waitUntil(
      async () =>
        !(await db.selectFrom('outbox').select('id').where('ended_at', 'is', null).executeTakeFirst()),
      { timeout: 10_000 },
    );
    server.park.clock.set(start);
    await emptyTables(db, ['outbox', 'session', 'reset_token', 'email_change', 'audit', 'account']);
    server.park.mailer.sent.length = 0;
    rider = await server.newRider(old);
  });

  const ask = (email: string, url = '/users/me', token = rider.access_token) =>
    server.call('PATCH', url, { email, current_password: password }, token);
  const prove = (token: string) => server.call('POST', '/auth/email/confirm', { token });
  const pending = () => server.call('GET', '/users/me/email-change', undefined, rider.access_token);
  const me = (token = rider.access_token) => server.call('GET', '/users/me', undefined, token);
  const emails = async () =>
    (await server.park.store.db.selectFrom('account').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    );

  /** Waits until this many mails were sent since the last call. @returns these mails, and removes them */
  async function mails(count: number) {
    await vi.waitFor(() => expect(server.park.mailer.sent).toHaveLength(count));
    return server.park.mailer.sent.splice(0).toSorted((a, b) => a.to.localeCompare(b.to));
  }

  /** The token that is mailed to the new address. */
  async function asked(email = wanted, url?: string): Promise<string> {
    expect((await ask(email, url)).status).toBe(200);
    const link = (await mails(2)).find(({ to }) => to === email)?.text ?? '';
    return /^https:\/\/park\.example\/confirm-email\?token=([\w-]{43})$/m.exec(link)?.[1] ?? '';
  }

  test.each(['me', 'id'])('under %s: stays the old one until it is proved, and both are told', async (at) => {
    const answer = await ask('Nowa@Example.com', `/users/${at === 'me' ? 'me' : rider.id}`);
    expect([answer.status, answer.data]).toEqual([200, (await me()).data]);
    expect(answer.data.email).toBe(old);
    const [toNew, toOld, ...others] = await mails(2);
    expect([toNew?.to, toOld?.to, others]).toEqual([wanted, old, []]);
    // An owner who did not request it can set a new password. The mail contains nothing that was typed.
    expect(toOld?.text.match(/https:\S+/g)).toEqual([
      'https://park.example/forgot',
      'https://park.example/contact',
    ]);
    expect(toOld?.text).not.toMatch(/nowa@/i);
    expect(toNew?.text.match(/https:\S+/g)).toHaveLength(1);
    expect((await pending()).data).toEqual({ email: wanted, expires: '2026-07-02T08:00:00.000Z' });
    await expect(server.logIn(old)).resolves.toBeTruthy();
    expect((await server.call('POST', '/auth/login', { email: wanted, password })).status).toBe(401);
  });

  test('is the account’s once it is proved: others’ sessions end, this one goes on, the old address is told', async () => {
    const token = await asked();
    const elsewhere = await server.logIn(old);
    await server.call('POST', '/auth/password/request', { email: old });
    await mails(1);
    const answer = await prove(token);
    expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect([(await me()).data.email, (await me(elsewhere.access_token)).status]).toEqual([wanted, 401]);
    expect((await server.call('POST', '/auth/refresh', { refresh_token: rider.refresh_token })).status).toBe(
      200,
    );
    expect(await server.park.store.db.selectFrom('reset_token').selectAll().execute()).toEqual([]);
    const [notice] = await mails(1);
    expect([notice?.to, notice?.subject]).toEqual([old, 'Cable Park: adres e-mail konta został zmieniony']);
    await expect(server.logIn(wanted)).resolves.toBeTruthy();
    expect((await pending()).data).toBeNull();
  });

  test('ends every session where the one that asked is over', async () => {
    const token = await asked();
    const elsewhere = await server.logIn(old);
    await server.call('POST', '/auth/logout', { refresh_token: rider.refresh_token });
    expect((await prove(token)).status).toBe(204);
    expect((await me(elsewhere.access_token)).status).toBe(401);
  });

  test('a link is good once, for a day, and only the newest', async () => {
    const first = await asked('pierwsza@example.com');
    const second = await asked();
    expect((await prove(first)).faults).toEqual(['INVALID_TOKEN']);
    server.park.clock.set(later(day));
    expect(await prove(second)).toMatchObject({ status: 401, faults: ['TOKEN_EXPIRED'] });
    server.park.clock.set(start);
    const third = await asked();
    const answers = await Promise.all([prove(third), prove(third), prove(third)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '403', '403']);
    expect(await prove(third)).toMatchObject({ status: 403, faults: ['INVALID_TOKEN'] });
    expect(await emails()).toEqual([wanted]);
  });

  test.each(['x', 'garbage', '\u0000', 'A'.repeat(43), 'A'.repeat(2000)])(
    '%j opens nothing',
    async (token) => {
      await asked();
      const before = await everything(server.park.store.db);
      expect(await prove(token)).toMatchObject({ status: 403, faults: ['INVALID_TOKEN'] });
      expect(await everything(server.park.store.db)).toEqual(before);
    },
  );

  test('only its hash is kept, and a look at the link spends nothing', async () => {
    const token = await asked();
    const rows = JSON.stringify(await server.park.store.db.selectFrom('email_change').selectAll().execute());
    expect(rows).not.toContain(token);
    expect((await server.call('GET', `/auth/email/confirm?token=${token}`)).status).toBe(404);
    expect((await prove(token)).status).toBe(204);
  });

  test('of which another account has it looks the same when asked, and is refused to whoever has the mailbox', async () => {
    await server.newRider('jan@example.com');
    const [free, taken] = [await ask(wanted), await ask('jan@example.com')];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const sent = await mails(4);
    expect(sent.map(({ to }) => to)).toEqual(['jan@example.com', wanted, old, old]);
    const texts = sent.map(({ text }) => text.replace(/token=\S+/, ''));
    expect([texts[0], texts[2]]).toEqual([texts[1], texts[3]]);
    const token = /token=(\S+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
    expect(await prove(token)).toMatchObject({ status: 400, faults: ['RECORD_NOT_UNIQUE email'] });
    expect(await emails()).toEqual(['jan@example.com', old]);
    expect((await me()).status).toBe(200);
  });

  test('goes to one of two who prove it at once', async () => {
    const jan = await server.newRider('jan@example.com');
    const mine = await asked();
    await ask(wanted, '/users/me', jan.access_token);
    const link = (await mails(2)).find(({ to }) => to === wanted)?.text ?? '';
    const theirs = /token=(\S+)/.exec(link)?.[1] ?? '';
    const answers = await Promise.all([prove(mine), prove(theirs)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '400']);
    expect((await emails()).filter((email) => email === wanted)).toHaveLength(1);
  });

  test('asked for twice at once leaves one question', async () => {
    const two = ['pierwsza@example.com', 'druga@example.com'];
    const answers = await Promise.all(two.map((email) => ask(email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await server.park.store.db.selectFrom('email_change').selectAll().execute()).toHaveLength(1);
    const tokens = (await mails(4)).flatMap(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? []);
    const proofs = await Promise.all(tokens.map(prove));
    expect(proofs.map(({ status }) => String(status)).toSorted()).toEqual(['204', '403']);
  });

  test('is taken back by a word, by asking for the old one, and by a new password', async () => {
    const byWord = await asked();
    const back = await server.call('DELETE', '/users/me/email-change', undefined, rider.access_token);
    expect([back.status, (await pending()).data]).toEqual([204, null]);
    const byTheOld = await asked();
    expect((await ask(old)).status).toBe(200);
    const byPassword = await asked();
    const patch = { password: 'nowa kotwica', current_password: password };
    await server.call('PATCH', '/users/me', patch, rider.access_token);
    for (const token of [byWord, byTheOld, byPassword])
      expect((await prove(token)).faults).toEqual(['INVALID_TOKEN']);
    expect(await emails()).toEqual([old]);
    expect((await mails(1)).map(({ to }) => to)).toEqual([old]);
  });

  test('is dropped by a reset of the password, which the old mailbox can always ask for', async () => {
    const token = await asked();
    await server.call('POST', '/auth/password/request', { email: old });
    const reset = /token=(\S+)/.exec((await mails(1))[0]?.text ?? '')?.[1] ?? '';
    const body = { token: reset, password: 'nowa kotwica' };
    expect((await server.call('POST', '/auth/password/reset', body)).status).toBe(204);
    expect((await prove(token)).faults).toEqual(['INVALID_TOKEN']);
  });

  test('of a blocked account is not proved', async () => {
    const token = await asked();
    const { db } = server.park.store;
    await db.updateTable('account').set({ status: 'blocked' }).where('id', '=', rider.id).execute();
    expect((await prove(token)).faults).toEqual(['INVALID_TOKEN']);
  });

  test('of somebody else is an Admin’s to set at once, and drops what the owner asked for', async () => {
    const token = await asked();
    const admin = await server.newRider('admin@example.com');
    const role: Role = 'Admin';
    await server.park.store.db.updateTable('account').set({ role }).where('id', '=', admin.id).execute();
    const set = { email: 'inna@example.com' };
    const answer = await server.call('PATCH', `/users/${rider.id}`, set, admin.access_token);
    expect([answer.status, answer.data.email]).toEqual([200, 'inna@example.com']);
    expect((await prove(token)).faults).toEqual(['INVALID_TOKEN']);
    // An Admin's own change must be confirmed like any other.
    const own = await ask(wanted, `/users/${admin.id}`, admin.access_token);
    expect(own.data.email).toBe('admin@example.com');
  });

  test.each([
    'łódka@żagle.pl',
    "o'neil+park@example.com",
    `${'a'.repeat(64)}@${'b'.repeat(63)}.pl`,
    'a&b=c@example.com',
  ])('%s is mailed to and proved as it is written', async (email) => {
    expect((await prove(await asked(email))).status).toBe(204);
    expect(await emails()).toEqual([email]);
  });

  test('is forgotten when its day is over', async () => {
    await asked();
    server.park.clock.set(later(day));
    expect((await server.park.store.db.selectFrom('email_change').selectAll().execute()).length).toBe(1);
    await forgetExpired(server.park);
    expect(await server.park.store.db.selectFrom('email_change').selectAll().execute()).toEqual([]);
  });
});
