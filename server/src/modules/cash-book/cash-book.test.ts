import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { closeAtLast } from '../../../test/support/day-closes.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { openTestApp, openTwin, type TestPark } from '../../../test/support/park.ts';
import { buyPass, offerPasses } from '../../../test/support/passes.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { makeBookingEntry, makeSlot, makeTracks } from '../../../test/support/slots.ts';
import { findContradictions } from '../../ops/invariants/check.ts';

describe.each(eitherEngine(import.meta.url))('The cash book on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let other: Call;
  let manager: Person;
  let editor: Person;
  let rider: Person;
  let minutes = 0;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    other = callerOf(await openTestApp(await openTwin(park)));
    await makeTracks(park);
    await offerPasses(park);
  });
  beforeEach(async () => {
    [manager, editor, rider] = [
      await aPerson(park, 'Manager'),
      await aPerson(park, 'Editor'),
      await aPerson(park),
    ];
  });

  const db = () => park.store.db;
  const at = async (time: string) => {
    park.clock.set(time);
    manager = { ...manager, ...(await logIn(park, manager)) };
    editor = { ...editor, ...(await logIn(park, editor)) };
  };
  const aSlot = async (track = 1) => {
    minutes += 15;
    const start = Temporal.Instant.from('2026-09-01T06:00:00Z').add({ minutes }).toString();
    const slot = await makeSlot(park, start, { booked_by: rider.id, asset_id: track });
    await makeBookingEntry(park, slot, rider.id);
    return slot;
  };
  const pay = async (slot: number, by: Call = call) =>
    (await by('POST', '/items/Payment', manager, { slot, method: 'cash' })).data.id;
  const entries = (payment: number) =>
    db()
      .selectFrom('cash_entry')
      .select(['day', 'kind', 'amount_cents', 'asset_id'])
      .where('payment_id', '=', payment)
      .orderBy('id')
      .execute();
  const close = async (day: string) =>
    expect(await closeAtLast(call, manager, day)).toMatchObject({ status: 200 });
  const sound = async () =>
    expect(await findContradictions(db(), engine.name, park.clock.now().epochMilliseconds)).toEqual([]);

  test.each([
    'update cash_entry set amount_cents = 1',
    'update cash_entry set day = day',
    "update cash_entry set note = 'x'",
    'delete from cash_entry',
  ])('refuses: %s', async (statement) => {
    await pay(await aSlot());
    await expect(sql.raw(statement).execute(db())).rejects.toThrow('CASH_ENTRY_KEPT');
  });

  test.each([
    [
      "insert into cash_entry (created_at, day, amount_cents, method, kind, payment_id) values (1, '2026-07-01', 1, 'cash', 'sale', $1)",
      /unique/i,
    ],
    [
      "insert into cash_entry (created_at, day, amount_cents, method, kind, payment_id) values (1, '2026-07-01', 1, 'cash', 'back', $1)",
      /cash_entry_sign/i,
    ],
    [
      "insert into cash_entry (created_at, day, amount_cents, method, kind, payment_id) values (1, '2026-07-01', -1, 'pass', 'back', $1)",
      /cash_entry_method/i,
    ],
    [
      "insert into cash_entry (created_at, day, amount_cents, method, kind, payment_id) values (1, '2026-07-01', -1, 'cash', 'back', 999999)",
      /foreign key/i,
    ],
  ])('refuses %s', async (statement, why) => {
    const payment = await pay(await aSlot());
    await expect(sql.raw(statement.replace('$1', String(payment))).execute(db())).rejects.toThrow(why);
  });

  test('has an entry in the transaction of its payment, and none of a booking', async () => {
    const count = async () => (await db().selectFrom('cash_entry').select('id').execute()).length;
    const before = await count();
    const slot = await makeSlot(park, '2026-09-20T06:00:00Z');
    await call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id });
    expect(await count()).toBe(before);
    const payment = await pay(slot);
    expect(await count()).toBe(before + 1);
    expect(await call('POST', '/items/Payment', manager, { slot, method: 'card' })).toMatchObject({
      code: 'SLOT_PAID',
    });
    expect(await entries(payment)).toMatchObject([{ kind: 'sale', amount_cents: 5500 }]);
    expect(await count()).toBe(before + 1);
  });

  test('tells money of the track on which it was paid, wherever the ride moves and its slot goes', async () => {
    const slot = await aSlot(2);
    const payment = await pay(slot);
    const to = await makeSlot(park, '2026-09-21T06:00:00Z', { asset_id: 1 });
    const moved = await call('POST', '/desk/moves', manager, { from: slot, to, request_key: randomUUID() });
    expect(moved.status).toBe(200);
    await call('POST', '/desk/voids', editor, {
      payment,
      reason: 'Wiatr',
      back_by: 'card',
      request_key: randomUUID(),
    });
    expect(await entries(payment)).toMatchObject([
      { kind: 'sale', asset_id: 2 },
      { kind: 'back', asset_id: 2, amount_cents: -5500 },
    ]);
    await sound();
  });

  test('gives the key of a call to its entry; after a backup without answers it is refused, not done again', async () => {
    const payment = await pay(await aSlot());
    const body = { payment, reason: 'Wiatr', back_by: 'cash', request_key: randomUUID() };
    expect((await call('POST', '/desk/voids', editor, body)).status).toBe(200);
    const kind = { kind: 'pass-10', method: 'cash', request_key: randomUUID() };
    expect((await call('POST', '/passes', manager, kind)).status).toBe(200);
    // A backup does not contain stored responses.
    await db().deleteFrom('answered_call').execute();
    const count = async () => (await db().selectFrom('cash_entry').select('id').execute()).length;
    const before = await count();
    expect(await call('POST', '/passes', manager, kind)).toMatchObject({ status: 409, code: 'KEY_USED' });
    expect((await call('POST', '/desk/voids', editor, body)).status).toBe(403);
    expect(await count()).toBe(before);
  });

  test('counts rides on passes beside the money, and what is owed by the lines of the passes', async () => {
    const owed = async () => Number((await call('GET', '/takings/passes', manager)).data['amount']);
    const before = await owed();
    const pass = await buyPass(call, manager, rider);
    const slot = await makeSlot(park, '2026-07-10T06:00:00Z');
    await call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id, pass });
    expect((await owed()) - before).toBe(441);
    const { rows } = await call('GET', '/takings?from=2026-07-01&to=2026-07-01', manager);
    expect(rows.find(({ kind }) => kind === 'redeemed')).toMatchObject({ amount: 49, count: 1 });
    await sound();
  });

  test('A day that is closed takes nothing any more: what comes later is of the next one', async () => {
    await at('2026-07-10T08:00:00Z');
    const before = await pay(await aSlot());
    await at('2026-07-10T19:00:00Z');
    await close('2026-07-10');
    const after = await pay(await aSlot());
    expect([await entries(before), await entries(after)]).toMatchObject([
      [{ day: '2026-07-10' }],
      [{ day: '2026-07-11' }],
    ]);
    // The same applies to a void, and to a clock that was set back.
    await call('POST', '/desk/voids', editor, {
      payment: before,
      reason: 'Wiatr',
      request_key: randomUUID(),
    });
    await at('2026-07-09T08:00:00Z');
    const early = await pay(await aSlot());
    expect([await entries(before), await entries(early)]).toMatchObject([
      [{ day: '2026-07-10' }, { day: '2026-07-11', kind: 'reversal' }],
      [{ day: '2026-07-11' }],
    ]);
    const late = `insert into cash_entry (created_at, day, amount_cents, method, kind) values (1, '2026-07-10', -1, 'cash', 'back')`;
    await expect(sql.raw(late).execute(db())).rejects.toThrow('CASH_DAY_CLOSED');
    for (const statement of ['delete from day_close', "update day_close set day = '2026-01-01'"])
      await expect(sql.raw(statement).execute(db())).rejects.toThrow('CASH_ENTRY_KEPT');
    await at('2026-07-12T08:00:00Z');
    expect(await entries(await pay(await aSlot()))).toMatchObject([{ day: '2026-07-12' }]);
    await sound();
  });

  test('Where a day is closed while money is entered, each payment is taken, before the close or on the next day', async () => {
    for (let round = 0; round < 4; round += 1) {
      const day = `2026-07-${14 + 2 * round}`;
      await at(`${day}T19:00:00Z`);
      const slots = [await aSlot(), await aSlot(), await aSlot(), await aSlot()];
      const [paid] = await Promise.all([
        Promise.all(slots.map((slot, index) => pay(slot, index % 2 === 0 ? call : other))),
        close(day),
      ]);
      const closed = async () =>
        (await db().selectFrom('cash_entry').select('id').where('day', '<=', day).execute()).length;
      const counted = await closed();
      for (const payment of paid) expect(await entries(payment)).toHaveLength(1);
      expect(await closed()).toBe(counted);
      await sound();
    }
  });
});
