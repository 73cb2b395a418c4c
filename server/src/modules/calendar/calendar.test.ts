import type { FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putHold } from '../../../test/support/bookings.ts';
import { keyFor } from '../../../test/support/call.ts';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { engines } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import { startDispatcher } from '../mails/index.ts';

const now = '2026-07-01T08:00:00Z';
const site = 'https://park.example';

/** Parses the file as another calendar program does. */
function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const property = (name: string) => calendar.getFirstPropertyValue(name)?.toString();
  return {
    method: property('method'),
    name: property('x-wr-calname'),
    refresh: property('refresh-interval'),
    entries: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        title: event.summary,
        start: new Date(event.startDate.toUnixTime() * 1000).toISOString(),
        end: new Date(event.endDate.toUnixTime() * 1000).toISOString(),
      };
    }),
  };
}

describe.each(engines)('Calendars on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let rider: Person;
  let manager: Person;

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: site } });
    app = await openTestApp(park);
    await makeTracks(park);
  });

  beforeEach(async () => {
    park.clock.set(now);
    await emptyTables(park.store.db, ['outbox', 'booking_history', 'slot', 'calendar_feed', 'audit']);
    park.mailer.sent.length = 0;
    [rider, manager] = [await aPerson(park), await aPerson(park, 'Manager')];
  });

  async function call(
    who: Person,
    url: string,
    payload?: object,
    method: 'PATCH' | 'POST' | 'GET' = 'PATCH',
  ) {
    const headers = { ...(await logIn(park, who)).headers, ...keyFor(method, url) };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
    return answer;
  }
  const book = (id: number, who = rider) => call(who, `/items/Slot/${id}`, { bookedBy: rider.id });
  const renew = async (who = rider): Promise<string> =>
    (await call(who, '/users/me/calendar', undefined, 'POST')).json().data.url;
  const known = async (who = rider): Promise<string | null> =>
    (await call(who, '/users/me/calendar', undefined, 'GET')).json().data.url;
  const fetch = (url: string, headers = {}) => app.inject({ url: url.replace(site, ''), headers });
  const entriesAt = async (url: string) => read((await fetch(url)).body).entries;

  test('A rider’s has their bookings under the names that the mails gave them, and says how often to look', async () => {
    const [first, second] = [
      await makeSlot(park, '2026-07-10T12:00:00Z'),
      await makeSlot(park, '2026-07-10T12:15:00Z', { asset_id: 2, duration: 30 }),
    ];
    await book(first);
    await book(second);
    await book(await makeSlot(park, '2026-07-10T12:30:00Z'), manager);
    await call(manager, `/items/Slot/${await makeSlot(park, '2026-07-10T13:00:00Z')}`, {
      bookedBy: manager.id,
    });
    expect(await known()).toBeNull();
    const url = await renew();
    expect(url).toMatch(/^https:\/\/park\.example\/calendar\/\d+-[\w-]{32}\.ics$/);
    expect(await known()).toBe(url);
    const answer = await fetch(url);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    const calendar = read(answer.body);
    expect(calendar).toMatchObject({ method: 'PUBLISH', name: 'Cable Park', refresh: 'PT1H' });
    expect(calendar.entries.map(({ start, end, title }) => [start, end, title])).toEqual([
      ['2026-07-10T12:00:00.000Z', '2026-07-10T12:15:00.000Z', 'Cable Park: Tor\u00a01'],
      ['2026-07-10T12:15:00.000Z', '2026-07-10T12:45:00.000Z', 'Cable Park: Tor\u00a02'],
      ['2026-07-10T12:30:00.000Z', '2026-07-10T12:45:00.000Z', 'Cable Park: Tor\u00a01'],
    ]);
    expect(answer.body).not.toContain(rider.id);
    park.clock.set('2026-07-01T08:00:03Z');
    await startDispatcher(park, { everyMs: null }).round();
    const own = park.mailer.sent.filter(({ to }) => to === `${rider.id}@example.com`);
    const mailed = own.flatMap(({ calendar: files = [] }) => files);
    const uids = mailed.flatMap(({ content }) => read(content).entries.map(({ uid }) => uid));
    expect(calendar.entries.map(({ uid }) => uid).toSorted()).toEqual(uids.toSorted());
  });

  test('What was moved is counted up under its old name, what was cancelled is gone', async () => {
    const [from, to, other] = [
      await makeSlot(park, '2026-07-10T12:00:00Z'),
      await makeSlot(park, '2026-07-11T12:00:00Z'),
      await makeSlot(park, '2026-07-12T12:00:00Z'),
    ];
    await book(from);
    await book(other);
    const url = await renew();
    const [before] = await entriesAt(url);
    await call(manager, '/desk/moves', { from, to }, 'POST');
    await call(rider, `/items/Slot/${other}`, { bookedBy: null });
    expect(await entriesAt(url)).toEqual([
      { ...before, sequence: 1, start: '2026-07-11T12:00:00.000Z', end: '2026-07-11T12:15:00.000Z' },
    ]);
  });

  test('On both days on which the clocks change each entry is at its very moment', async () => {
    const starts = [
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2027-03-28T00:45:00Z',
      '2027-03-28T01:00:00Z',
    ];
    for (const start of starts) await makeSlot(park, start, { booked_by: rider.id });
    const url = await renew();
    const { body } = await fetch(url);
    expect(body).not.toMatch(/TZID|VTIMEZONE/);
    expect(read(body).entries.map(({ start }) => start)).toEqual(
      starts.map((start) => start.replace('Z', '.000Z')),
    );
  });

  test('What still waits to be paid is in nobody’s', async () => {
    const [paid, held] = [
      await makeSlot(park, '2026-07-10T12:00:00Z'),
      await makeSlot(park, '2026-07-10T12:15:00Z'),
    ];
    await book(paid);
    await book(held);
    await putHold(park.store.db, held, Temporal.Instant.from(now).epochMilliseconds + 600_000);
    expect((await entriesAt(await renew())).map(({ start }) => start)).toEqual(['2026-07-10T12:00:00.000Z']);
  });

  test('It reaches back thirty days, and is the same until something changes', async () => {
    for (const start of ['2026-06-01T08:00:00Z', '2026-06-02T08:00:00Z'])
      await makeSlot(park, start, { booked_by: rider.id });
    park.clock.set('2026-07-02T07:59:00Z');
    const url = await renew();
    expect((await entriesAt(url)).map(({ start }) => start)).toEqual(['2026-06-02T08:00:00.000Z']);
    const { headers } = await fetch(url);
    park.clock.set('2026-07-02T07:59:59Z');
    const again = await fetch(url, { 'if-none-match': headers['etag'] });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await makeSlot(park, '2026-07-10T12:00:00Z', { booked_by: rider.id });
    expect((await fetch(url, { 'if-none-match': headers['etag'] })).statusCode).toBe(200);
  });

  test('A rider’s has two hundred bookings at most, the next ones', async () => {
    const first = Temporal.Instant.from('2026-07-10T06:00:00Z');
    for (let at = 200; at >= 0; at -= 1) {
      const start = first.add({ minutes: at }).toString();
      await makeSlot(park, start, { duration: 1, booked_by: rider.id });
    }
    const entries = await entriesAt(await renew());
    expect(entries).toHaveLength(200);
    expect(entries.at(-1)?.start).toBe('2026-07-10T09:19:00.000Z');
  });

  test('A new address ends the old one; guesses, blocked and erased accounts get nothing', async () => {
    const old = await renew();
    const url = await renew();
    expect(url).not.toBe(old);
    const [, id = '', secret = ''] = /\/(\d+)-(.+)\.ics$/.exec(url) ?? [];
    const other = await renew(await aPerson(park));
    const guesses = [
      old,
      `${site}/calendar/${id}-${secret}`,
      `${site}/calendar/${id}-${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}.ics`,
      `${site}/calendar/${id}-.ics`,
      `${site}/calendar/${secret}.ics`,
      `${site}/calendar/999999-${secret}.ics`,
      `${site}/calendar/99999999999999-${secret}.ics`,
      other.replace(/\d+-/, `${id}-`),
      `${site}/calendar/.ics`,
    ];
    for (const guess of guesses) expect([guess, (await fetch(guess)).statusCode]).toEqual([guess, 404]);
    expect((await fetch(url)).statusCode).toBe(200);
    const rows = await park.store.db.selectFrom('calendar_feed').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    const block = (status: 'active' | 'blocked') =>
      park.store.db.updateTable('account').set({ status }).where('id', '=', rider.id).execute();
    await block('blocked');
    expect((await fetch(url)).statusCode).toBe(404);
    await block('active');
    const { headers } = await logIn(park, rider);
    await app.inject({ method: 'DELETE', url: `/users/${rider.id}`, headers });
    expect((await fetch(url)).statusCode).toBe(404);
    expect(await park.store.db.selectFrom('calendar_feed').selectAll().execute()).toHaveLength(1);
  });

  test('A booking is taken along as a file, one’s own alone', async () => {
    const slot = await makeSlot(park, '2026-07-10T12:00:00Z');
    await book(slot);
    const { headers, body } = await call(rider, `/users/me/bookings/${slot}/calendar`, undefined, 'GET');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="slot-\d+-\d+\.ics"$/);
    const [entry] = await entriesAt(await renew());
    expect(read(body)).toEqual({ method: 'PUBLISH', name: undefined, refresh: undefined, entries: [entry] });
    const theirs = await app.inject({
      url: `/users/me/bookings/${slot}/calendar`,
      headers: (await logIn(park, manager)).headers,
    });
    expect(theirs.statusCode).toBe(403);
  });

  test('A track’s tells the staff who rides, as they are called at the dock, and nothing more', async () => {
    await park.store.db
      .updateTable('account')
      .set({ first_name: 'Ola', last_name: 'Kowalska' })
      .where('id', '=', rider.id)
      .execute();
    await book(await makeSlot(park, '2026-07-10T12:00:00Z'));
    await book(await makeSlot(park, '2026-07-10T12:00:00Z', { asset_id: 2 }));
    await makeSlot(park, '2026-07-10T13:00:00Z');
    await call(
      manager,
      '/desk/walk-ins',
      {
        slot: await makeSlot(park, '2026-07-10T14:00:00Z'),
        first_name: 'Jan Maria Łoś',
        description: '600700801',
      },
      'POST',
    );
    const list = async () => (await call(manager, '/track-calendars', undefined, 'GET')).json().data;
    expect(await list()).toEqual([
      { track: 1, url: null },
      { track: 2, url: null },
    ]);
    const make = async () =>
      (await call(manager, '/track-calendars', { track: 1 }, 'POST')).json().data.url as string;
    const old = await make();
    const url = await make();
    expect((await list())[0]).toEqual({ track: 1, url });
    expect((await fetch(old)).statusCode).toBe(404);
    const { body } = await fetch(url);
    expect(read(body).name).toBe('Cable Park: Tor\u00a01');
    expect(read(body).entries.map(({ title }) => title)).toEqual(['Ola K.', 'Jan Ł.']);
    expect(body).not.toMatch(/60070080|Kowalska|example\.com/);
    const told = await park.store.db.selectFrom('audit').select(['action', 'subject_id']).execute();
    expect(told.filter(({ action }) => action === 'track.calendar')).toHaveLength(2);
    expect(JSON.stringify(told)).not.toContain(url.slice(-20));
    const { headers } = await logIn(park, manager);
    const none = await app.inject({
      method: 'POST',
      url: '/track-calendars',
      headers,
      payload: { track: 99 },
    });
    expect(none.statusCode).toBe(403);
  });
});
