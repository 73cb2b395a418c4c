import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyFor } from '../../../../test/support/call.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, openTwin, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, logIn, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { Signal } from '../../../signal.ts';
import { type Dispatcher, startDispatcher } from '../sending/dispatcher.ts';
import { writeDigests } from './write-digests.ts';

const evening = '2026-07-10T18:00:00Z';

describe.each(engines)('The evening’s new bookings on $name', (engine) => {
  let park: TestPark;
  let twin: TestPark;
  let app: FastifyInstance;
  let dispatcher: Dispatcher;
  let manager: Person;
  let rider: Person;

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    twin = await openTwin(park);
    app = await openTestApp(park);
    dispatcher = startDispatcher(park, { everyMs: null });
    await makeTracks(park);
  });

  beforeEach(async () => {
    await emptyTables(park.store.db, ['outbox', 'booking_history', 'slot']);
    await park.store.db.updateTable('account').set({ digest: 0 }).execute();
    park.clock.set('2026-07-10T08:00:00Z');
    [manager, rider] = [await aPerson(park, 'Manager'), await aPerson(park)];
    park.mailer.sent.length = 0;
  });

  async function call(who: Person, method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object) {
    const headers = { ...(await logIn(park, who)).headers, ...keyFor(method, url) };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, data: answer.json().data };
  }
  const choose = (wanted: boolean, who = manager) => call(who, 'PATCH', '/messages/digest', { wanted });
  const book = async (start: string, at = '2026-07-10T10:00:00Z') => {
    park.clock.set(at);
    const slot = await makeSlot(park, start);
    await call(rider, 'PATCH', `/items/Slot/${slot}`, { bookedBy: rider.id });
    return slot;
  };
  /** Writes without signalling the app's dispatcher, so that this test sends the mails. */
  const write = (of = park) => writeDigests({ ...of, outbox: new Signal() });
  /** Runs the server at that time. @returns the digests that the staff get */
  async function digestsAt(time: string, ...looks: (() => Promise<void>)[]) {
    park.clock.set(time);
    for (const look of looks.length > 0 ? looks : [write]) await look();
    await dispatcher.round();
    return park.mailer.sent.splice(0).filter(({ to }) => to === `${manager.id}@example.com`);
  }

  test('come to who wants them, once a day, whoever looks how often', async () => {
    expect((await call(manager, 'GET', '/messages/digest')).data).toEqual({ wanted: false });
    await book('2026-07-12T12:00:00Z');
    expect(await digestsAt(evening)).toEqual([]);
    expect((await choose(true)).data).toEqual({ wanted: true });
    expect((await call(manager, 'GET', '/messages/digest')).data).toEqual({ wanted: true });
    expect(await digestsAt('2026-07-10T17:59:59Z')).toEqual([]);
    const both = () => Promise.all([write(), write(twin)]).then(() => undefined);
    const [mail, ...others] = await digestsAt(evening, both, () => write());
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Cable Park: nowe rezerwacje (1)');
    expect(mail?.text).toContain('niedziela, 12.07.2026, 14:00–14:15, Tor\u00a01, 55\u00a0zł, User');
    expect(mail?.text).toContain('https://park.example/bookings');
    expect(mail?.unsubscribe).toMatch(/^https:\/\/park\.example\/unsubscribe\?token=/);
    expect(mail?.text).toContain(mail?.unsubscribe);
    expect(await digestsAt('2026-07-10T20:00:00Z')).toEqual([]);
    expect(await digestsAt('2026-07-11T18:00:00Z')).toEqual([]);
  });

  test('end with one press of the mail program, which ends nothing else, and begin again where they began', async () => {
    await choose(true);
    await call(manager, 'PATCH', '/users/me/season-mails', { wanted: true });
    await book('2026-07-12T12:00:00Z');
    const [mail] = await digestsAt(evening);
    const { pathname, search } = new URL(mail?.unsubscribe ?? '');
    const press = (token = search) =>
      app.inject({
        method: 'POST',
        url: `${pathname}${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    // An unsubscribe link of one topic is invalid for another.
    for (const other of ['.season', '.reminders', '', '.all'])
      expect((await press(search.replace(/\.digest$/, other))).statusCode).toBe(403);
    expect((await press()).statusCode).toBe(204);
    const wanted = async (url: string) => (await call(manager, 'GET', url)).data.wanted;
    expect(await wanted('/messages/digest')).toBe(false);
    expect([await wanted('/users/me/reminders'), await wanted('/users/me/season-mails')]).toEqual([
      true,
      true,
    ]);
    await book('2026-07-12T13:00:00Z', '2026-07-11T10:00:00Z');
    expect(await digestsAt('2026-07-11T18:00:00Z')).toEqual([]);
    await choose(true);
    expect(await digestsAt('2026-07-11T18:01:00Z')).toHaveLength(1);
  });

  test('tell what is so when they leave: what was moved where it is, what was cancelled not at all', async () => {
    await choose(true);
    await book('2026-07-12T12:00:00Z', '2026-07-09T18:00:00Z');
    const moved = await book('2026-07-12T13:00:00Z', '2026-07-09T18:00:01Z');
    const cancelled = await book('2026-07-12T14:00:00Z');
    await call(rider, 'PATCH', `/items/Slot/${cancelled}`, { bookedBy: null });
    const to = await makeSlot(park, '2026-07-12T15:00:00Z');
    await call(manager, 'POST', '/desk/moves', { from: moved, to });
    const [mail] = await digestsAt(evening);
    expect(mail?.text.match(/\d\d:\d\d(?=–)/g)).toEqual(['17:00']);
  });

  test('are not written where there is nothing, nor sent where nothing is left', async () => {
    await choose(true);
    expect(await digestsAt(evening)).toEqual([]);
    const rows = () => park.store.db.selectFrom('outbox').selectAll().execute();
    expect(await rows()).toEqual([]);
    const slot = await book('2026-07-12T12:00:00Z');
    park.clock.set(evening);
    await write();
    await call(rider, 'PATCH', `/items/Slot/${slot}`, { bookedBy: null });
    expect(await digestsAt('2026-07-10T18:01:00Z')).toEqual([]);
    const digest = (await rows()).find(({ kind }) => kind === 'new-bookings');
    expect([digest?.outcome, digest?.failure]).toEqual(['dropped', 'outdated']);
  });

  test('are the staff’s: whoever is a rider again gets none', async () => {
    expect((await choose(true, rider)).status).toBe(403);
    await choose(true);
    await book('2026-07-12T12:00:00Z');
    park.clock.set(evening);
    await write();
    await park.store.db.updateTable('account').set({ role: 'User' }).where('id', '=', manager.id).execute();
    expect(await digestsAt('2026-07-10T18:01:00Z')).toEqual([]);
    await book('2026-07-12T13:00:00Z', '2026-07-11T10:00:00Z');
    expect(await digestsAt('2026-07-11T18:00:00Z')).toEqual([]);
  });
});
