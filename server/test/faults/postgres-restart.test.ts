import { defaultZone } from '@cablepark/domain/time/park-time';
import { beforeAll, expect, test } from 'vitest';
import { openStore } from '../../src/db/open-store.ts';
import { atEnd, freshFolder } from '../support/cleanup.ts';
import { openParkUnderLoad, type ParkUnderLoad } from '../support/park-under-load.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.server.ts';
import { randomFrom } from '../support/random.ts';

const restarts = 2;
const seed = 11;

let postgres: PostgresServer;
let park: ParkUnderLoad;

beforeAll(async () => {
  postgres = await startPostgres();
  atEnd(() => postgres.stop());
  const environment = { DATA_DIR: await freshFolder(), DATABASE_URL: postgres.url };
  park = await openParkUnderLoad(environment, { slots: 200, riders: 6, random: randomFrom(seed) });
  atEnd(() => park.close());
});

const health = async () => {
  const answer = await fetch(`${park.server().url}/server/health`);
  const { checks } = (await answer.json()) as { checks: { database: string } };
  return { status: answer.status, database: checks.database };
};

test(`PostgreSQL goes amid bookings and comes back, and the server with it, by itself (${restarts} times)`, async () => {
  const { load } = park;
  const { url, pid } = await park.start();
  for (let restart = 0; restart < restarts; restart += 1) {
    let isOver = false;
    let last = load.counts.requests + 150;
    const outage = { begun: Promise.withResolvers<void>(), isAsked: false };
    const working = load.work(url, () => {
      if (load.counts.requests >= last && !outage.isAsked) {
        outage.isAsked = true;
        outage.begun.resolve(postgres.crash());
      }
      return isOver;
    });
    await outage.begun.promise;

    expect(await health()).toEqual({ status: 503, database: 'error' });
    const refused = await fetch(`${url}/items/Slot`);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
    // What needs no database goes on.
    expect(await (await fetch(`${url}/server/ping`)).text()).toBe('pong');

    await postgres.restart();
    await expect.poll(health).toEqual({ status: 200, database: 'ok' });
    last = Number.POSITIVE_INFINITY;
    const before = load.counts.bookings;
    await expect.poll(() => load.counts.bookings).toBeGreaterThan(before);
    isOver = true;
    await working;
    await load.reconcile(url);
    expect(await park.contradictions()).toEqual([]);
  }
  expect(load.counts.unsure).toBeGreaterThan(0);
  // The very same process all the time, and it still ends in order.
  expect(park.server().pid).toBe(pid);
  expect(await park.server().end('SIGTERM')).toBe(0);
}, 120_000);

test('A store that lost its connections while nobody asked anything opens others', async () => {
  const lost: Error[] = [];
  const store = await openStore({
    databaseUrl: postgres.url,
    dataDir: '',
    zone: defaultZone,
    onConnectionLost: (error) => lost.push(error),
  });
  atEnd(() => store.close());
  await postgres.crash();
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  await postgres.restart();
  expect(await store.db.selectFrom('asset').selectAll().execute()).toHaveLength(1);
});
