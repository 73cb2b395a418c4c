import { randomUUID } from 'node:crypto';
import type { RiderCardRow } from '@cablepark/contract/accounts/rider-card.schema';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openServer, password, type TestServer } from '../../../../test/support/accounts-server.ts';
import { putNoShow, putRider } from '../../../../test/support/bookings.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';

let count = 0;

describe.each(eitherEngine(import.meta.url))('The card of a rider on $name', (engine) => {
  let server: TestServer;
  let manager: { id: string; access_token: string };
  let rider: { id: string; access_token: string };

  beforeAll(async () => {
    server = await openServer(engine, { env: { RATE_LIMITS: 'off' } });
    server.park.clock.set('2026-07-04T12:00:00Z');
    await makeTracks(server.park);
    manager = await server.newRider('manager@example.com');
    await server.park.store.db
      .updateTable('account')
      .set({ role: 'Manager' })
      .where('id', '=', manager.id)
      .execute();
  });

  beforeEach(async () => {
    count += 1;
    rider = await server.newRider(`rider${count}@example.com`);
  });

  const card = async (): Promise<RiderCardRow> => {
    const { status, data } = await server.call(
      'GET',
      `/desk/rider-cards/${rider.id}`,
      undefined,
      manager.access_token,
    );
    expect(status).toBe(200);
    return data as unknown as RiderCardRow;
  };
  const write = (text: string) =>
    server.call(
      'POST',
      '/desk/rider-notes',
      { rider: rider.id, text, request_key: randomUUID() },
      manager.access_token,
    );
  const ownData = async () => {
    const body = { format: 'json', current_password: password };
    return JSON.parse((await server.call('POST', '/users/me/data', body, rider.access_token)).body);
  };

  test('counts rides, no-shows and cancellations, and lists what ended', async () => {
    const { db } = server.park.store;
    const at = (hour: number) => makeSlot(server.park, `2026-06-2${count}T0${hour}:00:00Z`, { asset_id: 1 });
    const [ridden, missed, late, early] = [await at(1), await at(2), await at(3), await at(4)];
    await putRider(db, [ridden, missed, late, early], rider.id);
    await putNoShow(db, missed, manager.id);
    await db
      .updateTable('slot')
      .set({ booked_by: null, booking_id: null })
      .where('id', 'in', [late, early])
      .execute();
    for (const [slot, isLate] of [
      [late, 1],
      [early, 0],
    ] as const)
      await db
        .updateTable('booking')
        .set({ state: 'cancelled', ended_at: slot, end_reason: 'rider', late: isLate })
        .where('slot_id', '=', slot)
        .execute();
    const { counts, ended, email, status } = await card();
    expect(counts).toEqual({ rides: 1, noShows: 1, cancelled: 2, lateCancelled: 1, lapsed: 0 });
    expect(ended.map(({ reason, late: isLate }) => [reason, isLate])).toEqual([
      ['rider', false],
      ['rider', true],
    ]);
    expect([email, status]).toEqual([`rider${count}@example.com`, 'active']);
  });

  test('sums what is unpaid of all bookings, however old', async () => {
    const { db } = server.park.store;
    for (let day = 1; day <= 21; day += 1) {
      const start = `2026-05-${String(day).padStart(2, '0')}T0${count}:00:00Z`;
      await putRider(db, [await makeSlot(server.park, start, { asset_id: 1 })], rider.id);
    }
    expect((await card()).unpaid).toEqual({ count: 21, amount: 21 * 55 });
  });

  test('sums no slots that are only held, as for friends or for whoever waits', async () => {
    const { db } = server.park.store;
    const at = (hour: number) => makeSlot(server.park, `2026-05-0${count}T1${hour}:00:00Z`, { asset_id: 2 });
    const slots = [await at(0), await at(1), await at(2)];
    await putRider(db, slots, rider.id);
    await db
      .updateTable('booking')
      .set({ state: 'held', hold_kind: 'friends', held_until: 1 })
      .where('slot_id', 'in', slots.slice(1))
      .execute();
    const { counts, unpaid } = await card();
    expect([counts.rides, unpaid]).toEqual([1, { count: 1, amount: 55 }]);
  });

  test('says what the rider was told, and what became of it', async () => {
    const { db } = server.park.store;
    const message = {
      account_id: rider.id,
      data: '{}',
      created_at: 1,
      due_at: 1,
      useless_at: 9,
      address: null,
    };
    await db.deleteFrom('outbox').where('account_id', '=', rider.id).execute();
    await db
      .insertInto('outbox')
      .values([
        { ...message, dedupe: randomUUID(), kind: 'booked', ended_at: 5, outcome: 'sent', failure: null },
        {
          ...message,
          dedupe: randomUUID(),
          kind: 'reminder-24h',
          ended_at: 7,
          outcome: 'dead',
          failure: '550',
        },
        {
          ...message,
          dedupe: randomUUID(),
          kind: 'reminder-24h',
          ended_at: null,
          outcome: null,
          failure: null,
        },
      ])
      .execute();
    expect((await card()).messages).toMatchObject([
      { kind: 'reminder-24h', state: 'waiting', isPush: false },
      { kind: 'reminder-24h', state: 'dead', failure: '550' },
      { kind: 'booked', state: 'sent', date: '1970-01-01T00:00:00.005Z' },
    ]);
  });

  test('has the notes of the staff, which the rider reads in their own data, and which go with the account', async () => {
    expect((await write(' Rides goofy.\r\nOwn board. ')).status).toBe(200);
    const { id } = (await write('Paid in coins')).data;
    const { notes } = await card();
    expect(notes.map(({ text, author, canDelete }) => [text, author, canDelete])).toEqual([
      ['Paid in coins', 'Ola', true],
      ['Rides goofy.\nOwn board.', 'Ola', true],
    ]);
    expect((await ownData()).notes).toEqual([
      { at: '2026-07-04T12:00:00.000Z', text: 'Paid in coins', by: 'Manager' },
      { at: '2026-07-04T12:00:00.000Z', text: 'Rides goofy.\nOwn board.', by: 'Manager' },
    ]);
    await server.call('DELETE', `/desk/rider-notes/${String(id)}`, undefined, manager.access_token);
    expect((await card()).notes).toHaveLength(1);
    await server.call('DELETE', `/users/${rider.id}`, undefined, rider.access_token);
    const left = await server.park.store.db
      .selectFrom('rider_note')
      .select('id')
      .where('account_id', '=', rider.id)
      .execute();
    expect(left).toEqual([]);
    expect((await write('Gone')).status).toBe(403);
    const audit = await server.park.store.db
      .selectFrom('audit')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', rider.id)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['user.note', null, null],
      ['user.note', null, null],
      ['user.noteDelete', null, null],
    ]);
  });

  test('is not for riders, and there is none of nobody', async () => {
    const own = await server.call('GET', `/desk/rider-cards/${rider.id}`, undefined, rider.access_token);
    const nobody = await server.call(
      'GET',
      `/desk/rider-cards/${randomUUID()}`,
      undefined,
      manager.access_token,
    );
    expect([own.status, nobody.status]).toEqual([403, 403]);
  });
});
