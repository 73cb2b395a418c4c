import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyFor } from '../../../test/support/call.ts';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { engines } from '../../../test/support/engines.ts';
import { openTestApp, openTwin, type TestPark } from '../../../test/support/park.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import type { Push, PushAnswer } from '../../push/pusher.ts';
import { forgetExpired } from '../accounts/index.ts';
import { type Dispatcher, startDispatcher } from '../mails/sending/dispatcher.ts';
import { eraseAccount } from '../rights/erasure/erase-account.ts';
import { collectOwnData } from '../rights/own-data/collect-own-data.ts';
import { readPushKeys } from './push-keys.ts';

const now = '2026-07-01T08:00:00Z';
const after = (seconds: number) => Temporal.Instant.from(now).add({ seconds }).toString();
const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
let made = 0;
function endpoint() {
  made += 1;
  return `https://fcm.googleapis.com/fcm/send/${made}`;
}

describe.each(engines)('Pushes on $name', (engine) => {
  let park: TestPark;
  let twin: TestPark;
  let app: FastifyInstance;
  let dispatcher: Dispatcher;
  let rider: Person;
  let manager: Person;
  let pushed: Push[];
  let answers: PushAnswer[];
  /** Runs while the push service handles a request. */
  let meanwhile: () => Promise<unknown>;

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    const attempt = async (push: Push) => {
      pushed.push(push);
      await meanwhile();
      return answers.shift() ?? { status: 201 };
    };
    Object.assign(park.pusher, { attempt });
    twin = await openTwin(park);
    app = await openTestApp(park);
    dispatcher = startDispatcher(park, { everyMs: null });
    await makeTracks(park);
  });

  beforeEach(async () => {
    park.clock.set(now);
    await emptyTables(park.store.db, ['outbox', 'push_subscription', 'booking_history', 'slot']);
    [pushed, answers] = [[], []];
    meanwhile = async () => undefined;
    park.mailer.sent.length = 0;
    [rider, manager] = [await aPerson(park), await aPerson(park, 'Manager')];
  });

  type Headers = Person['headers'];
  const subscribe = (headers: Headers, payload: object = { endpoint: endpoint(), keys }) =>
    app.inject({ method: 'POST', url: '/users/me/push', headers, payload });
  const state = async (headers: Headers) =>
    (await app.inject({ url: '/users/me/push', headers })).json().data;
  const rows = () => park.store.db.selectFrom('push_subscription').selectAll().orderBy('id').execute();
  const pushes = () =>
    park.store.db
      .selectFrom('outbox')
      .select(['outcome', 'failure', 'attempts'])
      .where('push_to', 'is not', null)
      .execute();
  const call = async (who: Person, url: string, payload: object, method: 'PATCH' | 'POST' = 'PATCH') => {
    const headers = { ...(await logIn(park, who)).headers, ...keyFor(method, url) };
    expect((await app.inject({ method, url, headers, payload })).statusCode).toBe(200);
  };
  /** A booking by staff for the rider. */
  async function booked(start = '2026-07-10T12:00:00Z') {
    const slot = await makeSlot(park, start);
    await call(manager, `/items/Slot/${slot}`, { bookedBy: rider.id });
    return slot;
  }
  async function roundAt(seconds: number) {
    park.clock.set(after(seconds));
    await dispatcher.round();
    return pushed.splice(0);
  }

  test('What staff do is told on each device, in few words, for as long as it is of use', async () => {
    const elsewhere = await logIn(park, rider);
    await subscribe(rider.headers);
    await subscribe(elsewhere.headers);
    await booked();
    const told = await roundAt(5);
    expect(told.map(({ target }) => target.endpoint).toSorted()).toEqual(
      (await rows()).map((row) => row.endpoint).toSorted(),
    );
    const [{ payload, topic, ttl, subject } = {} as Push] = told;
    expect(JSON.parse(payload)).toEqual({
      title: park.mailer.sent[0]?.subject,
      text: expect.stringContaining('14:00–14:15'),
      tag: topic,
      url: '/myAccount',
    });
    expect(topic).toMatch(/^[a-z0-9]{32}$/);
    expect(ttl).toBe(3 * 24 * 3600 - 5);
    expect(subject).toBe('https://park.example');
    expect(await roundAt(6)).toEqual([]);
  });

  test('What riders do themselves is told by mail alone', async () => {
    await subscribe(rider.headers);
    const slot = await makeSlot(park, '2026-07-10T12:00:00Z');
    await call(rider, `/items/Slot/${slot}`, { bookedBy: rider.id });
    expect(await roundAt(5)).toEqual([]);
    expect(park.mailer.sent).toHaveLength(1);
  });

  test('A mail server that is away holds no push up, and its next tries bring no second one', async () => {
    await subscribe(rider.headers);
    const away = { code: 'ECONNREFUSED', answer: null, isFinal: false };
    const mailing = vi.spyOn(park.mailer, 'attempt').mockResolvedValue(away);
    await booked();
    const told = [await roundAt(5), await roundAt(11), await roundAt(30)];
    mailing.mockRestore();
    expect(told.map(({ length }) => length)).toEqual([1, 0, 0]);
  });

  test.each([404, 410])('A device that the push service answers %i is told no more', async (status) => {
    await subscribe(rider.headers);
    answers = [{ status }];
    await booked();
    expect(await roundAt(5)).toHaveLength(1);
    expect([await rows(), await pushes()]).toEqual([
      [],
      [{ outcome: 'dropped', failure: 'gone', attempts: 1 }],
    ]);
  });

  test('A push service that is busy or away is tried again, one that refuses is not', async () => {
    await subscribe(rider.headers);
    answers = [{ status: 429 }, { code: 'ECONNRESET' }, { status: 503 }, { status: 403 }];
    await booked();
    for (const seconds of [5, 11, 30, 100]) expect(await roundAt(seconds)).toHaveLength(1);
    expect(await roundAt(10_000)).toEqual([]);
    expect(await pushes()).toEqual([{ outcome: 'dead', failure: '403', attempts: 4 }]);
    expect(await rows()).toHaveLength(1);
  });

  test('Two processes send one push once, and sign it with the same keys', async () => {
    await subscribe(rider.headers);
    await booked();
    park.clock.set(after(5));
    const other = startDispatcher(twin, { everyMs: null });
    await Promise.all([dispatcher.round(), other.round()]);
    await Promise.all([dispatcher.round(), other.round()]);
    await other.stop();
    expect(pushed).toHaveLength(1);
    await park.store.db.deleteFrom('push_key').execute();
    const made = await Promise.all([readPushKeys(park), readPushKeys(twin), readPushKeys(park)]);
    expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1);
  });

  test('A device ends with its session: logged out, ended from elsewhere, or run out', async () => {
    const [here, there] = [await logIn(park, rider), await logIn(park, rider)];
    await subscribe(here.headers);
    await subscribe(there.headers);
    expect(await rows()).toHaveLength(2);
    const end = await app.inject({ method: 'DELETE', url: '/users/me/sessions', headers: here.headers });
    expect(end.statusCode).toBe(204);
    expect((await state(here.headers)).devices).toMatchObject([{ current: true }]);
    expect(await rows()).toHaveLength(1);
    await booked();
    park.clock.set(after(5));
    await park.store.db.updateTable('session').set({ expires_at: 1 }).execute();
    await dispatcher.round();
    expect(pushed).toEqual([]);
    await forgetExpired(park);
    expect(await rows()).toEqual([]);
  });

  test('A push that waits is not sent to a device whose session has ended meanwhile', async () => {
    await subscribe(rider.headers);
    answers = [{ status: 503 }];
    await booked();
    expect(await roundAt(5)).toHaveLength(1);
    await app.inject({
      method: 'DELETE',
      url: '/users/me/sessions',
      headers: (await logIn(park, rider)).headers,
    });
    expect(await roundAt(11)).toEqual([]);
    expect(await pushes()).toMatchObject([{ outcome: 'dropped', failure: 'gone' }]);
  });

  test('A browser that another rider logs in with tells that rider alone', async () => {
    const shared = endpoint();
    const other = await aPerson(park);
    await subscribe(rider.headers, { endpoint: shared, keys });
    await subscribe(other.headers, { endpoint: shared, keys });
    expect(await rows()).toMatchObject([{ account_id: other.id, endpoint: shared }]);
    expect((await state(rider.headers)).devices).toEqual([]);
  });

  test('A push that waits is not sent to another rider who has taken the browser over', async () => {
    await subscribe(rider.headers);
    answers = [{ status: 503 }];
    await booked();
    expect(await roundAt(5)).toHaveLength(1);
    const other = await aPerson(park);
    await subscribe(other.headers);
    const [, theirs] = await rows();
    const { account_id = '', family = '' } = theirs ?? {};
    // The result of two concurrent subscriptions: the row stays and belongs to the other rider.
    const { db } = park.store;
    await db.deleteFrom('push_subscription').where('account_id', '=', other.id).execute();
    await db.updateTable('push_subscription').set({ account_id, family }).execute();
    expect(await roundAt(11)).toEqual([]);
    expect(await pushes()).toMatchObject([{ outcome: 'dropped', failure: 'gone' }]);
  });

  test('A browser that subscribes anew while its old address is told to be gone stays', async () => {
    await subscribe(rider.headers);
    answers = [{ status: 410 }];
    const renewed = endpoint();
    meanwhile = () => park.store.db.updateTable('push_subscription').set({ endpoint: renewed }).execute();
    await booked();
    expect(await roundAt(5)).toHaveLength(1);
    expect(await rows()).toMatchObject([{ endpoint: renewed }]);
  });

  test('An account has ten devices, the newest; a session has one', async () => {
    for (let count = 0; count < 12; count += 1) await subscribe((await logIn(park, rider)).headers);
    const { headers } = await logIn(park, rider);
    await subscribe(headers);
    await subscribe(headers);
    const { devices } = await state(headers);
    expect(devices).toHaveLength(10);
    expect(devices.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
  });

  test('Whoever takes their data along reads which services know their devices, and no address of one', async () => {
    await subscribe(rider.headers);
    const data = await collectOwnData(park, rider);
    expect(data.notified).toEqual([{ service: 'fcm.googleapis.com', since: '2026-07-01T08:00:00.000Z' }]);
    expect(JSON.stringify(data)).not.toContain((await rows())[0]?.endpoint);
  });

  test('An erased account leaves neither a device nor a push behind', async () => {
    await subscribe(rider.headers);
    await booked();
    answers = [{ status: 503 }];
    await roundAt(5);
    expect(await pushes()).toHaveLength(1);
    await eraseAccount(park, rider, rider.id);
    expect([await rows(), await pushes()]).toEqual([[], []]);
  });

  test('Nobody ends another’s device', async () => {
    await subscribe(rider.headers);
    const [device] = await rows();
    const end = (headers: Headers) =>
      app.inject({ method: 'DELETE', url: `/users/me/push/${device?.id}`, headers });
    expect((await end((await aPerson(park)).headers)).statusCode).toBe(403);
    expect(await rows()).toHaveLength(1);
    expect((await end(rider.headers)).statusCode).toBe(204);
    expect(await rows()).toEqual([]);
  });

  test.each([
    [403, { endpoint: 'https://127.0.0.1/abc', keys }],
    [403, { endpoint: 'http://fcm.googleapis.com/abc', keys }],
    [403, { endpoint: 'https://evil.example/abc', keys }],
    [400, { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1000)}`, keys }],
    [400, { endpoint: 'https://fcm.googleapis.com/a', keys: { ...keys, p256dh: 'B' } }],
    [400, { endpoint: 'https://fcm.googleapis.com/a', keys: { ...keys, auth: 'a'.repeat(500) } }],
    [400, { endpoint: 'https://fcm.googleapis.com/a' }],
  ])('%i: what no browser would send is not taken (%#)', async (status, body) => {
    expect((await subscribe(rider.headers, body)).statusCode).toBe(status);
    expect(await rows()).toEqual([]);
  });

  test('A park without a public https address has no pushes, and says so', async () => {
    const features = async () => (await app.inject({ url: '/server/info' })).json().data.features as string[];
    expect(await features()).toContain('push');
    const { publicUrl } = park.config;
    await subscribe(rider.headers);
    answers = [{ status: 503 }];
    await booked();
    expect(await roundAt(5)).toHaveLength(1);
    park.config.publicUrl = 'http://localhost:3000';
    try {
      expect(await roundAt(11)).toEqual([]);
      expect(await features()).not.toContain('push');
      expect(await state(rider.headers)).toEqual({ key: null, devices: [] });
      expect((await subscribe(rider.headers)).statusCode).toBe(403);
    } finally {
      park.config.publicUrl = publicUrl;
    }
  });
});
