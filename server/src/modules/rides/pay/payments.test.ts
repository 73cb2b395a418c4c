import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../../test/support/audit.ts';
import { type Call, callerOf } from '../../../../test/support/call.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';

describe.each(eitherEngine(import.meta.url))('Payments on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let rider: Person;
  let slot: number;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    [manager, rider] = [await aPerson(park, 'Manager'), await aPerson(park)];
  });

  beforeEach(async () => {
    await emptyTables(park.store.db, ['booking_history', 'payment_void', 'payment', 'slot', 'audit']);
    slot = await makeSlot(park, '2026-07-10T10:00:00Z', { booked_by: rider.id, price_cents: 5550 });
  });

  const pay = (body: object, who: Person | null = manager) => call('POST', '/items/Payment', who, body);
  const payments = () => park.store.db.selectFrom('payment').selectAll().orderBy('id').execute();
  const linked = async () => (await call('GET', `/items/Slot/${slot}`, manager)).data['payment'];

  test('A Manager takes the slot’s price, and the slot is paid in the same step', async () => {
    const { status, data } = await pay({ slot, method: 'blik' });
    expect([status, data]).toEqual([200, { id: data.id, slot, amount: 55.5, method: 'blik' }]);
    expect(await linked()).toBe(data.id);
    expect(await payments()).toMatchObject([{ created_by: manager.id, amount_cents: 5550, vat_rate: '23' }]);
    expect(await readAudit(park)).toEqual([
      {
        actor: manager.id,
        action: 'payment.create',
        subject: 'Payment',
        id: `${data.id}`,
        before: null,
        after: { slot, rider: rider.id, amount: 55.5, method: 'blik' },
      },
    ]);
  });

  test('The PATCH that follows in the specification changes nothing and succeeds', async () => {
    const { data } = await pay({ slot, amount: 55.5, method: 'cash' });
    expect(await call('PATCH', `/items/Slot/${slot}`, manager, { payment: data.id })).toMatchObject({
      status: 200,
      data: { payment: data.id },
    });
    expect(await call('PATCH', `/items/Slot/${slot}`, manager, { payment: data.id + 1 })).toMatchObject({
      status: 409,
      code: 'SLOT_PAID',
    });
    expect(await call('PATCH', `/items/Slot/${slot}`, manager, { payment: null })).toMatchObject({
      code: 'SLOT_PAID',
    });
    const other = await makeSlot(park, '2026-07-10T11:00:00Z', { booked_by: rider.id });
    expect(await call('PATCH', `/items/Slot/${other}`, manager, { payment: data.id })).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
  });

  test('Nothing is no money, but of a pass of paper, or for what costs nothing', async () => {
    for (const method of ['cash', 'card', 'blik']) {
      const { status, extensions } = await pay({ slot, amount: 0, method });
      expect([status, extensions]).toMatchObject([400, { code: 'FAILED_VALIDATION', field: 'amount' }]);
    }
    await park.store.db.updateTable('slot').set({ price_cents: 0 }).where('id', '=', slot).execute();
    expect((await pay({ slot, amount: 0, method: 'cash' })).status).toBe(200);
  });

  test('Another amount, also nothing of a pass of paper, may be agreed at the desk', async () => {
    expect((await pay({ slot, amount: 0, method: 'pass' })).data['amount']).toBe(0);
    const other = await makeSlot(park, '2026-07-10T11:00:00Z', { booked_by: rider.id });
    expect((await pay({ slot: other, amount: 40.1, method: 'card' })).data['amount']).toBe(40.1);
  });

  test('Many Managers at once: one payment', async () => {
    const desks = await Promise.all(Array.from({ length: 12 }, () => aPerson(park, 'Manager')));
    const answers = await Promise.all(desks.map((desk) => pay({ slot, method: 'cash' }, desk)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'SLOT_PAID')).toHaveLength(11);
    const [only, ...more] = await payments();
    expect([more, await linked()]).toEqual([[], only?.id]);
    expect(await readAudit(park)).toHaveLength(1);
  });

  test('Paying and cancelling at once: paid and booked, or free and unpaid', async () => {
    for (let round = 0; round < 10; round += 1) {
      const next = await makeSlot(park, '2026-07-11T10:00:00Z', { booked_by: rider.id });
      const [paid, freed] = await Promise.all([
        pay({ slot: next, method: 'cash' }),
        call('PATCH', `/items/Slot/${next}`, rider, { bookedBy: null }),
      ]);
      expect(`${paid.status} ${freed.status}`).toMatch(/^(200 409|400 200)$/);
      const { data } = await call('GET', `/items/Slot/${next}`, manager);
      expect([data['bookedBy'], data['payment']]).toEqual(
        paid.status === 200 ? [rider.id, paid.data.id] : [null, null],
      );
      expect(await payments()).toHaveLength(paid.status === 200 ? 1 : 0);
      await park.store.db.deleteFrom('slot').where('id', '=', next).execute();
      await emptyTables(park.store.db, ['payment']);
    }
  });

  test('Nobody pays for a slot that nobody holds', async () => {
    const free = await makeSlot(park, '2026-07-10T11:00:00Z');
    expect(await pay({ slot: free, method: 'cash' })).toMatchObject({
      status: 400,
      extensions: { code: 'FAILED_VALIDATION', field: 'slot', type: 'unbooked' },
    });
    expect([await payments(), await readAudit(park)]).toEqual([[], []]);
  });

  test.each([
    [
      { slot: 99_999, method: 'cash' },
      { code: 'INVALID_FOREIGN_KEY', field: 'slot' },
    ],
    [{ method: 'cash' }, { code: 'FAILED_VALIDATION', field: 'slot', type: 'required' }],
    [
      { slot: 1, method: 'bitcoin' },
      { code: 'FAILED_VALIDATION', field: 'method', type: 'in' },
    ],
    [
      { slot: 1, method: 'online' },
      { code: 'FAILED_VALIDATION', field: 'method', type: 'in' },
    ],
    [
      { slot: 1, method: 'cash', amount: -1 },
      { code: 'FAILED_VALIDATION', field: 'amount', type: 'min' },
    ],
    [
      { slot: 1, method: 'cash', amount: 0.001 },
      { code: 'FAILED_VALIDATION', field: 'amount' },
    ],
    [
      { slot: 1, method: 'cash', amount: 55.005 },
      { code: 'FAILED_VALIDATION', field: 'amount' },
    ],
    [
      { slot: 1, method: 'cash', amount: 1e-7 },
      { code: 'FAILED_VALIDATION', field: 'amount' },
    ],
    [
      { slot: 1, method: 'cash', amount: 0.009 },
      { code: 'FAILED_VALIDATION', field: 'amount' },
    ],
    [{ slot: 1, method: 'cash', amount: '55' }, { code: 'INVALID_PAYLOAD' }],
    [
      { slot: 1, method: 'cash', id: 5 },
      { code: 'FAILED_VALIDATION', field: 'id', type: 'unknown' },
    ],
  ])('%j is refused', async (body, said) => {
    expect(await pay(body)).toMatchObject({ status: 400, extensions: said });
    expect(await payments()).toEqual([]);
  });

  test('Riders and visitors take no payments', async () => {
    for (const who of [rider, null]) {
      for (const body of [{ slot, method: 'cash' }, { broken: true }]) {
        expect(await pay(body, who)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      }
      expect(await call('PATCH', `/items/Slot/${slot}`, who, { payment: 1 })).toMatchObject({ status: 403 });
    }
    expect(await payments()).toEqual([]);
  });
});
