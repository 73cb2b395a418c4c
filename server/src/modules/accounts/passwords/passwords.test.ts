import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  openServer,
  password,
  signUpBody,
  type TestServer,
} from '../../../../test/support/accounts-server.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import type { MailFailure } from '../../../mail/mailer.ts';
import { forgetExpired } from '../clean-up.ts';
import { prepareResets } from './prepare-resets.ts';

const start = '2026-07-01T08:00:00Z';
const newPassword = 'bramka numer dwa';
const publicUrl = 'https://park.example';

describe.each(engines)('Passwords on $name', (engine) => {
  let server: TestServer;
  const email = 'ola@example.com';

  beforeAll(async () => {
    server = await openServer(engine, { env: { PUBLIC_URL: publicUrl } });
  });

  beforeEach(async () => {
    server.park.clock.set(start);
    const { db } = server.park.store;
    await emptyTables(db, ['outbox', 'reset_request', 'session', 'reset_token', 'email_change', 'account']);
    await server.call('POST', '/users', signUpBody(email));
    server.park.mailer.sent.length = 0;
  });

  const request = (body: object) => server.call('POST', '/auth/password/request', body);
  const reset = (token: string, chosen = newPassword) =>
    server.call('POST', '/auth/password/reset', { token, password: chosen });
  const resetTokens = () => server.park.store.db.selectFrom('reset_token').selectAll().execute();

  /** Waits for the mail, which is sent after the response. */
  async function nextMail() {
    await vi.waitFor(() => expect(server.park.mailer.sent).not.toEqual([]), { timeout: 4_000 });
    return server.park.mailer.sent.splice(0)[0] ?? { to: '', subject: '', text: '' };
  }

  /** Requests a link and returns its token. */
  async function mailedToken(): Promise<string> {
    expect((await request({ email })).status).toBe(204);
    const link = /https:\S+/.exec((await nextMail()).text)?.[0] ?? '';
    return new URL(link).searchParams.get('token') ?? '';
  }

  test('A request mails a link to the reset page, in Polish unless the rider chose English', async () => {
    await request({ email: 'OLA@example.com ' });
    const polish = await nextMail();
    expect(polish.to).toBe(email);
    expect(polish.subject).toContain('nowe hasło');
    expect(polish.text).toMatch(/^https:\/\/park\.example\/reset\?token=[\w-]{43}$/m);
    await server.park.store.db.updateTable('account').set({ language: 'en' }).execute();
    await request({ email });
    expect((await nextMail()).subject).toContain('new Cable Park password');
  });

  test('Known, unknown, malformed and blocked addresses get the same answer; only the known one a mail', async () => {
    const known = await request({ email });
    const others = ['nikt@example.com', 'nobody', 'a\u0000b@example.com'].map((other) =>
      request({ email: other }),
    );
    for (const answer of await Promise.all(others)) {
      expect([answer.status, answer.body]).toEqual([known.status, known.body]);
      expect(Object.keys(answer.headers)).toEqual(Object.keys(known.headers));
    }
    expect([known.status, known.body]).toEqual([204, '']);
    expect((await nextMail()).to).toBe(email);
    await server.park.store.db.updateTable('account').set({ status: 'blocked' }).execute();
    expect((await request({ email })).status).toBe(204);
    // Requests are handled in order, so the blocked account's is done when a later mail arrives.
    await server.call('POST', '/users', signUpBody('druga@example.com'));
    await request({ email: 'druga@example.com' });
    expect((await nextMail()).to).toBe('druga@example.com');
    expect(server.park.mailer.sent).toEqual([]);
  });

  test('The answer does not wait for the mail, nor fail with it', async () => {
    const held = Promise.withResolvers<MailFailure | null>();
    const attempt = vi.spyOn(server.park.mailer, 'attempt').mockReturnValueOnce(held.promise);
    expect((await request({ email })).status).toBe(204);
    await vi.waitFor(() => expect(attempt).toHaveBeenCalled());
    held.resolve({ code: 'ECONNREFUSED', answer: null, isFinal: false });
    const outbox = () => server.park.store.db.selectFrom('outbox').selectAll().execute();
    await vi.waitFor(async () => expect((await outbox()).at(-1)?.failure).toBe('ECONNREFUSED'));
    attempt.mockRestore();
    server.park.clock.set('2026-07-01T08:00:05Z');
    server.park.outbox.raise();
    expect(await mailedToken()).toHaveLength(43);
    // After sending, the database contains no link that a reader of it could use.
    await vi.waitFor(async () =>
      expect((await outbox()).map(({ data }) => data)).not.toContainEqual(expect.stringContaining('token')),
    );
  });

  test('A missing address is a bad request', async () => {
    for (const body of [{}, { email: '' }, { email: 7 }]) {
      expect(await request(body)).toMatchObject({ status: 400, faults: ['INVALID_PAYLOAD'] });
    }
  });

  test.each([
    'https://evil.example/reset',
    'http://park.example/reset',
    'https://park.example:8443/reset',
    'https://park.example.evil.example/',
    'https://park.example@evil.example/',
    '//evil.example/reset',
    '/reset',
    'javascript:alert(1)',
    'garbage',
    '',
  ])('A link to %s is refused', async (reset_url) => {
    expect(await request({ email, reset_url })).toMatchObject({ status: 400, faults: ['INVALID_PAYLOAD'] });
    expect(await resetTokens()).toEqual([]);
  });

  test("A link to the park's own page of the list is made, with nothing but the token added", async () => {
    await request({ email, reset_url: `${publicUrl}/reset` });
    expect((await nextMail()).text).toMatch(/^https:\/\/park\.example\/reset\?token=[\w-]{43}$/m);
  });

  test('The token is kept as its hash only', async () => {
    const token = await mailedToken();
    expect(JSON.stringify(await resetTokens())).not.toContain(token);
  });

  test('A reset sets the password, ends all sessions, kills earlier links and tells the owner', async () => {
    const session = await server.logIn(email);
    const earlier = await mailedToken();
    const answer = await reset(await mailedToken());
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect((await nextMail()).subject).toContain('zostało zmienione');
    const refresh = { refresh_token: session.refresh_token };
    expect((await server.call('POST', '/auth/refresh', refresh)).status).toBe(401);
    expect((await server.call('GET', '/users/me', undefined, session.access_token)).status).toBe(401);
    expect((await server.call('POST', '/auth/login', { email, password })).status).toBe(401);
    await expect(server.logIn(email, newPassword)).resolves.toBeTruthy();
    expect((await reset(earlier, 'jeszcze inne')).faults).toEqual(['INVALID_TOKEN']);
  });

  test('A token is good for one use, however many try at once', async () => {
    const token = await mailedToken();
    const tries = ['pierwsze hasło', 'drugie hasło', 'trzecie hasło', 'czwarte hasło'];
    const answers = await Promise.all(tries.map((chosen) => reset(token, chosen)));
    const winners = tries.filter((_, index) => answers[index]?.status === 204);
    expect(winners).toHaveLength(1);
    expect(answers.flatMap((answer) => answer.faults)).toEqual(
      Array.from({ length: 3 }, () => 'INVALID_TOKEN'),
    );
    await expect(server.logIn(email, winners[0])).resolves.toBeTruthy();
    expect(await reset(token)).toMatchObject({ status: 403, faults: ['INVALID_TOKEN'] });
  });

  test('A token is good for an hour', async () => {
    const [first, second] = [await mailedToken(), await mailedToken()];
    server.park.clock.set('2026-07-01T09:00:00Z');
    expect(await reset(first)).toMatchObject({ status: 401, faults: ['TOKEN_EXPIRED'] });
    server.park.clock.set('2026-07-01T08:59:59Z');
    expect((await reset(second)).status).toBe(204);
  });

  test('Expired links are forgotten', async () => {
    await mailedToken();
    server.park.clock.set('2026-07-01T08:30:00Z');
    await mailedToken();
    server.park.clock.set('2026-07-01T09:00:00Z');
    await forgetExpired(server.park);
    expect(await resetTokens()).toHaveLength(1);
  });

  test('Garbage and a missing token are refused', async () => {
    expect(await reset('garbage\u0000')).toMatchObject({ status: 403, faults: ['INVALID_TOKEN'] });
    const missing = await server.call('POST', '/auth/password/reset', { password: newPassword });
    expect(missing).toMatchObject({ status: 400, faults: ['INVALID_PAYLOAD'] });
  });

  test.each([
    ['krótkie', 'FAILED_VALIDATION password min'],
    ['d'.repeat(201), 'FAILED_VALIDATION password max'],
    ['          ', 'INVALID_PAYLOAD'],
  ])('The rules of passwords hold for a reset to %j', async (chosen, fault) => {
    const token = await mailedToken();
    expect(await reset(token, chosen)).toMatchObject({ status: 400, faults: [fault] });
    expect((await reset(token)).status).toBe(204);
  });

  test('A blocked account is not opened by a link it got before', async () => {
    const token = await mailedToken();
    await server.park.store.db.updateTable('account').set({ status: 'blocked' }).execute();
    expect(await reset(token)).toMatchObject({ status: 403, faults: ['INVALID_TOKEN'] });
  });

  const adminsChange = async (patch: object) => {
    await server.call('POST', '/users', signUpBody('szef@example.com'));
    const { db } = server.park.store;
    await db.updateTable('account').set({ role: 'Admin' }).where('email', '=', 'szef@example.com').execute();
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const { access_token } = await server.logIn('szef@example.com');
    expect((await server.call('PATCH', `/users/${id}`, patch, access_token)).status).toBe(200);
  };

  test('A link that was mailed before an account was blocked does not work after it is let in again', async () => {
    const token = await mailedToken();
    await adminsChange({ status: 'blocked' });
    expect((await reset(token)).faults).toEqual(['INVALID_TOKEN']);
    await adminsChange({ status: 'active' });
    expect(await reset(token)).toMatchObject({ status: 403, faults: ['INVALID_TOKEN'] });
    await expect(server.logIn(email)).resolves.toBeTruthy();
  });

  test.each([
    { role: 'Manager' },
    { role: 'User' },
    { status: 'active' },
    { email: 'nowa@example.com' },
    { password: 'trzecie hasło' },
  ])('A link that was mailed before the change %o does not work after it', async (patch) => {
    const token = await mailedToken();
    await adminsChange(patch);
    expect(await reset(token)).toMatchObject({ status: 403, faults: ['INVALID_TOKEN'] });
    expect(await resetTokens()).toEqual([]);
  });

  test('A change of a name leaves the mailed link alone', async () => {
    const token = await mailedToken();
    await adminsChange({ first_name: 'Aleksandra' });
    expect((await reset(token)).status).toBe(204);
  });

  test('No link outlives a change of the address that it races with', async () => {
    const { access_token } = await server.logIn(email);
    for (let round = 0; round < 6; round++) {
      const [from, to] = round % 2 === 0 ? [email, 'nowa@example.com'] : ['nowa@example.com', email];
      const patch = { email: to, current_password: password };
      server.park.mailer.sent.length = 0;
      await server.call('PATCH', '/users/me', patch, access_token);
      // A link of the previous round may arrive late, at the same address.
      const proofOf = () =>
        server.park.mailer.sent.map(({ text }) => /confirm-email\?token=([\w-]+)/.exec(text)?.[1]);
      await vi.waitFor(() => expect(proofOf()).toContainEqual(expect.any(String)));
      const token = proofOf().find(Boolean);
      const asked = Array.from({ length: 4 }, () => ({ email: from, page: `${publicUrl}/reset` }));
      await server.park.store.db.deleteFrom('outbox').execute();
      await server.park.store.db.insertInto('reset_request').values(asked).execute();
      const [proof] = await Promise.all([
        server.call('POST', '/auth/email/confirm', { token }),
        ...asked.map(() => prepareResets(server.park)),
      ]);
      expect(proof.status).toBe(204);
      expect(await resetTokens()).toEqual([]);
    }
  });

  test('A log-in with the old password that races with the reset leaves no session behind', async () => {
    for (let round = 0; round < 5; round++) {
      const chosen = `${newPassword} ${round}`;
      const old = round === 0 ? password : `${newPassword} ${round - 1}`;
      const token = await mailedToken();
      const logIns = Array.from({ length: 4 }, () =>
        server.call('POST', '/auth/login', { email, password: old }),
      );
      const [answer] = await Promise.all([reset(token, chosen), ...logIns]);
      expect(answer.status).toBe(204);
      expect(await server.park.store.db.selectFrom('session').selectAll().execute()).toEqual([]);
      await nextMail();
    }
  });
});
