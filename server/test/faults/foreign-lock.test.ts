import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseFile, openStore } from '../../src/db/open-store.ts';
import { callerOf } from '../support/call.ts';
import { atEnd } from '../support/cleanup.ts';
import { openTestApp, openTestPark, type TestPark } from '../support/park.ts';
import { aPerson } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

/** A park, and another program that can take the write lock of its file. */
async function openWithNeighbour(lockTimeoutMs?: number) {
  const park: TestPark = await openTestPark();
  await makeTracks(park);
  const neighbour = new DatabaseSync(databaseFile(park.config.dataDir));
  atEnd(async () => neighbour.close());
  if (lockTimeoutMs === undefined) return { park, neighbour };
  const store = await openStore({ ...park.config, lockTimeoutMs });
  atEnd(() => store.close());
  return { park: { ...park, store }, neighbour };
}

test('While another program writes, pages are read and bookings wait; then they are made', async () => {
  const { park, neighbour } = await openWithNeighbour();
  const call = callerOf(await openTestApp(park));
  const slots = [await makeSlot(park, '2026-07-02T10:00:00Z'), await makeSlot(park, '2026-07-02T11:00:00Z')];
  const rider = await aPerson(park);
  neighbour.exec('begin immediate');
  const told: string[] = [];
  const { db } = park.store;
  const renaming = db.updateTable('asset').set({ name: 'Mały' }).where('id', '=', 1).execute();
  const repricing = db
    .transaction()
    .execute((work) => work.updateTable('slot').set({ price_cents: 6000 }).execute());
  const bookings = slots.map((slot) => call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id }));
  const waiting = [renaming, repricing, ...bookings].map((writing) =>
    writing.finally(() => told.push('written')),
  );
  // By now both have met the lock.
  await setImmediate();
  // The very thread that holds the lock gets its answers: nothing waits in it.
  for (const path of ['/items/Slot', '/users/me', '/items/Event']) {
    expect((await call('GET', path, rider)).status).toBe(200);
    told.push('read');
  }
  neighbour.exec('rollback');
  await Promise.all(waiting);
  expect(told).toEqual(['read', 'read', 'read', 'written', 'written', 'written', 'written']);
  const held = await park.store.db
    .selectFrom('slot')
    .select('id')
    .where('booked_by', '=', rider.id)
    .execute();
  expect(held).toHaveLength(2);
});

test('A writer that waited long enough is told to come back, keeps nothing, and health says why', async () => {
  const { park, neighbour } = await openWithNeighbour(0);
  const app = await openTestApp(park);
  const slot = await makeSlot(park, '2026-07-02T10:00:00Z');
  const rider = await aPerson(park);
  const book = () =>
    app.inject({
      method: 'PATCH',
      url: `/items/Slot/${slot}`,
      headers: rider.headers,
      payload: { bookedBy: rider.id },
    });
  const health = async () => (await app.inject('/server/health')).json();
  neighbour.exec('begin immediate');
  const refused = await book();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
  expect(await health()).toMatchObject({ status: 'error', checks: { database: 'locked' } });
  neighbour.exec('rollback');
  expect(await health()).toMatchObject({ status: 'ok', checks: { database: 'ok' } });
  expect((await book()).statusCode).toBe(200);
});

test('A file that may only be read serves readers, refuses writers with 503, and health says so until it changes', async () => {
  const { park } = await openWithNeighbour();
  const app = await openTestApp(park);
  const { db } = park.store;
  const [slot, rider] = [await makeSlot(park, '2026-07-02T10:00:00Z'), await aPerson(park)];
  const book = () =>
    app.inject({
      method: 'PATCH',
      url: `/items/Slot/${slot}`,
      headers: rider.headers,
      payload: { bookedBy: rider.id },
    });
  const health = async () => (await app.inject('/server/health')).json();
  await sql`pragma query_only = on`.execute(db);
  const refused = await book();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect((await app.inject('/items/Slot')).statusCode).toBe(200);
  expect(await health()).toMatchObject({ status: 'error', checks: { database: 'read-only' } });
  await sql`pragma query_only = off`.execute(db);
  expect(await health()).toMatchObject({ status: 'ok' });
  expect((await book()).statusCode).toBe(200);
});
