import type { BoardName } from '@cablepark/contract/park/board.schema';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingOf } from '../../../test/support/bookings.ts';
import { callerOf } from '../../../test/support/call.ts';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { engines } from '../../../test/support/engines.ts';
import { openTestApp, openTestPark, type TestPark } from '../../../test/support/park.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import { rateLimit } from './board.routes.ts';
import { boardAddress, renewSalt } from './board-link.ts';

const namesCall = '/park/board-names';
const linkCall = '/park/board-link';

describe.each(engines)('The board with names on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let manager: Person;

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    app = await openTestApp(park);
    await makeTracks(park);
  });
  beforeEach(async () => {
    park.clock.set('2026-07-01T08:00:00Z');
    const ofClosures = ['closure_ride', 'closure_track', 'closure'] as const;
    await emptyTables(park.store.db, [...ofClosures, 'slot', 'board_link', 'audit']);
    manager = await aPerson(park, 'Manager');
  });

  /** A rider with this name who lets the board show it. */
  async function shownRider(first_name: string, last_name: string | null): Promise<Person> {
    const rider = await aPerson(park);
    const change = { first_name, last_name, board_name: 1 };
    await park.store.db.updateTable('account').set(change).where('id', '=', rider.id).execute();
    return rider;
  }

  async function newKey(): Promise<string> {
    const { headers } = await logIn(park, manager);
    const answer = await app.inject({ method: 'POST', url: linkCall, headers });
    return new URL(answer.json().data.url).hash.slice(1);
  }

  async function readNames(key: string): Promise<{ status: number; names: BoardName[]; kept: unknown }> {
    const answer = await app.inject({ method: 'POST', url: namesCall, payload: { key } });
    return {
      status: answer.statusCode,
      names: answer.json().data ?? [],
      kept: answer.headers['cache-control'],
    };
  }

  test('calls a group’s rides by their numbers, by a name only with the contact’s leave, and no one’s own slots', async () => {
    const call = callerOf(app);
    const [ania, shy] = [await shownRider('Ania', 'Kowalska'), await aPerson(park)];
    const slots: number[] = [];
    for (const asset_id of [1, 2])
      for (const time of ['07:55', '08:10'])
        slots.push(await makeSlot(park, `2026-07-01T${time}:00Z`, { asset_id }));
    const ofTrack = (track: number) => slots.slice(2 * track - 2, 2 * track);
    const placesOf = async () => (await readNames(await newKey())).names;
    const bookFor = (contact: object, names: string[] = []) =>
      call('POST', '/desk/parties', manager, { slots: ofTrack(1), contact, names });
    await call('PATCH', '/items/Slot', shy, { keys: ofTrack(2), data: { bookedBy: shy.id } });
    await bookFor({ first_name: 'SP 5', description: null }, ['Ala']);
    const numbers = [
      { slot: slots[0], place: { number: 1, of: 2 } },
      { slot: slots[1], place: { number: 2, of: 2 } },
    ];
    expect(await placesOf()).toEqual(numbers);
    await call('PATCH', '/items/Slot', manager, { keys: ofTrack(1), data: { bookedBy: null } });
    await bookFor({ account: ania.id });
    expect(await placesOf()).toEqual(numbers.map((row) => ({ ...row, name: 'Ania K.' })));
  });

  test('names those who let it, while they ride or are the next to, and says nothing else of anybody', async () => {
    const [ania, jan] = [await shownRider('Ania', 'Kowalska'), await shownRider('Jan', 'Żak')];
    const shy = await aPerson(park);
    const now = await makeSlot(park, '2026-07-01T07:55:00Z', { booked_by: ania.id });
    const next = await makeSlot(park, '2026-07-01T08:10:00Z', { booked_by: jan.id });
    await makeSlot(park, '2026-07-01T08:25:00Z', { booked_by: ania.id });
    await makeSlot(park, '2026-07-01T07:30:00Z', { booked_by: jan.id });
    await makeSlot(park, '2026-07-01T08:10:00Z', { booked_by: shy.id, asset_id: 2 });
    await makeSlot(park, '2026-07-01T22:10:00Z', { booked_by: jan.id, asset_id: 2 });
    const { names, kept } = await readNames(await newKey());
    expect(names).toEqual([
      { slot: now, name: 'Ania K.' },
      { slot: next, name: 'Jan Ż.' },
    ]);
    expect(kept).toBe('no-store');
  });

  test('names who is next after a closure, and on a track that staff alone book', async () => {
    const [ania, jan] = [await shownRider('Ania', 'Kowalska'), await shownRider('Jan', 'Żak')];
    const closed = await makeSlot(park, '2026-07-01T08:10:00Z', { booked_by: ania.id });
    const after = await makeSlot(park, '2026-07-01T09:00:00Z', { booked_by: jan.id });
    await makeSlot(park, '2026-07-01T08:10:00Z', { asset_id: 2 });
    const staffs = await makeSlot(park, '2026-07-01T08:40:00Z', { asset_id: 2, booked_by: ania.id });
    const call = callerOf(app);
    const seen = [await bookingOf(park.store.db, closed)];
    const span = { from: null, until: '2026-07-01T09:00:00Z', reason: 'wind', note: null, note_en: null };
    const body = { ...span, assets: [1], seen, request_key: crypto.randomUUID() };
    expect((await call('POST', '/desk/closures', manager, body)).status).toBe(200);
    const { db } = park.store;
    await db.updateTable('asset').set({ status: 'closed' }).where('id', '=', 2).execute();
    expect((await readNames(await newKey())).names).toEqual([
      { slot: after, name: 'Jan Ż.' },
      { slot: staffs, name: 'Ania K.' },
    ]);
    await db.updateTable('asset').set({ status: 'open' }).where('id', '=', 2).execute();
  });

  test('follows what a rider chooses, and starts hidden', async () => {
    const rider = await aPerson(park);
    await makeSlot(park, '2026-07-01T07:55:00Z', { booked_by: rider.id });
    const key = await newKey();
    const { headers } = await logIn(park, rider);
    const choose = async (wanted: boolean) =>
      app.inject({ method: 'PATCH', url: '/users/me/board-name', headers, payload: { wanted } });
    const chosen = async () => (await app.inject({ url: '/users/me/board-name', headers })).json().data;
    expect([await chosen(), (await readNames(key)).names]).toEqual([{ wanted: false }, []]);
    await choose(true);
    expect([await chosen(), (await readNames(key)).names.length]).toEqual([{ wanted: true }, 1]);
    await choose(false);
    expect((await readNames(key)).names).toEqual([]);
  });

  test.each(['600700800', '', 'ania@example.com'])('never says %j, which is no name', async (first) => {
    const rider = await shownRider(first, 'Kowalska');
    await makeSlot(park, '2026-07-01T07:55:00Z', { booked_by: rider.id });
    expect((await readNames(await newKey())).names).toEqual([]);
  });

  test('says nothing of a blocked account', async () => {
    const rider = await shownRider('Ania', null);
    await makeSlot(park, '2026-07-01T07:55:00Z', { booked_by: rider.id });
    await park.store.db
      .updateTable('account')
      .set({ status: 'blocked' })
      .where('id', '=', rider.id)
      .execute();
    expect((await readNames(await newKey())).names).toEqual([]);
  });

  test('opens for the newest link alone, of which the log tells without its key', async () => {
    expect((await readNames('')).status).toBe(403);
    const first = await newKey();
    const second = await newKey();
    expect(
      await Promise.all(
        [first, second, second.slice(1), ''].map(async (key) => (await readNames(key)).status),
      ),
    ).toEqual([403, 200, 403, 403]);
    const { headers } = await logIn(park, manager);
    const { url } = (await app.inject({ url: linkCall, headers })).json().data;
    expect(url).toBe(`https://park.example/board#${second}`);
    const told = await park.store.db.selectFrom('audit').selectAll().execute();
    expect(told.map(({ action }) => action)).toEqual(['board.link', 'board.link']);
    expect(JSON.stringify(told)).not.toContain(second);
    const kept = await park.store.db.selectFrom('board_link').selectAll().execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(second);
  });
});

test('Guessing at the key ends at the limit, which a screen that only asks never meets', async () => {
  const park = await openTestPark({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  const app = await openTestApp(park);
  const { hash } = new URL(boardAddress(park, await renewSalt(park.store.db)));
  const ask = async (key: string, address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await app.inject({ method: 'POST', url: namesCall, payload: { key }, headers })).statusCode;
  };
  for (let count = 0; count < rateLimit.max; count++)
    expect(await ask(`guess${count}`, '203.0.113.1')).toBe(403);
  expect(await ask('another', '203.0.113.1')).toBe(429);
  // The park's own screen has a separate limit behind the same address, but it is limited, too.
  for (let count = 0; count < rateLimit.max; count++) await ask(hash.slice(1), '203.0.113.1');
  expect(await ask(hash.slice(1), '203.0.113.1')).toBe(429);
  expect(await ask(hash.slice(1), '203.0.113.2')).toBe(200);
  // Four screens behind one address, each polling as often as its page does.
  expect(rateLimit.max).toBeGreaterThanOrEqual(4 * 10 * (60 / 5));
});
