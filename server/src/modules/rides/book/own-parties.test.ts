import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, callerOf } from '../../../../test/support/call.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { buyPass, offerPasses } from '../../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';

const now = '2026-07-10T08:00:00Z';

describe.each(eitherEngine(import.meta.url))(
  'Several slots that a rider books at once, on $name',
  (engine) => {
    let park: TestPark;
    let call: Call;
    let manager: Person;
    let rider: Person;
    let other: Person;
    let slots: number[];

    beforeAll(async () => {
      park = await engine.open();
      call = callerOf(await openTestApp(park));
      await makeTracks(park);
      park.clock.set(now);
      manager = await aPerson(park, 'Manager');
    });

    beforeEach(async () => {
      await emptyTables(park.store.db, ['booking_history', 'payment', 'slot', 'outbox', 'desk_action']);
      [rider, other] = [await aPerson(park), await aPerson(park)];
      slots = [];
      for (const [at, asset_id] of [
        ['16:00', 1],
        ['16:00', 2],
        ['16:15', 1],
      ] as const)
        slots.push(await makeSlot(park, `2026-07-10T${at}:00Z`, { asset_id }));
    });

    const book = (keys: readonly number[], more: object = {}, who: Person = rider) =>
      call('PATCH', '/items/Slot', who, { keys, data: { bookedBy: who.id, ...more } });
    const bookOne = (slot: number | undefined, who: Person) =>
      call('PATCH', `/items/Slot/${slot}`, who, { bookedBy: who.id });
    const rides = async (who: Person) =>
      (await call('GET', '/items/PartyRide?sort=number&fields=slot,contact,name,number,of', who)).rows;
    const parties = async () => await park.store.db.selectFrom('party').select('account_id').execute();
    const holders = async () =>
      (await park.store.db.selectFrom('slot').select('booked_by').orderBy('id').execute()).map(
        ({ booked_by }) => booked_by,
      );
    const sound = async () =>
      expect(
        await findContradictions(park.store.db, engine.name, park.clock.now().epochMilliseconds),
      ).toEqual([]);
    const ofRider = (slot: number | undefined, number: number) => ({
      slot,
      contact: rider.id,
      name: null,
      number,
      of: 3,
    });

    test('are one party, which the rider and the staff read and nobody else', async () => {
      expect((await book(slots)).status).toBe(200);
      const all = slots.map((slot, index) => ofRider(slot, index + 1));
      expect(await rides(rider)).toEqual(all);
      expect(await rides(manager)).toEqual(all);
      expect(await rides(other)).toEqual([]);
      const messages = await park.store.db.selectFrom('outbox').select(['kind', 'account_id']).execute();
      expect(messages).toEqual([{ kind: 'booked', account_id: rider.id }]);
      await sound();
    });

    test('are booked as a whole or not at all, and the refusal names what is taken', async () => {
      await bookOne(slots[1], other);
      const before = await parties();
      const { status, extensions } = await book(slots);
      expect([status, extensions]).toEqual([409, { code: 'SLOT_TAKEN', slots: [slots[1]] }]);
      expect(await holders()).toEqual([null, other.id, null]);
      expect(await parties()).toEqual(before);
    });

    test('are one party also where the call is repeated after a lost answer', async () => {
      await book(slots);
      const before = await parties();
      expect((await book(slots)).status).toBe(200);
      expect(await parties()).toEqual(before);
      expect(await rides(rider)).toHaveLength(3);
    });

    test('of which one is the rider’s already are no party of two', async () => {
      await bookOne(slots[0], rider);
      expect((await book(slots.slice(0, 2))).status).toBe(200);
      expect(await rides(rider)).toEqual([]);
    });

    test('count against the limits one by one, and over them none is booked', async () => {
      const more: number[] = [];
      for (let minute = 0; minute < 15; minute += 1)
        more.push(
          await makeSlot(park, `2026-07-10T12:${String(minute).padStart(2, '0')}:00Z`, { duration: 1 }),
        );
      expect((await book(more.slice(0, 12))).status).toBe(200);
      expect((await book(more.slice(12))).status).toBe(200);
      const { status, code } = await book(slots);
      expect([status, code]).toEqual([422, 'RIDE_LIMIT']);
      expect((await holders()).slice(0, 3)).toEqual([null, null, null]);
    });

    test('in two tabs cross no limit: one of them books', async () => {
      const day: number[] = [];
      for (let minute = 0; minute < 20; minute += 1)
        day.push(
          await makeSlot(park, `2026-07-10T12:${String(minute).padStart(2, '0')}:00Z`, { duration: 1 }),
        );
      expect((await book(day.slice(0, 12))).status).toBe(200);
      const tabs = await Promise.all([book(day.slice(12, 16)), book(day.slice(16, 20))]);
      expect(tabs.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
      expect((await holders()).filter((holder) => holder === rider.id)).toHaveLength(16);
    });

    test('are paid with a pass at once, or none is', async () => {
      await offerPasses(park);
      const pass = await buyPass(call, manager, rider);
      expect((await book(slots, { pass })).status).toBe(200);
      expect(await rides(rider)).toHaveLength(3);
      await sound();
    });
  },
);
