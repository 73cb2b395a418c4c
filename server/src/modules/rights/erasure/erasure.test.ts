import { randomUUID } from 'node:crypto';
import type { Role } from '@cablepark/domain/accounts/permissions';
import { defaultContent } from '@cablepark/domain/park/content';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  openServer,
  password,
  signUpBody,
  type TestServer,
} from '../../../../test/support/accounts-server.ts';
import { bookingOf, freeRow, putPayment, putRiders } from '../../../../test/support/bookings.ts';
import { countQueries } from '../../../../test/support/counted-queries.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { forgetOldMessages } from '../../outbox/retention/index.ts';
import { selectSlots } from '../../slots/rows/index.ts';
import { eraseAccount } from './erase-account.ts';

const now = '2026-07-01T08:00:00Z';

describe.each(engines)('Erasing an account on $name', (engine) => {
  let server: TestServer;
  let rider: Awaited<ReturnType<TestServer['newRider']>>;

  beforeAll(async () => {
    server = await openServer(engine);
    await makeTracks(server.park);
  });

  beforeEach(async () => {
    const { db } = server.park.store;
    server.park.clock.set(now);
    const tables = [
      'booking_history',
      'payment_void',
      'payment',
      'slot',
      'session',
      'reset_token',
      'email_change',
      'audit',
      'account',
    ] as const;
    await emptyTables(db, tables);
    rider = await server.newRider('ola@example.com');
  });

  const erase = (id: string, bearer?: string) => server.call('DELETE', `/users/${id}`, undefined, bearer);
  const account = (id: string) =>
    server.park.store.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();

  async function newPerson(role: Role) {
    const person = await server.newRider(`${role}@example.com`);
    await server.park.store.db.updateTable('account').set({ role }).where('id', '=', person.id).execute();
    return person;
  }

  async function pay(slot: number): Promise<number> {
    const { db } = server.park.store;
    const payment = {
      booking_id: await bookingOf(db, slot),
      amount_cents: 5500,
      method: 'cash',
      created_at: 0,
      created_by: null,
      vat_rate: null,
    } as const;
    // Without its entry in the cash book, from which nothing is deleted.
    const { id } = await db
      .transaction()
      .execute((inside) =>
        inside.insertInto('payment').values(payment).returning('id').executeTakeFirstOrThrow(),
      );
    await putPayment(db, slot, id);
    return id;
  }

  test('takes the person out, keeps the row, ends sessions and links', async () => {
    await server.call('PATCH', '/users/me', { last_name: 'Nowak', language: 'en' }, rider.access_token);
    await server.call('POST', '/auth/password/request', { email: 'ola@example.com' });
    const asked = { email: 'nowa@example.com', current_password: password };
    await server.call('PATCH', '/users/me', asked, rider.access_token);
    const answer = await erase(rider.id, rider.access_token);
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect(await account(rider.id)).toEqual({
      id: rider.id,
      email: null,
      first_name: null,
      last_name: null,
      phone: null,
      role: 'User',
      status: 'erased',
      language: null,
      password_hash: null,
      created_at: expect.any(Number),
      terms_version: 0,
      privacy_version: 0,
      reminders: 1,
      digest: 0,
      season_mails: 0,
      search_text: '',
      board_name: 0,
      refused_email: null,
      proved_email: null,
      link_round: 0,
    });
    for (const table of ['session', 'reset_token', 'email_change'] as const) {
      expect(await server.park.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await server.call('GET', '/users/me', undefined, rider.access_token)).status).toBe(401);
    const refresh = { refresh_token: rider.refresh_token };
    expect((await server.call('POST', '/auth/refresh', refresh)).status).toBe(401);
    const { status } = await server.call('POST', '/users', signUpBody('ola@example.com'));
    expect(status).toBe(204);
  });

  test('frees the unpaid rides to come, each with its history entry, and leaves the others', async () => {
    const mine = { booked_by: rider.id };
    const other = await newPerson('Manager');
    const past = await makeSlot(server.park, '2026-06-30T12:00:00Z', mine);
    const running = await makeSlot(server.park, now, mine);
    const soon = await makeSlot(server.park, '2026-07-01T09:00:00Z', mine);
    const nextDay = await makeSlot(server.park, '2026-07-02T09:00:00Z', mine);
    const paid = await makeSlot(server.park, '2026-07-02T10:00:00Z', mine);
    const theirs = await makeSlot(server.park, '2026-07-02T11:00:00Z', { booked_by: other.id });
    const payment = await pay(paid);
    expect((await erase(rider.id, rider.access_token)).status).toBe(204);
    const slots = await selectSlots(server.park.store.db).orderBy('slot.id').execute();
    expect(slots.map((slot) => [slot.id, slot.booked_by, slot.payment_id])).toEqual([
      [past, rider.id, null],
      [running, rider.id, null],
      [soon, null, null],
      [nextDay, null, null],
      [paid, rider.id, payment],
      [theirs, other.id, null],
    ]);
    const entry = { action_type: 'cancel', user_id: rider.id, actor_id: rider.id };
    const history = await server.park.store.db
      .selectFrom('booking_history')
      .selectAll()
      .orderBy('id')
      .execute();
    expect(history).toEqual([
      expect.objectContaining({ ...entry, slot_id: soon, late: 1 }),
      expect.objectContaining({ ...entry, slot_id: nextDay, late: 0 }),
    ]);
  });

  test('frees all rides to come of somebody who has more than one statement names', async () => {
    const { db } = server.park.store;
    const first = Temporal.Instant.from('2026-07-02T08:00:00Z');
    const made = await makeSlot(server.park, first.toString(), { booked_by: rider.id });
    const { id: _id, ...row } = await db
      .selectFrom('slot')
      .selectAll()
      .where('id', '=', made)
      .executeTakeFirstOrThrow();
    const later = Array.from({ length: 400 }, (_, index) => {
      const start = first.add({ minutes: 15 * (index + 1) }).epochMilliseconds;
      return { ...freeRow(row), start_at: start, end_at: start + 15 * 60_000, series: randomUUID() };
    });
    const ids = await db.insertInto('slot').values(later).returning('id').execute();
    await putRiders(
      db,
      ids.map(({ id }) => ({ slot: id, rider: rider.id })),
    );
    expect((await erase(rider.id, rider.access_token)).status).toBe(204);
    const left = await db.selectFrom('slot').select('id').where('booked_by', 'is not', null).execute();
    const history = await db.selectFrom('booking_history').select('slot_id').execute();
    expect([left.length, history.length]).toEqual([0, 401]);
  });

  test('asks the database no more for a hundred rides than for one', async () => {
    const { db } = server.park.store;
    const queriesFor = async (id: string) => {
      const { counted, queries } = countQueries(server.park);
      await eraseAccount(counted, { id, role: 'User' }, id);
      return queries();
    };
    const other = await server.newRider('jan@example.com');
    for (const start of ['2026-07-01T09:00:00Z', '2026-07-02T08:00:00Z'])
      await makeSlot(server.park, start, { booked_by: other.id, asset_id: 2 });
    const one = await queriesFor(other.id);
    const first = Temporal.Instant.from('2026-07-01T09:30:00Z');
    for (let index = 0; index < 100; index += 1)
      await makeSlot(server.park, first.add({ minutes: 15 * index }).toString(), { booked_by: rider.id });
    expect(await queriesFor(rider.id)).toBe(one);
    const freed = await db.selectFrom('slot').select('id').where('booked_by', 'is', null).execute();
    const history = await db
      .selectFrom('booking_history')
      .select(['slot_id', 'late'])
      .where('user_id', '=', rider.id)
      .execute();
    expect([freed.length, history.length]).toEqual([102, 100]);
    expect(history.filter(({ late }) => late === 1)).toHaveLength(18);
  });

  test('takes all that was told along, also where the server dies amid it', async () => {
    const { db } = server.park.store;
    const ended = { created_at: 0, due_at: 0, useless_at: 0, outcome: 'sent', data: '{}' } as const;
    const tell = (account: string, count: number) =>
      db
        .insertInto('outbox')
        .values(
          Array.from({ length: count }, () => ({
            ...ended,
            kind: 'booked' as const,
            account_id: account,
            dedupe: randomUUID(),
            ended_at: server.park.clock.now().epochMilliseconds,
          })),
        )
        .execute();
    const other = await server.newRider('jan@example.com');
    const toldTo = async (account: string) =>
      (await db.selectFrom('outbox').select('id').where('account_id', '=', account).execute()).length;
    const before = await toldTo(other.id);
    for (const { id } of [rider, other]) await tell(id, 450);
    expect((await erase(rider.id, rider.access_token)).status).toBe(204);
    expect(await toldTo(rider.id)).toBe(0);
    // The state after a crash between two steps.
    await tell(rider.id, 250);
    await forgetOldMessages(server.park);
    expect([await toldTo(rider.id), await toldTo(other.id)]).toEqual([0, before + 450]);
  });

  test('is all or nothing', async () => {
    const slot = await makeSlot(server.park, '2026-07-02T09:00:00Z', { booked_by: rider.id });
    const { parkSettings } = server.park;
    // An invalid limit makes the last step fail, the history entry.
    const policy = { ...defaultContent.policy, cancelFreeHours: Symbol('no number') as never };
    server.park.parkSettings = { ...parkSettings, read: async () => ({ ...defaultContent, policy }) };
    expect((await erase(rider.id, rider.access_token)).status).toBe(500);
    server.park.parkSettings = parkSettings;
    expect(await account(rider.id)).toMatchObject({ status: 'active', email: 'ola@example.com' });
    expect((await server.call('GET', '/users/me', undefined, rider.access_token)).status).toBe(200);
    const kept = await server.park.store.db
      .selectFrom('slot')
      .select('booked_by')
      .where('id', '=', slot)
      .execute();
    expect(kept).toEqual([{ booked_by: rider.id }]);
  });

  test.each(['User', 'Manager', 'Editor'] as const)('of somebody else is not for a %s', async (role) => {
    const person = await newPerson(role);
    expect(await erase(rider.id, person.access_token)).toMatchObject({ status: 403, faults: ['FORBIDDEN'] });
    expect(await erase(rider.id)).toMatchObject({ status: 403, faults: ['FORBIDDEN'] });
    expect(await account(rider.id)).toMatchObject({ status: 'active' });
  });

  test('of anybody is for an Admin, and noted', async () => {
    const admin = await newPerson('Admin');
    expect((await erase(rider.id, admin.access_token)).status).toBe(204);
    expect(await account(rider.id)).toMatchObject({ status: 'erased' });
    expect(await server.park.store.db.selectFrom('audit').selectAll().execute()).toMatchObject([
      { action: 'user.delete', actor_id: admin.id, subject_id: rider.id },
    ]);
    for (const id of [rider.id, 'garbage', '%00', '7b0fb4c2-5f7e-4d6c-9d7e-2f6a0c1d8e93']) {
      expect(await erase(id, admin.access_token)).toMatchObject({ status: 403, faults: ['FORBIDDEN'] });
    }
    const revival = await server.call(
      'PATCH',
      `/users/${rider.id}`,
      { status: 'active' },
      admin.access_token,
    );
    expect(revival.faults).toEqual(['FORBIDDEN']);
  });

  test('of the last Admin is refused, also when two erase each other at once', async () => {
    const admin = await newPerson('Admin');
    expect(await erase(admin.id, admin.access_token)).toMatchObject({ status: 403, faults: ['FORBIDDEN'] });
    await server.park.store.db
      .updateTable('account')
      .set({ role: 'Admin' })
      .where('id', '=', rider.id)
      .execute();
    await Promise.all([erase(admin.id, rider.access_token), erase(rider.id, admin.access_token)]);
    const left = [await account(admin.id), await account(rider.id)].filter((one) => one?.role === 'Admin');
    expect(left).toMatchObject([{ status: 'active' }]);
  });
});
