import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  openServer,
  password,
  signUpBody,
  type TestServer,
} from '../../../../test/support/accounts-server.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { everything } from '../../../../test/support/everything.ts';
import { startDispatcher } from '../../mails/index.ts';
import { forgetOldMessages } from '../../outbox/retention/index.ts';
import { prepareResets } from './prepare-resets.ts';

const start = '2026-07-01T08:00:00Z';

describe.each(engines)('Mails that somebody asks for, on $name', (engine) => {
  let server: TestServer;
  const email = 'ola@example.com';

  beforeAll(async () => {
    server = await openServer(engine, { env: { PUBLIC_URL: 'https://park.example' } });
  });

  beforeEach(async () => {
    server.park.clock.set(start);
    const { db } = server.park.store;
    await emptyTables(db, ['outbox', 'reset_request', 'session', 'reset_token', 'email_change', 'account']);
    await server.call('POST', '/users', signUpBody(email));
    server.park.mailer.sent.length = 0;
  });

  const request = (body: object) => server.call('POST', '/auth/password/request', body);

  test('Until the outbox has its turn, a request does the same whether there is an account or not', async () => {
    const { park } = server;
    const later = vi.spyOn(park.outbox, 'raiseInTurn').mockImplementation(() => undefined);
    const atOnce = vi.spyOn(park.outbox, 'raise');
    for (const to of [email, 'nikt@example.com']) {
      const before = await everything(park.store.db);
      expect((await request({ email: to })).status).toBe(204);
      expect(await everything(park.store.db)).toEqual(before);
    }
    const asked = await park.store.db.selectFrom('reset_request').select('email').orderBy('id').execute();
    expect(asked).toEqual([{ email }, { email: 'nikt@example.com' }]);
    expect([later.mock.calls.length, atOnce.mock.calls.length]).toEqual([2, 0]);
    vi.restoreAllMocks();
    await prepareResets(park);
    await startDispatcher(park, { everyMs: null }).round();
    expect(park.mailer.sent.splice(0).map(({ to }) => to)).toEqual([email]);
    expect(await park.store.db.selectFrom('reset_request').selectAll().execute()).toEqual([]);
  });

  test('An address gets five such mails an hour, whoever asks; the answers stay alike', async () => {
    const { park } = server;
    const mails = async () => {
      await startDispatcher(park, { everyMs: null, prepare: prepareResets }).round();
      // The app's own dispatcher may have claimed some of them.
      const waiting = park.store.db.selectFrom('outbox').select('id').where('ended_at', 'is', null);
      await vi.waitFor(async () => expect(await waiting.execute()).toEqual([]));
      return park.mailer.sent.splice(0).length;
    };
    for (let times = 0; times < 8; times++) expect((await request({ email })).status).toBe(204);
    expect(await mails()).toBe(5);
    // The limit does not apply to warnings of another kind.
    const { access_token } = await server.logIn(email);
    const body = { email: 'inny@example.com', current_password: password };
    expect((await server.call('PATCH', '/users/me', body, access_token)).status).toBe(200);
    expect(await mails()).toBe(2);
    park.clock.set(Temporal.Instant.from(start).add({ hours: 1, seconds: 1 }).toString());
    await request({ email });
    expect(await mails()).toBe(1);
  });

  test('Whoever knows the password cannot use up the links of who has the address', async () => {
    const { park } = server;
    const tokens = async () => {
      await startDispatcher(park, { everyMs: null, prepare: prepareResets }).round();
      const waiting = park.store.db.selectFrom('outbox').select('id').where('ended_at', 'is', null);
      await vi.waitFor(async () => expect(await waiting.execute()).toEqual([]));
      return park.mailer.sent.splice(0).flatMap(({ text }) => /[?]token=([\w-]{43})$/m.exec(text)?.[1] ?? []);
    };
    for (let times = 0; times < 8; times++) await request({ email });
    expect(await tokens()).toHaveLength(5);
    // A new password invalidates all five mailed links.
    const { access_token } = await server.logIn(email);
    const body = { password: 'hasło złodzieja', current_password: password };
    expect((await server.call('PATCH', '/users/me', body, access_token)).status).toBe(200);
    expect(await tokens()).toEqual([]);
    await request({ email });
    const [token] = await tokens();
    const reset = { token, password: 'znowu moje hasło' };
    expect((await server.call('POST', '/auth/password/reset', reset)).status).toBe(204);
  });

  test('A new address that is asked for by many accounts gets five links an hour', async () => {
    const { park } = server;
    const to = 'ofiara@example.com';
    for (let times = 0; times < 7; times++) {
      const rider = await server.newRider(`pytacz${times}@example.com`);
      const body = { email: to, current_password: password };
      expect((await server.call('PATCH', '/users/me', body, rider.access_token)).status).toBe(200);
    }
    const waiting = park.store.db.selectFrom('outbox').select('id').where('ended_at', 'is', null);
    await vi.waitFor(async () => expect(await waiting.execute()).toEqual([]));
    expect(park.mailer.sent.splice(0).filter((mail) => mail.to === to)).toHaveLength(5);
  });

  test('Whoever deletes their account begins no new count of what was mailed to a stranger', async () => {
    const { park } = server;
    const to = 'obcy@example.com';
    const kept = () => park.store.db.selectFrom('outbox').select('id').where('address', '=', to).execute();
    for (let times = 0; times < 7; times++) {
      const rider = await server.newRider(`znika${times}@example.com`);
      const body = { email: to, current_password: password };
      expect((await server.call('PATCH', '/users/me', body, rider.access_token)).status).toBe(200);
      const waiting = park.store.db.selectFrom('outbox').select('id').where('ended_at', 'is', null);
      await vi.waitFor(async () => expect(await waiting.execute()).toEqual([]));
      const deleted = await server.call('DELETE', `/users/${rider.id}`, undefined, rider.access_token);
      expect(deleted.status).toBe(204);
    }
    expect(park.mailer.sent.splice(0).filter((mail) => mail.to === to)).toHaveLength(5);
    // After the hour of the limit nothing is stored any more.
    expect(await kept()).toHaveLength(5);
    park.clock.set(Temporal.Instant.from(start).add({ hours: 1, seconds: 1 }).toString());
    await forgetOldMessages(park);
    expect(await kept()).toEqual([]);
  });
});
