import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { putRider } from '../../../test/support/bookings.ts';
import { atEnd } from '../../../test/support/cleanup.ts';
import { openTestApp, openTestPark, openTwin, type TestPark } from '../../../test/support/park.ts';
import { aPerson } from '../../../test/support/people.ts';
import { type PostgresServer, startPostgres } from '../../../test/support/postgres.server.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';

const lostTransactions = 20;

let postgres: PostgresServer;
let park: TestPark;

beforeAll(async () => {
  postgres = await startPostgres();
  atEnd(() => postgres.stop());
  park = await openTestPark({ databaseUrl: postgres.url });
  await makeTracks(park);
  // What no commit asked to be written reaches the disk that late.
  await sql`alter system set wal_writer_delay = '10s'`.execute(park.store.db);
  await sql`select pg_reload_conf()`.execute(park.store.db);
});

async function value<Value>(by: TestPark, query: ReturnType<typeof sql<{ value: Value }>>): Promise<Value> {
  const { rows } = await query.execute(by.store.db);
  return rows[0]?.value as Value;
}

const snapshot = (by: TestPark) => value<string>(by, sql`select pg_current_snapshot()::text as value`);
const nextTransaction = (by: TestPark) =>
  value<number>(by, sql`select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as value`);
/** Takes a number and changes nothing. */
const spend = (by: TestPark) => sql`select pg_current_xact_id()`.execute(by.store.db);

test('A kept answer does not come back with the number of a transaction that a crash took back', async () => {
  const [slot, rider] = [await makeSlot(park, '2026-07-02T10:00:00Z'), await aPerson(park)];
  const app = await openTestApp(park);
  let hits = 0;
  app.responseCache.onHit(() => {
    hits += 1;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const holder = async () => {
    const answer = await fetch(`${url}/items/Slot/${slot}`);
    return ((await answer.json()) as { data: { bookedBy: string | null } }).data.bookedBy;
  };
  /** @returns what the database said of itself when the answer was kept, before its crash */
  const keepUntilCrash = async () => {
    for (let count = 0; count < lostTransactions; count += 1) await spend(park);
    const said = await snapshot(park);
    expect([await holder(), await holder()]).toEqual([null, null]);
    await postgres.crash();
    await postgres.restart();
    return said;
  };
  let kept = await keepUntilCrash();
  const other = await openTwin(park);
  const lastKept = () => Number(kept.split(':')[0]) - 1;
  // Where it was written in time after all, nothing was taken back.
  while ((await nextTransaction(other)) > lastKept()) kept = await keepUntilCrash();
  while ((await nextTransaction(other)) < lastKept()) await spend(other);
  hits = 0;
  await other.store.db.transaction().execute((db) => putRider(db, slot, rider.id));
  // The database says of itself what it said when the slot was free.
  expect(await snapshot(other)).toBe(kept);
  expect(await holder()).not.toBeNull();
  expect(hits).toBe(0);
});
