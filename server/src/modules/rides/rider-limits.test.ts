import { bookingBudgets } from '@cablepark/domain/booking/ride-limits';
import { defaultPolicy, slotsTogetherAtMost } from '@cablepark/domain/park/policy';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putSlot } from '../../../test/support/bookings.ts';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { buyPass, offerPasses } from '../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import { findContradictions } from '../../ops/invariants/check.ts';

const { ridesAtMost, ridesADayAtMost, unprovedRidesAtMost, unprovedRidesADayAtMost } = defaultPolicy;

describe.each(eitherEngine(import.meta.url))('What a rider holds at most, on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let call: Call;
  let rider: Person;
  let manager: Person;
  let made = 0;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    call = callerOf(app);
    await makeTracks(park);
    manager = await aPerson(park, 'Manager');
  });
  beforeEach(async () => {
    rider = await aPerson(park);
  });

  /** Makes slots of one minute on a day of July, at different times. */
  const slotsOn = async (day: number, count: number) => {
    const ids: number[] = [];
    while (ids.length < count) {
      made += 1;
      const start = Temporal.Instant.from(`2026-07-${day}T04:00:00Z`).add({ minutes: made });
      ids.push(await makeSlot(park, start.toString(), { duration: 1 }));
    }
    return ids;
  };
  const bookAll = (keys: readonly number[], who: Person = rider, more: object = {}) =>
    call('PATCH', '/items/Slot', who, { keys, data: { bookedBy: rider.id, ...more } });
  /** Books these slots, twelve in a call, by the staff or the rider. */
  const fill = async (keys: readonly number[], who: Person) => {
    for (let at = 0; at < keys.length; at += slotsTogetherAtMost) {
      const { status } = await bookAll(keys.slice(at, at + slotsTogetherAtMost), who);
      if (status !== 200) throw new Error(`It was answered with ${status}.`);
    }
  };
  const held = async () => {
    const { db } = park.store;
    const rows = await db.selectFrom('slot').select('id').where('booked_by', '=', rider.id).execute();
    return rows.length;
  };
  const unprove = () =>
    park.store.db.updateTable('account').set({ proved_email: null }).where('id', '=', rider.id).execute();
  const sound = async () =>
    expect(await findContradictions(park.store.db, engine.name, park.clock.now().epochMilliseconds)).toEqual(
      [],
    );

  test('on one day: of a dozen that is one too many none is booked, and the answer says the limit', async () => {
    const day = await slotsOn(20, ridesADayAtMost + 1);
    await fill(day.slice(0, 12), rider);
    const refused = await bookAll(day.slice(12, 17));
    expect([refused.status, refused.code, refused.extensions]).toMatchObject([
      422,
      'RIDE_LIMIT',
      { limit: ridesADayAtMost, per: 'day' },
    ]);
    expect(await held()).toBe(12);
    expect((await bookAll(day.slice(12, 16))).status).toBe(200);
    expect((await call('PATCH', `/items/Slot/${day[16]}`, rider, { bookedBy: rider.id })).status).toBe(422);
    const [elsewhere] = await slotsOn(21, 1);
    expect((await bookAll([elsewhere ?? 0])).status).toBe(200);
    await sound();
  });

  test('in all: what staff book for them counts, for staff there is no limit, and what is over counts no more', async () => {
    for (const day of [22, 23, 24]) await fill(await slotsOn(day, 16), manager);
    expect(await held()).toBe(ridesAtMost);
    const more = await slotsOn(25, 2);
    const refused = await bookAll(more.slice(0, 1));
    expect([refused.code, refused.extensions]).toMatchObject([
      'RIDE_LIMIT',
      { limit: ridesAtMost, per: 'all' },
    ]);
    expect((await bookAll(more.slice(0, 1), manager)).status).toBe(200);
    const { db } = park.store;
    const theirs = db.selectFrom('slot').select('id').where('booked_by', '=', rider.id).limit(2);
    for (const [at, { id }] of (await theirs.execute()).entries())
      await putSlot(db, id, { start_at: at * 60_000, end_at: (at + 1) * 60_000, duration: 1 });
    expect((await bookAll(more.slice(1))).status).toBe(200);
  });

  test('with an address that is not proved: less, but a whole hour', async () => {
    await unprove();
    const day = await slotsOn(26, unprovedRidesADayAtMost + 1);
    await fill(day.slice(0, 12), rider);
    expect((await bookAll(day.slice(12))).extensions).toMatchObject({ limit: unprovedRidesADayAtMost });
    const next = await slotsOn(27, 5);
    await fill(next.slice(0, 4), rider);
    expect((await bookAll(next.slice(4))).extensions).toMatchObject({
      limit: unprovedRidesAtMost,
      per: 'all',
    });
  });

  test('with a pass, too, which loses no ride', async () => {
    await unprove();
    await offerPasses(park, { slots: 20, price: 100 });
    const pass = await buyPass(call, manager, rider);
    const day = await slotsOn(28, 13);
    expect((await bookAll(day.slice(0, 12), rider, { pass })).status).toBe(200);
    expect((await bookAll(day.slice(12), rider, { pass })).code).toBe('RIDE_LIMIT');
    expect((await call('GET', `/items/Pass/${pass}`, manager)).data['balance']).toBe(8);
    await sound();
  });

  test('however many phones book at once', async () => {
    const [first, ...others] = [await slotsOn(29, 10), await slotsOn(29, 10), await slotsOn(29, 10)];
    const answers = await Promise.all([first, ...others].map((keys) => bookAll(keys)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect(await held()).toBe(10);
  });

  test('is what the park says, never less than an hour of slots, and a day never more than all', async () => {
    const admin = await aPerson(park, 'Admin');
    const set = async (policy: object) => {
      const answer = await call('PATCH', '/park', admin, { policy });
      park.parkSettings.forget();
      return answer;
    };
    expect((await set({ unprovedRidesADayAtMost: 11 })).status).toBe(400);
    expect((await set({ ridesADayAtMost: 49 })).extensions).toMatchObject({
      field: 'policy.ridesADayAtMost',
    });
    expect((await set({ ridesADayAtMost: 12 })).status).toBe(200);
    const day = await slotsOn(30, 13);
    await fill(day.slice(0, 12), rider);
    const refused = await bookAll(day.slice(12));
    await set({ ridesADayAtMost });
    expect(refused.extensions).toMatchObject({ limit: 12 });
  });

  test('booking and cancelling in turns ends, says when it goes on, and cancelling goes on', async () => {
    const hour = await slotsOn(19, 12);
    const before = park.clock.now();
    const [{ bookings, minutes }] = bookingBudgets;
    const cancelAll = () => call('PATCH', '/items/Slot', rider, { keys: hour, data: { bookedBy: null } });
    let rounds = 0;
    let answer = await bookAll(hour);
    while (answer.status === 200) {
      rounds += 1;
      expect((await cancelAll()).status).toBe(200);
      answer = await bookAll(hour);
    }
    expect([rounds, answer.status, answer.code]).toEqual([
      Math.floor(bookings / 12),
      429,
      'REQUESTS_EXCEEDED',
    ]);
    const again = await app.inject({
      method: 'PATCH',
      url: '/items/Slot',
      headers: rider.headers,
      payload: { keys: hour, data: { bookedBy: rider.id } },
    });
    expect(again.headers['retry-after']).toBe(String(minutes * 60));
    expect(answer.extensions).toMatchObject({ limit: bookings });
    // The limit does not apply to staff.
    expect((await bookAll(hour, manager)).status).toBe(200);
    expect((await cancelAll()).status).toBe(200);
    park.clock.set(before.add({ minutes }).toString());
    expect((await bookAll(hour)).status).toBe(200);
    park.clock.set(before.toString());
    await sound();
  });
});
