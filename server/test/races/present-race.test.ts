import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { callerOf } from '../support/call.ts';
import { bothEngines } from '../support/engines.ts';
import { openTestApp } from '../support/park.ts';
import { makePass } from '../support/passes.ts';
import { aPerson } from '../support/people.ts';
import { whileLocked } from '../support/while-locked.ts';

// On SQLite each transaction has its turn anyway.
const onPostgres = bothEngines.filter(({ name }) => name === 'postgres');

test.each(onPostgres)(
  'A code that was seen before takes no present that is just being given, on $name',
  async (engine) => {
    const park = await engine.open();
    const call = callerOf(await openTestApp(park));
    const { db } = park.store;
    const [giver, onlooker] = [await aPerson(park), await aPerson(park)];
    const { pass } = await makePass(park, giver, {}, 'online');
    const stored = db.selectFrom('pass').select(['code', 'account_id']).where('id', '=', pass);
    const { code } = await stored.executeTakeFirstOrThrow();
    const [given, taken] = await whileLocked(db, sql`select id from pass for update`, async (until) => {
      const giving = call('POST', `/me/passes/${pass}/given`, giver);
      await until(1);
      // It looks for the code while that is still the pass's, and waits for the pass behind who gives it.
      const taking = call('POST', '/me/passes/taken', onlooker, { code });
      await until(2);
      return [giving, taking];
    });
    expect([given?.status, taken?.status, taken?.code]).toEqual([200, 403, 'FORBIDDEN']);
    expect(await stored.executeTakeFirst()).toEqual({ code: given?.data['code'], account_id: null });
  },
);
