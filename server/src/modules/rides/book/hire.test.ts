import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../../test/support/audit.ts';
import { type Call, callerOf, keyFor } from '../../../../test/support/call.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { offerHire } from '../../../../test/support/hire.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';

const now = '2026-07-08T15:55:00Z';
const contact = { first_name: 'Firma Fala', description: null };

describe.each(engines)('A hired track on $name', (engine) => {
  let park: TestPark;
  let app: Awaited<ReturnType<typeof openTestApp>>;
  let call: Call;
  let manager: Person;
  let slots: number[];
  /** A slot of another track, at its own price. */
  let other: number;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    call = callerOf(app);
    await makeTracks(park);
    park.clock.set(now);
    await offerHire(park, 'day', 100);
    manager = await aPerson(park, 'Manager');
  });

  beforeEach(async () => {
    park.clock.set(now);
    const { db } = park.store;
    await emptyTables(db, [
      'booking_history',
      'bill_line',
      'payment',
      'bill',
      'slot',
      'audit',
      'desk_action',
    ]);
    slots = [];
    for (const minute of ['00', '15', '30'])
      slots.push(await makeSlot(park, `2026-07-08T16:${minute}:00Z`, { asset_id: 1 }));
    other = await makeSlot(park, '2026-07-08T16:00:00Z', { asset_id: 2 });
  });

  const hire = (some: readonly number[] = slots, row = 'track') =>
    call('POST', '/desk/parties', manager, { slots: some, contact, hire: row });
  const prices = async () => {
    const rows = await park.store.db.selectFrom('slot').select('price_cents').orderBy('id').execute();
    return rows.map(({ price_cents }) => price_cents);
  };
  const contradictions = async () => {
    const findings = await findContradictions(park.store.db, engine.name, park.clock.now().epochMilliseconds);
    return findings.flatMap(({ told }) => told);
  };
  const own = 5500;

  test('costs what the price list says, spread over its rides to the grosz', async () => {
    const { status, data } = await hire();
    const rows = data['slots'] as { price: number }[];
    expect([status, rows.map(({ price }) => price)]).toEqual([200, [33.33, 33.34, 33.33]]);
    expect(await prices()).toEqual([3333, 3334, 3333, own]);
    const sold = await park.store.db.selectFrom('booking').select('price_cents').execute();
    expect(sold.reduce((sum, { price_cents }) => sum + (price_cents ?? 0), 0)).toBe(10_000);
    expect((await readAudit(park)).at(-1)).toMatchObject({
      action: 'track.hire',
      id: `${Number(data['party'])}`,
      after: { row: 'track', amount: 100, slots },
    });
    expect(await contradictions()).toEqual([]);
  });

  test('is paid exactly by one bill', async () => {
    await hire();
    const lines = slots.map((slot) => ({ slot }));
    const pay = (amount: number) =>
      call('POST', '/desk/bills', manager, { lines, parts: [{ method: 'cash', amount }] });
    expect((await pay(165)).code).toBe('FAILED_VALIDATION');
    expect((await pay(100)).status).toBe(200);
    const entries = await park.store.db
      .selectFrom('cash_entry')
      .select('amount_cents')
      .orderBy('id')
      .execute();
    expect(entries.map(({ amount_cents }) => amount_cents)).toEqual([3333, 3334, 3333]);
    expect(await contradictions()).toEqual([]);
  });

  test('with a taken slot is refused with that slot, and nothing is booked', async () => {
    const taken = slots[1] ?? 0;
    await call('PATCH', `/items/Slot/${taken}`, manager, { bookedBy: manager.id });
    const { status, extensions } = await hire();
    expect([status, extensions]).toEqual([409, { code: 'SLOT_TAKEN', slots: [taken] }]);
    expect(await prices()).toEqual([own, own, own, own]);
  });

  test('is booked at a row of hire only', async () => {
    const { code, extensions } = await hire(slots, 'board');
    expect([code, extensions]).toEqual(['INVALID_FOREIGN_KEY', { code, field: 'hire' }]);
    expect(await prices()).toEqual([own, own, own, own]);
  });

  test('is booked once where the call is repeated', async () => {
    const body = { slots, contact, hire: 'track' };
    const url = '/desk/parties';
    const headers = { ...manager.headers, ...keyFor('POST', url) };
    const send = async () => (await app.inject({ method: 'POST', url, headers, payload: body })).json();
    const first = await send();
    expect(first.data.slots).toHaveLength(3);
    expect(await send()).toEqual(first);
    const parties = await park.store.db.selectFrom('booking').select('id').execute();
    expect(parties).toHaveLength(3);
  });

  test('has the own prices of its slots again where it is taken back, and its share where a cancelling is', async () => {
    await hire();
    const undo = async () => {
      const [action] = (await call('GET', '/desk/actions', manager)).rows;
      return (await call('POST', `/desk/actions/${action?.id}/undo`, manager, {})).status;
    };
    await call('PATCH', `/items/Slot/${slots[1]}`, manager, { bookedBy: null });
    expect(await prices()).toEqual([3333, own, 3333, own]);
    expect(await undo()).toBe(200);
    expect(await prices()).toEqual([3333, 3334, 3333, own]);
    await park.store.db.deleteFrom('desk_action').where('kind', '=', 'cancel').execute();
    expect(await contradictions()).toEqual([]);

    await call('PATCH', '/items/Slot', manager, { keys: slots, data: { bookedBy: null } });
    expect(await prices()).toEqual([own, own, own, own]);
    await hire();
    expect(await undo()).toBe(200);
    expect(await prices()).toEqual([own, own, own, own]);
    expect(await contradictions()).toEqual([]);
  });

  test('keeps its price where rides move, change places, and move back', async () => {
    await hire();
    const move = (...moves: [number | undefined, number | undefined][]) =>
      call('POST', '/desk/moves/together', manager, { moves: moves.map(([from, to]) => ({ from, to })) });
    expect((await move([slots[1], other])).status).toBe(200);
    expect(await prices()).toEqual([3333, own, 3333, 3334]);
    expect((await move([slots[0], other], [other, slots[0]])).status).toBe(200);
    expect(await prices()).toEqual([3334, own, 3333, 3333]);
    const [action] = (await call('GET', '/desk/actions', manager)).rows;
    expect((await call('POST', `/desk/actions/${action?.id}/undo`, manager, {})).status).toBe(200);
    expect(await prices()).toEqual([3333, own, 3333, 3334]);
    expect((await move([other, slots[1]])).status).toBe(200);
    expect(await prices()).toEqual([3333, 3334, 3333, own]);
    expect(await contradictions()).toEqual([]);
  });

  test('leaves its price to a slot neither where a rider takes its place nor where one leaves it', async () => {
    await hire();
    await call('PATCH', `/items/Slot/${other}`, manager, { bookedBy: manager.id });
    const moves = [
      { from: slots[0], to: other },
      { from: other, to: slots[0] },
    ];
    expect((await call('POST', '/desk/moves/together', manager, { moves })).status).toBe(200);
    expect(await prices()).toEqual([own, 3334, 3333, 3333]);
    expect(await contradictions()).toEqual([]);
  });

  test('keeps its price and its bill where its rider is corrected, and where that is undone', async () => {
    await hire();
    const rider = { slot: slots[0], first_name: 'Firma Wiatr', description: '600700800' };
    expect((await call('POST', '/desk/corrections/rider', manager, rider)).status).toBe(200);
    expect(await prices()).toEqual([3333, 3334, 3333, own]);
    const lines = slots.map((slot) => ({ slot }));
    const parts = [{ method: 'cash', amount: 100 }];
    const [action] = (await call('GET', '/desk/actions', manager)).rows;
    expect((await call('POST', `/desk/actions/${action?.id}/undo`, manager, {})).status).toBe(200);
    expect(await prices()).toEqual([3333, 3334, 3333, own]);
    expect((await call('POST', '/desk/corrections/rider', manager, rider)).status).toBe(200);
    expect((await call('POST', '/desk/bills', manager, { lines, parts })).status).toBe(200);
    expect(await contradictions()).toEqual([]);
  });

  test('sells the rest of a missed slot at the own price, and has its share back with the rider', async () => {
    await hire();
    const [slot] = slots;
    park.clock.set('2026-07-08T16:05:00Z');
    const mark = (missing: boolean) => call('POST', '/desk/no-shows', manager, { slot, missing });
    await mark(true);
    expect((await call('POST', '/desk/missed', manager, { slot })).status).toBeLessThan(300);
    expect(await prices()).toEqual([own, 3334, 3333, own]);
    await mark(false);
    expect(await prices()).toEqual([3333, 3334, 3333, own]);
    expect(await contradictions()).toEqual([]);
  });

  test('has the own prices of its slots again where the account of its contact is erased', async () => {
    const rider = await aPerson(park);
    await call('POST', '/desk/parties', manager, { slots, contact: { account: rider.id }, hire: 'track' });
    const admin = await aPerson(park, 'Admin');
    expect((await call('DELETE', `/users/${rider.id}`, admin)).status).toBeLessThan(300);
    expect(await prices()).toEqual([own, own, own, own]);
    expect(await contradictions()).toEqual([]);
  });
});
