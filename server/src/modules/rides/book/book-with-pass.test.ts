import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, callerOf } from '../../../../test/support/call.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { buyPass, offerPasses } from '../../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { tillFaults } from '../../../../test/support/till.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';

describe.each(eitherEngine(import.meta.url))('Booking with a pass on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let rider: Person;
  let pass: number;
  let slots = 0;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    manager = await aPerson(park, 'Manager');
  });

  beforeEach(async () => {
    rider = await aPerson(park);
    await offerPasses(park, { slots: 2, price: 100 });
    pass = await buyPass(call, manager, rider);
  });

  const aSlot = async () => {
    slots += 1;
    const start = Temporal.Instant.from('2026-07-20T06:00:00Z').add({ minutes: slots * 15 });
    return await makeSlot(park, start.toString());
  };
  const book = (slot: number, who: Person = rider, more: object = { pass }) =>
    call('PATCH', `/items/Slot/${slot}`, who, { bookedBy: who.id, ...more });
  const balance = async () => (await call('GET', `/items/Pass/${pass}`, manager)).data['balance'];
  const holders = async (...ids: number[]) => {
    const list = await call('GET', `/items/Slot?filter[id][_in]=${ids.join()}&sort=id`, manager);
    return list.rows.map(({ bookedBy, payment }) => [bookedBy, payment === null ? 'unpaid' : 'paid']);
  };
  const expectSoundBooks = async () => {
    expect(await findContradictions(park.store.db, engine.name, park.clock.now().epochMilliseconds)).toEqual(
      [],
    );
    expect(await tillFaults(park.store.db)).toEqual([]);
  };

  test('books and pays in one; the same call again takes nothing more', async () => {
    const slot = await aSlot();
    expect((await book(slot)).data).toMatchObject({ bookedBy: rider.id, payment: expect.any(Number) });
    expect((await book(slot)).status).toBe(200);
    expect([await holders(slot), await balance()]).toEqual([[[rider.id, 'paid']], 1]);
    await expectSoundBooks();
  });

  test('takes all of several slots, or none', async () => {
    const hour = [await aSlot(), await aSlot(), await aSlot()];
    const data = { bookedBy: rider.id, pass };
    const all = await call('PATCH', '/items/Slot', rider, { keys: hour, data });
    expect([all.status, all.code]).toEqual([409, 'PASS_EMPTY']);
    expect([await holders(...hour), await balance()]).toEqual([hour.map(() => [null, 'unpaid']), 2]);
    const two = hour.slice(1);
    expect((await call('PATCH', '/items/Slot', rider, { keys: two, data })).status).toBe(200);
    expect([await holders(...two), await balance()]).toEqual([two.map(() => [rider.id, 'paid']), 0]);
    await expectSoundBooks();
  });

  test('books nothing with another’s pass, or without saying for whom', async () => {
    const [slot, other] = [await aSlot(), await aPerson(park)];
    expect((await book(slot, other)).status).toBe(403);
    for (const bookedBy of [undefined, null]) {
      const { status, code, extensions } = await book(slot, rider, { bookedBy, pass });
      expect([status, code, extensions]).toEqual([
        400,
        'FAILED_VALIDATION',
        expect.objectContaining({ field: 'pass', type: 'together' }),
      ]);
    }
    expect([await holders(slot), await balance()]).toEqual([[[null, 'unpaid']], 2]);
  });

  test('Two phones with one slot left on the pass: one books, the other’s slot stays free', async () => {
    await book(await aSlot());
    const two = [await aSlot(), await aSlot()];
    const answers = await Promise.all(two.map((slot) => book(slot)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await holders(...two)).filter(([holder]) => holder !== null)).toEqual([[rider.id, 'paid']]);
    expect(await balance()).toBe(0);
    await expectSoundBooks();
  });
});
