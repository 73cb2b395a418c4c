import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../test/support/park.ts';
import { aPerson, type Person } from '../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../test/support/slots.ts';
import { keptOfOne } from '../db/answered-calls.ts';

describe.each(engines)('Answers that are kept for who sends a call again, on $name', (engine) => {
  let park: TestPark;
  let rider: Person;
  let send: (key: string, who?: Person) => Promise<number>;
  const keysOf = async ({ id }: Person) =>
    await park.store.db.selectFrom('answered_call').select('key').where('account_id', '=', id).execute();

  beforeAll(async () => {
    park = await engine.open();
    await makeTracks(park);
    rider = await aPerson(park);
    const app = await openTestApp(park);
    const slot = await makeSlot(park, park.clock.now().add({ hours: 48 }).toString());
    send = async (key, who = rider) => {
      const headers = { ...who.headers, 'idempotency-key': key };
      const payload = { bookedBy: rider.id };
      return (await app.inject({ method: 'PATCH', url: `/items/Slot/${slot}`, headers, payload })).statusCode;
    };
  });

  test('are the newest alone, however often a call is sent that changes nothing', async () => {
    const old = Array.from({ length: keptOfOne }, () => randomUUID());
    const told = { account_id: rider.id, fingerprint: '', answer: '{}', created_at: 0 };
    const rows = old.map((key) => ({ key, ...told }));
    await park.store.db.insertInto('answered_call').values(rows).execute();
    const manager = await aPerson(park, 'Manager');
    expect(await send(randomUUID(), manager)).toBe(200);
    const keys = [randomUUID(), randomUUID(), randomUUID()];
    for (const key of keys) expect(await send(key)).toBe(200);
    const kept = (await keysOf(rider)).map(({ key }) => key);
    expect(kept.toSorted()).toEqual([...old.slice(keys.length), ...keys].toSorted());
    expect(await keysOf(manager)).toHaveLength(1);
  });
});
