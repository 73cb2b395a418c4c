import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../../src/db/store.ts';
import { callerOf } from '../support/call.ts';
import { engines } from '../support/engines.ts';
import { openTestApp } from '../support/park.ts';
import { makePass } from '../support/passes.ts';
import { aPerson } from '../support/people.ts';

// On SQLite each transaction has its turn anyway.
const onPostgres = engines.filter(({ name }) => name === 'postgres');

test.each(onPostgres)(
  'A code that was seen before takes no present that is just being given, on $name',
  async (engine) => {
    const park = await engine.open();
    const call = callerOf(await openTestApp(park));
    const { db } = park.store;
    const [giver, onlooker] = [await aPerson(park), await aPerson(park)];
    const { pass } = await makePass(park, giver, {}, 'online');
    const stored = db.selectFrom('pass').select(['code', 'account_id']).where('id', '=', pass);
    const seen = await stored.executeTakeFirstOrThrow();
    const [given, taken] = await db.connection().execute(async (holder) => {
      await sql`begin`.execute(holder);
      await sql`select id from pass for update`.execute(holder);
      const giving = call('POST', `/me/passes/${pass}/given`, giver);
      await waiting(holder, 1);
      // It looks for the code while that is still the pass's, and waits for the pass behind who gives it.
      const taking = call('POST', '/me/passes/taken', onlooker, { code: seen.code });
      await waiting(holder, 2);
      await sql`commit`.execute(holder);
      return await Promise.all([giving, taking]);
    });
    expect([given.status, taken.status, taken.code]).toEqual([200, 403, 'FORBIDDEN']);
    expect(await stored.executeTakeFirst()).toEqual({ code: given.data['code'], account_id: null });
  },
);

/** Until so many wait for a lock. */
async function waiting(holder: Db, count: number): Promise<void> {
  for (let seen = 0; seen < count; ) {
    await sql`select pg_stat_clear_snapshot()`.execute(holder);
    const { rows } = await sql<{ seen: number }>`
      select count(*)::int as seen from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(holder);
    seen = rows[0]?.seen ?? 0;
  }
}
