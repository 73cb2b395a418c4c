import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  openServer,
  password,
  signUpBody,
  type TestServer,
} from '../../../../test/support/accounts-server.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { forgetExpired } from '../clean-up.ts';
import type { Tokens } from './sessions.service.ts';

const start = '2026-07-01T08:00:00Z';
const later = (seconds: number) => Temporal.Instant.from(start).add({ seconds }).toString();
const day = 24 * 60 * 60;

describe.each(eitherEngine(import.meta.url))('Sessions on $name', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openServer(engine);
    await server.call('POST', '/users', signUpBody('ola@example.com'));
  });

  beforeEach(() => server.park.clock.set(start));

  const refresh = (refresh_token: string) =>
    server.call('POST', '/auth/refresh', { refresh_token, mode: 'json' });
  const logOut = (refresh_token: string) =>
    server.call('POST', '/auth/logout', { refresh_token, mode: 'json' });
  const me = (bearer: string) => server.call('GET', '/users/me', undefined, bearer);
  const sessions = () => server.park.store.db.selectFrom('session').selectAll().execute();

  test('A log-in answers tokens for 15 minutes, whatever the case of the address', async () => {
    const answer = await server.call('POST', '/auth/login', {
      email: ' OLA@Example.COM ',
      password,
      mode: 'json',
    });
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires: 900_000,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await me(String(answer.data.access_token))).data.email).toBe('ola@example.com');
  });

  test('An unknown address and a wrong password get the same answer', async () => {
    const wrong = await server.call('POST', '/auth/login', {
      email: 'ola@example.com',
      password: 'zła kotwica',
    });
    const unknown = await server.call('POST', '/auth/login', { email: 'nikt@example.com', password });
    expect([wrong.status, wrong.faults]).toEqual([401, ['INVALID_CREDENTIALS']]);
    expect([unknown.status, unknown.body]).toEqual([401, wrong.body]);
  });

  test.each([
    {},
    { email: 'ola@example.com' },
    { password },
    { email: '', password },
    { email: 'ola@example.com', password: '  ' },
    { email: 'ola', password },
    { email: 'ola@example.com', password: 7 },
    { email: { $ne: '' }, password },
    { email: 'ola@example.com', password, mode: 'cookie' },
  ])('A malformed log-in %o is a bad request', async (body) => {
    expect((await server.call('POST', '/auth/login', body)).status).toBe(400);
  });

  test('A password works from keyboards that compose letters differently', async () => {
    await server.call('POST', '/users', { ...signUpBody('zofia@example.com'), password: 'źdźbło na linie' });
    await expect(server.logIn('zofia@example.com', 'źdźbło na linie'.normalize('NFD'))).resolves.toBeTruthy();
  });

  test('A blocked account can neither log in, refresh nor use its token, and is told so only with its password', async () => {
    const rider = await server.newRider('blokada@example.com');
    await server.park.store.db
      .updateTable('account')
      .set({ status: 'blocked' })
      .where('id', '=', rider.id)
      .execute();
    const login = await server.call('POST', '/auth/login', { email: 'blokada@example.com', password });
    expect([login.status, login.faults]).toEqual([401, ['USER_SUSPENDED']]);
    const guess = await server.call('POST', '/auth/login', {
      email: 'blokada@example.com',
      password: 'nie to hasło',
    });
    expect([guess.status, guess.faults]).toEqual([401, ['INVALID_CREDENTIALS']]);
    expect((await refresh(rider.refresh_token)).status).toBe(401);
    expect((await me(rider.access_token)).faults).toEqual(['INVALID_CREDENTIALS']);
  });

  test('Tokens are kept as hashes only', async () => {
    const { refresh_token } = await server.logIn('ola@example.com');
    expect(JSON.stringify(await sessions())).not.toContain(refresh_token);
  });

  test('A refresh gives a new pair, both working', async () => {
    const old = await server.logIn('ola@example.com');
    const answer = await refresh(old.refresh_token);
    expect([answer.status, answer.data.expires]).toEqual([200, 900_000]);
    expect(answer.data.refresh_token).not.toBe(old.refresh_token);
    expect((await me(String(answer.data.access_token))).status).toBe(200);
    expect((await refresh(String(answer.data.refresh_token))).status).toBe(200);
  });

  test('A refresh token used again within ten seconds is forgiven', async () => {
    const old = await server.logIn('ola@example.com');
    await refresh(old.refresh_token);
    server.park.clock.set(later(10));
    const again = await refresh(old.refresh_token);
    expect(again.status).toBe(200);
    expect((await refresh(String(again.data.refresh_token))).status).toBe(200);
  });

  test('A refresh token used again later ends all that grew from its log-in, and only that', async () => {
    const other = await server.logIn('ola@example.com');
    const old = await server.logIn('ola@example.com');
    const fresh = (await refresh(old.refresh_token)).data as unknown as Tokens;
    server.park.clock.set(later(11));
    const reuse = await refresh(old.refresh_token);
    expect([reuse.status, reuse.faults]).toEqual([401, ['INVALID_CREDENTIALS']]);
    expect((await refresh(fresh.refresh_token)).status).toBe(401);
    expect((await me(fresh.access_token)).status).toBe(401);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  test('Forgiveness counts from the first use, not from the last', async () => {
    const old = await server.logIn('ola@example.com');
    for (const seconds of [0, 8]) {
      server.park.clock.set(later(seconds));
      expect((await refresh(old.refresh_token)).status).toBe(200);
    }
    server.park.clock.set(later(16));
    expect((await refresh(old.refresh_token)).status).toBe(401);
  });

  test('Five tabs refreshing one token at once all go on, in one family', async () => {
    const old = await server.logIn('ola@example.com');
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(old.refresh_token)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.data.refresh_token)).size).toBe(5);
    server.park.clock.set(later(60));
    await refresh(old.refresh_token);
    const after = await Promise.all(answers.map((answer) => refresh(String(answer.data.refresh_token))));
    expect(new Set(after.map((answer) => answer.status))).toEqual(new Set([401]));
  });

  const living = async () =>
    (await sessions()).filter(({ rotated_at, expires_at }) => {
      const nowMs = server.park.clock.now().epochMilliseconds;
      return rotated_at === null && expires_at > nowMs;
    });

  test('A sixth tab at once is asked to wait, and the five go on', async () => {
    await server.park.store.db.deleteFrom('session').execute();
    const old = await server.logIn('ola@example.com');
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(old.refresh_token)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(({ faults }) => faults)).toEqual(
      Array.from({ length: 3 }, () => ['REQUESTS_EXCEEDED']),
    );
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await living()).toHaveLength(5);
    const good = answers.filter(({ status }) => status === 200);
    server.park.clock.set(later(60));
    for (const { data } of good) expect((await refresh(String(data.refresh_token))).status).toBe(200);
  });

  test('Answers that were lost on the way take no place of a later one', async () => {
    await server.park.store.db.deleteFrom('session').execute();
    let token = (await server.logIn('ola@example.com')).refresh_token;
    const lost: string[] = [];
    for (let seconds = 0; seconds < 600; seconds += 60) {
      server.park.clock.set(later(seconds));
      for (let tries = 0; tries < 2; tries++) lost.push(String((await refresh(token)).data.refresh_token));
      token = String((await refresh(token)).data.refresh_token);
      expect((await living()).length).toBeLessThanOrEqual(5);
    }
    // Using a lost token after the limit counts as theft, not as another tab of the owner.
    server.park.clock.set(later(700));
    expect((await refresh(String(lost[0]))).status).toBe(401);
    expect(await sessions()).toEqual([]);
  });

  test('One log-in renews its session ten times a minute and sixty times an hour, and then goes on', async () => {
    await server.park.store.db.deleteFrom('session').execute();
    const other = await server.logIn('ola@example.com');
    let token = (await server.logIn('ola@example.com')).refresh_token;
    const renew = async () => {
      const { status, data } = await refresh(token);
      if (status === 200) token = String(data.refresh_token);
      return status;
    };
    const counted: number[] = [];
    for (let minute = 0; minute < 60; minute++) {
      server.park.clock.set(later(minute * 60));
      let got = 0;
      while ((await renew()) === 200) got += 1;
      counted.push(got);
    }
    expect(counted.slice(0, 7)).toEqual([9, 10, 10, 10, 10, 10, 0]);
    expect(counted.reduce((sum, got) => sum + got)).toBe(59);
    expect((await refresh(other.refresh_token)).status).toBe(200);
    server.park.clock.set(later(3600));
    expect(await renew()).toBe(200);
  });

  test('A stolen token ends its log-in however often that was renewed', async () => {
    await server.park.store.db.deleteFrom('session').execute();
    const stolen = await server.logIn('ola@example.com');
    let token = stolen.refresh_token;
    for (let times = 0; times < 9; times++) token = String((await refresh(token)).data.refresh_token);
    server.park.clock.set(later(11));
    expect((await refresh(token)).status).toBe(429);
    expect((await refresh(stolen.refresh_token)).status).toBe(401);
    expect(await sessions()).toEqual([]);
  });

  test('A reuse that races with a refresh leaves nothing of the family behind', async () => {
    for (let round = 0; round < 10; round++) {
      server.park.clock.set(start);
      await server.park.store.db.deleteFrom('session').execute();
      const old = await server.logIn('ola@example.com');
      const fresh = (await refresh(old.refresh_token)).data as unknown as Tokens;
      server.park.clock.set(later(60));
      await Promise.all([
        refresh(fresh.refresh_token),
        refresh(old.refresh_token),
        refresh(fresh.refresh_token),
      ]);
      expect(await sessions()).toEqual([]);
    }
  });

  test('A refresh token lives for seven days', async () => {
    const first = await server.logIn('ola@example.com');
    const second = await server.logIn('ola@example.com');
    server.park.clock.set(later(7 * day - 1));
    expect((await refresh(first.refresh_token)).status).toBe(200);
    server.park.clock.set(later(7 * day));
    expect((await refresh(second.refresh_token)).faults).toEqual(['INVALID_CREDENTIALS']);
  });

  test('A missing refresh token is a bad request, a garbage one is refused', async () => {
    expect((await server.call('POST', '/auth/refresh', {})).faults).toEqual(['INVALID_PAYLOAD']);
    expect((await refresh('')).status).toBe(400);
    expect((await refresh('garbage\u0000')).faults).toEqual(['INVALID_CREDENTIALS']);
    expect((await server.call('POST', '/auth/logout', {})).status).toBe(400);
  });

  test('A broken or expired bearer beside login, refresh, logout and sign-up does not matter', async () => {
    const { access_token, refresh_token } = await server.logIn('ola@example.com');
    server.park.clock.set(later(3600));
    const login = { email: 'ola@example.com', password };
    expect((await server.call('POST', '/auth/login', login, access_token)).status).toBe(200);
    expect((await server.call('POST', '/auth/refresh', { refresh_token }, 'garbage')).status).toBe(200);
    expect((await server.call('POST', '/auth/logout', { refresh_token }, 'garbage')).status).toBe(204);
    expect((await server.call('POST', '/users', signUpBody('stary@example.com'), access_token)).status).toBe(
      204,
    );
  });

  test('A logout ends the whole log-in at once and never complains', async () => {
    const other = await server.logIn('ola@example.com');
    const old = await server.logIn('ola@example.com');
    const fresh = (await refresh(old.refresh_token)).data as unknown as Tokens;
    const answer = await logOut(old.refresh_token);
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect((await refresh(fresh.refresh_token)).status).toBe(401);
    expect((await me(fresh.access_token)).status).toBe(401);
    expect((await logOut(old.refresh_token)).status).toBe(204);
    expect((await logOut('garbage')).status).toBe(204);
    expect((await me(other.access_token)).status).toBe(200);
  });

  test('What has expired is forgotten, the rest stays', async () => {
    await server.park.store.db.deleteFrom('session').execute();
    await server.logIn('ola@example.com');
    server.park.clock.set(later(day));
    const kept = await server.logIn('ola@example.com');
    server.park.clock.set(later(7 * day));
    await forgetExpired(server.park);
    expect(await sessions()).toHaveLength(1);
    expect((await refresh(kept.refresh_token)).status).toBe(200);
  });
});
