import { someoneElse } from '@cablepark/domain/slots/slot';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eitherEngine } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import type { BookingHistoryTable } from '../../db/tables/slot-tables.ts';

const start = '2026-07-01T12:00:00Z';
const hoursBefore = '2026-07-01T08:00:00Z';
const insideLimit = '2026-07-01T11:00:00Z';
const over = '2026-07-01T12:15:00Z';

type Entry = Pick<Selectable<BookingHistoryTable>, 'action_type' | 'user_id' | 'actor_id' | 'late'>;

interface Patched {
  status: number;
  data?: object;
  code?: string;
}

describe.each(eitherEngine(import.meta.url))('Booking on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let rider: Person;
  let other: Person;
  let manager: Person;
  let slot: number;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    await makeTracks(park);
    [rider, other, manager] = await Promise.all([aPerson(park), aPerson(park), aPerson(park, 'Manager')]);
  });

  beforeEach(async () => {
    park.clock.set(hoursBefore);
    await park.store.db.deleteFrom('booking_history').execute();
    await park.store.db.deleteFrom('slot').execute();
    slot = await makeSlot(park, start);
  });

  async function patch(who: Person | null, body: object, id: number | string = slot): Promise<Patched> {
    const answer = await app.inject({
      method: 'PATCH',
      url: `/items/Slot/${id}`,
      headers: who?.headers ?? {},
      payload: body,
    });
    return {
      status: answer.statusCode,
      data: answer.json().data,
      code: answer.json().errors?.[0].extensions.code,
    };
  }

  async function history(): Promise<Entry[]> {
    return await park.store.db
      .selectFrom('booking_history')
      .select(['action_type', 'user_id', 'actor_id', 'late'])
      .execute();
  }

  const holder = async (): Promise<string | null | undefined> =>
    (await park.store.db.selectFrom('slot').select('booked_by').where('id', '=', slot).executeTakeFirst())
      ?.booked_by;

  test('A rider books a free slot and the history knows it', async () => {
    const answer = await patch(rider, { bookedBy: rider.id });
    expect(answer).toMatchObject({
      status: 200,
      data: { id: slot, startTime: '2026-07-01T12:00:00.000Z', price: 55, bookedBy: rider.id, payment: null },
    });
    expect(await history()).toEqual([
      { action_type: 'book', user_id: rider.id, actor_id: rider.id, late: 0 },
    ]);
  });

  test('Booking one’s own slot again changes nothing', async () => {
    await patch(rider, { bookedBy: rider.id });
    expect((await patch(rider, { bookedBy: rider.id })).status).toBe(200);
    expect(await history()).toHaveLength(1);
  });

  test('The second rider is told that the slot is taken, and not by whom', async () => {
    await patch(rider, { bookedBy: rider.id });
    expect(await patch(other, { bookedBy: other.id })).toMatchObject({ status: 409, code: 'SLOT_TAKEN' });
    expect(await holder()).toBe(rider.id);
    const seen = await app.inject({ url: `/items/Slot/${slot}`, headers: other.headers });
    expect(seen.json().data.bookedBy).toBe(someoneElse);
    expect(await history()).toHaveLength(1);
  });

  test.each([
    ['a visitor', (): Person | null => null, () => ({ bookedBy: rider.id }), 403, 'FORBIDDEN'],
    ['a rider for another', () => rider, () => ({ bookedBy: other.id }), 403, 'FORBIDDEN'],
    ['a rider with a price', () => rider, () => ({ bookedBy: rider.id, price: 1 }), 403, 'FORBIDDEN'],
    ['a rider with a payment', () => rider, () => ({ payment: 1 }), 403, 'FORBIDDEN'],
    ['a rider with an unknown field', () => rider, () => ({ id: 99 }), 403, 'FORBIDDEN'],
    ['a manager with a price', () => manager, () => ({ price: 1 }), 403, 'FORBIDDEN'],
    ['a wrong type', () => rider, () => ({ bookedBy: 7 }), 400, 'INVALID_PAYLOAD'],
    ['a list', () => rider, () => [], 400, 'INVALID_PAYLOAD'],
    ['an unknown rider', () => manager, () => ({ bookedBy: someoneElse }), 400, 'INVALID_FOREIGN_KEY'],
  ] as const)('Nothing changes when %s asks', async (_what, who, body, status, code) => {
    expect(await patch(who(), body())).toMatchObject({ status, code });
    expect(await holder()).toBeNull();
    expect(await history()).toEqual([]);
  });

  test.each(['0', '-1', '99999999', '99999999999', '1.5', 'x', '%27'])(
    'The slot %s does not exist',
    async (id) => {
      expect(await patch(rider, { bookedBy: rider.id }, id)).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      });
    },
  );

  test('A slot that is over can no longer be booked', async () => {
    park.clock.set(over);
    rider = await aPerson(park);
    expect(await patch(rider, { bookedBy: rider.id })).toMatchObject({ status: 422, code: 'TOO_LATE' });
    expect(await holder()).toBeNull();
  });

  test('A rider cancels in time; cancelling a free slot changes nothing', async () => {
    await patch(rider, { bookedBy: rider.id });
    expect(await patch(rider, { bookedBy: null })).toMatchObject({ status: 200, data: { bookedBy: null } });
    expect((await patch(rider, { bookedBy: null })).status).toBe(200);
    expect((await history()).map((entry) => [entry.action_type, entry.late])).toEqual([
      ['book', 0],
      ['cancel', 1],
    ]);
  });

  test.each(['9999-12-31T23:50:00Z', '+010000-01-01T00:00:00Z'])(
    'A slot that somebody once made for %s is booked and cancelled like any other',
    async (start) => {
      const id = String(await makeSlot(park, start));
      expect(await patch(rider, { bookedBy: rider.id }, id)).toMatchObject({ status: 200 });
      expect(await patch(rider, { bookedBy: null }, id)).toMatchObject({
        status: 200,
        data: { bookedBy: null },
      });
    },
  );

  test('Inside the limit a rider is refused, the staff are not, and another rider never may', async () => {
    await patch(rider, { bookedBy: rider.id });
    park.clock.set(insideLimit);
    const [sameRider, stranger] = [await logIn(park, rider), await aPerson(park)];
    expect(await patch(sameRider, { bookedBy: null })).toMatchObject({ status: 422, code: 'TOO_LATE' });
    expect(await patch(stranger, { bookedBy: null })).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await holder()).toBe(rider.id);
    const desk = await aPerson(park, 'Manager');
    expect(await patch(desk, { bookedBy: null })).toMatchObject({ status: 200 });
    expect((await history()).at(-1)).toEqual({
      action_type: 'cancel',
      user_id: rider.id,
      actor_id: desk.id,
      late: 1,
    });
  });

  test('The history shows what was late when it was cancelled, whatever the limits are now', async () => {
    const editor = await aPerson(park, 'Editor');
    const shown = async (filter = '') =>
      (await app.inject({ url: `/items/BookingHistory?sort=id${filter}`, headers: editor.headers }))
        .json()
        .data.map((entry: { late: boolean }) => entry.late);
    await patch(rider, { bookedBy: rider.id });
    await patch(rider, { bookedBy: null });
    expect(await shown()).toEqual([false, true]);
    expect(await shown('&filter[late][_eq]=true')).toEqual([true]);
    await park.store.db.updateTable('slot').set({ start_at: 0, end_at: 900_000 }).execute();
    expect(await shown()).toEqual([false, true]);
  });

  test('A manager books a free slot for a rider, and never over another', async () => {
    expect(await patch(manager, { bookedBy: rider.id })).toMatchObject({
      status: 200,
      data: { bookedBy: rider.id },
    });
    expect((await history())[0]).toMatchObject({ user_id: rider.id, actor_id: manager.id });
    expect(await patch(manager, { bookedBy: other.id })).toMatchObject({ status: 409, code: 'SLOT_TAKEN' });
  });

  test('A paid slot cannot be freed by anyone', async () => {
    await patch(rider, { bookedBy: rider.id });
    const pay = await app.inject({
      method: 'POST',
      url: '/items/Payment',
      headers: manager.headers,
      payload: { slot, method: 'blik' },
    });
    expect(pay.json().data).toMatchObject({ slot, amount: 55, method: 'blik' });
    expect(await patch(rider, { bookedBy: null })).toMatchObject({ status: 409, code: 'SLOT_PAID' });
    expect(await patch(manager, { bookedBy: null })).toMatchObject({ status: 409, code: 'SLOT_PAID' });
    expect((await patch(manager, { payment: pay.json().data.id })).status).toBe(200);
    expect(await patch(manager, { payment: pay.json().data.id + 1 })).toMatchObject({ code: 'SLOT_PAID' });
  });

  test('Twenty riders at once: one is told that it is theirs', async () => {
    const riders = await Promise.all(Array.from({ length: 20 }, () => aPerson(park)));
    const answers = await Promise.all(riders.map((each) => patch(each, { bookedBy: each.id })));
    const told = riders.filter((_each, index) => answers[index]?.status === 200);
    expect(told).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 'SLOT_TAKEN')).toHaveLength(19);
    expect(await holder()).toBe(told[0]?.id);
    expect(await history()).toHaveLength(1);
  });
});
