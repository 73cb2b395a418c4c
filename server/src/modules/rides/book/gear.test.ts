import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../../test/support/audit.ts';
import { type Call, callerOf } from '../../../../test/support/call.ts';
import { engines } from '../../../../test/support/engines.ts';
import { offerGear } from '../../../../test/support/gear.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';

describe.each(engines)('Gear wanted at a ride, on $name,', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let rider: Person;
  let slots: number[];
  let days = 0;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    park.clock.set('2026-07-10T08:00:00Z');
    await offerGear(park);
    [manager, rider] = [await aPerson(park, 'Manager'), await aPerson(park)];
  });

  const day = () => Temporal.PlainDate.from('2026-07-10').add({ days }).toString();
  beforeEach(async () => {
    days += 1;
    slots = [];
    for (const minute of ['00', '15', '30'])
      slots.push(await makeSlot(park, `${day()}T16:${minute}:00Z`, { booked_by: rider.id }));
  });

  const choose = (who: Person, some: readonly (number | undefined)[], gear: object[]) =>
    call('PATCH', '/gear', who, { slots: some, gear });
  const ofDay = async () => (await call('GET', `/desk/gear?day=${day()}`, manager)).rows;
  const board = { row: 'board', count: 1 };

  test('is said by its rider, changed, and taken back', async () => {
    const { status, rows } = await choose(rider, [slots[0]], [board]);
    const name = { pl: 'Deska', en: 'Board' };
    expect([status, rows]).toEqual([
      200,
      [{ slot: slots[0], startTime: `${day()}T16:00:00.000Z`, gear: [{ ...board, name }] }],
    ]);
    expect((await readAudit(park)).at(-1)).toMatchObject({
      action: 'slot.gear',
      after: { gear: ['1 × board'] },
    });
    await choose(rider, [slots[0]], [{ row: 'wetsuit', count: 2 }]);
    expect((await ofDay()).map(({ gear }) => gear)).toMatchObject([[{ row: 'wetsuit', count: 2 }]]);
    await choose(rider, [slots[0]], []);
    expect(await ofDay()).toEqual([]);
  });

  test('of a group is spread over its rides, and of no other rider’s in their own list', async () => {
    const other = await aPerson(park);
    expect((await choose(manager, slots, [{ row: 'board', count: 2 }])).status).toBe(200);
    expect((await ofDay()).map(({ slot }) => slot)).toEqual(slots.slice(0, 2));
    const own = (await call('GET', '/me/gear', rider)).rows.map(({ slot }) => slot);
    expect(own).toEqual(expect.arrayContaining(slots.slice(0, 2)));
    expect((await call('GET', '/me/gear', other)).rows).toEqual([]);
  });

  test('is refused of another’s ride, and of a row that the park does not mark', async () => {
    const other = await aPerson(park);
    expect((await choose(other, [slots[0]], [board])).status).toBe(403);
    expect((await choose(rider, [slots[0]], [{ row: 'sup', count: 1 }])).code).toBe('INVALID_FOREIGN_KEY');
    expect(await ofDay()).toEqual([]);
  });

  test('goes with the booking, and is erased with the account', async () => {
    await choose(rider, [slots[0], slots[1]], [{ row: 'board', count: 2 }]);
    const free = await makeSlot(park, `${day()}T17:00:00Z`);
    await call('POST', '/desk/moves', manager, { from: slots[0], to: free });
    await call('PATCH', `/items/Slot/${slots[1]}`, manager, { bookedBy: null });
    expect((await ofDay()).map(({ slot }) => slot)).toEqual([free]);
    const leaving = await aPerson(park);
    const last = await makeSlot(park, `${day()}T18:00:00Z`, { booked_by: leaving.id });
    await choose(leaving, [last], [board]);
    await call('DELETE', `/users/${leaving.id}`, leaving);
    const kept = await park.store.db
      .selectFrom('booking')
      .select('gear')
      .where('account_id', '=', leaving.id)
      .execute();
    expect(kept.every(({ gear }) => gear === null)).toBe(true);
  });

  test('is announced only where the park marks something, and then the desk sells it', async () => {
    const features = async () => (await call('GET', '/server/info', null)).data['features'];
    expect(await features()).toContain('gear');
    const bill = {
      lines: [{ item: 'wetsuit', count: 1 }],
      parts: [{ method: 'cash', amount: 10 }],
    };
    expect((await call('POST', '/desk/bills', manager, bill)).status).toBe(200);
    await offerGear(park, []);
    expect(await features()).not.toContain('gear');
    await offerGear(park);
  });
});
