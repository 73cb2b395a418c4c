import { beforeAll, describe, expect, test } from 'vitest';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { buyPass, offerPasses } from '../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import { findContradictions } from '../../ops/invariants/check.ts';

describe.each(eitherEngine(import.meta.url))('The days of a pass on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    manager = await aPerson(park, 'Manager');
    await offerPasses(park, { slots: 10, validDays: 7 });
  });

  const aPassOf = async (rider: Person) => await buyPass(call, manager, rider);
  const aFreeSlot = (start: string) => makeSlot(park, start);
  const book = (rider: Person, slot: number, pass: number) =>
    call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id, pass });
  const endOf = async (pass: number) => (await call('GET', `/items/Pass/${pass}`, manager)).data['ends'];

  test('begin with the earliest of its slots, whichever was booked first', async () => {
    const rider = await aPerson(park);
    const pass = await aPassOf(rider);
    expect((await book(rider, await aFreeSlot('2026-07-24T10:00:00Z'), pass)).status).toBe(200);
    expect(await endOf(pass)).toBe('2026-07-30T22:00:00.000Z');
    expect((await book(rider, await aFreeSlot('2026-07-20T10:00:00Z'), pass)).status).toBe(200);
    expect(await endOf(pass)).toBe('2026-07-26T22:00:00.000Z');
    expect(await book(rider, await aFreeSlot('2026-07-27T10:00:00Z'), pass)).toMatchObject({
      code: 'PASS_EXPIRED',
    });
  });

  test('reach over all that it pays: no late slot makes them longer', async () => {
    const rider = await aPerson(park);
    const pass = await aPassOf(rider);
    expect((await book(rider, await aFreeSlot('2026-09-20T10:00:00Z'), pass)).status).toBe(200);
    const early = await aFreeSlot('2026-07-21T10:00:00Z');
    expect(await book(rider, early, pass)).toMatchObject({ status: 409, code: 'PASS_NOT_VALID_HERE' });
    expect(await endOf(pass)).toBe('2026-09-26T22:00:00.000Z');
  });

  test('are not moved away from another ride that the pass pays for', async () => {
    const rider = await aPerson(park);
    const pass = await aPassOf(rider);
    const [first, last] = [await aFreeSlot('2026-08-10T10:00:00Z'), await aFreeSlot('2026-08-14T10:00:00Z')];
    for (const slot of [first, last]) expect((await book(rider, slot, pass)).status).toBe(200);
    const to = await aFreeSlot('2026-08-05T10:00:00Z');
    expect((await call('POST', '/desk/moves', manager, { from: first, to })).code).toBe(
      'PASS_NOT_VALID_HERE',
    );
    expect(await endOf(pass)).toBe('2026-08-16T22:00:00.000Z');
  });

  test('begin with the next one where the earliest is given back', async () => {
    const rider = await aPerson(park);
    const pass = await aPassOf(rider);
    const [first, next] = [await aFreeSlot('2026-07-20T11:00:00Z'), await aFreeSlot('2026-07-24T11:00:00Z')];
    await book(rider, first, pass);
    await book(rider, next, pass);
    expect((await call('POST', '/me/cancellations', rider, { slot: first })).data['back']).toBe('ride');
    expect(await endOf(pass)).toBe('2026-07-30T22:00:00.000Z');
    expect((await call('POST', '/me/cancellations', rider, { slot: next })).data['back']).toBe('ride');
    expect(await endOf(pass)).toBe(null);
  });

  test('After all of it the database contradicts itself nowhere', async () => {
    const nowMs = park.clock.now().epochMilliseconds;
    expect(await findContradictions(park.store.db, engine.name, nowMs)).toEqual([]);
  });
});
