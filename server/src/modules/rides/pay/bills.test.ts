import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../../test/support/audit.ts';
import { type Call, callerOf } from '../../../../test/support/call.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { buyPass, offerPasses } from '../../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';

const now = '2026-07-10T08:00:00Z';
const tables = [
  'booking_history',
  'payment_void',
  'cash_entry',
  'bill_line',
  'payment',
  'bill',
  'slot',
  'audit',
  'desk_action',
] as const;

describe.each(eitherEngine(import.meta.url))('A bill at the desk on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let editor: Person;
  let rider: Person;
  let slots: number[];

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    park.clock.set(now);
    [manager, editor, rider] = [
      await aPerson(park, 'Manager'),
      await aPerson(park, 'Editor'),
      await aPerson(park),
    ];
  });

  beforeEach(async () => {
    await emptyTables(park.store.db, tables);
    slots = [];
    for (const minute of ['00', '15', '30']) slots.push(await makeSlot(park, `2026-07-10T16:${minute}:00Z`));
    await call('POST', '/desk/parties', manager, { slots, contact: { account: rider.id } });
  });

  const pay = (body: object, who: Person = manager) => call('POST', '/desk/bills', who, body);
  const lines = () => slots.map((slot) => ({ slot }));
  const entries = () =>
    park.store.db
      .selectFrom('cash_entry')
      .select(['kind', 'method', 'amount_cents as cents', 'vat_rate as vat'])
      .orderBy('id')
      .execute();
  const payments = async () =>
    (await call('GET', '/items/Payment?sort=id&fields=slot,amount,method', manager)).rows;
  const contradictions = async () => {
    const nowMs = park.clock.now().epochMilliseconds;
    const findings = await findContradictions(park.store.db, engine.name, nowMs);
    return findings.flatMap(({ told }) => told);
  };

  test('pays for a party at once, and the cash book has each ride', async () => {
    const { status, data } = await pay({ lines: lines(), parts: [{ method: 'card', amount: 165 }] });
    expect([status, data['slots']]).toMatchObject([
      200,
      slots.map((id) => ({ id, payment: expect.any(Number) })),
    ]);
    expect(await payments()).toEqual(slots.map((slot) => ({ slot, amount: 55, method: 'card' })));
    expect(await entries()).toMatchObject(slots.map(() => ({ kind: 'sale', method: 'card', cents: 5500 })));
    expect((await readAudit(park)).at(-1)).toMatchObject({
      action: 'bill.pay',
      after: { amount: 165, parts: { card: 165 } },
    });
    expect(await contradictions()).toEqual([]);
  });

  test('pays for a part of a party and a ride of another party, and the rest stays to pay', async () => {
    const [first, second, third] = slots;
    const other = await makeSlot(park, '2026-07-10T17:00:00Z');
    const guest = { first_name: 'Basia', description: '600700800' };
    await call('POST', '/desk/walk-ins', manager, { slot: other, ...guest, request_key: randomUUID() });
    const some = [{ slot: second }, { slot: other }];
    expect((await pay({ lines: some, parts: [{ method: 'cash', amount: 110 }] })).status).toBe(200);
    expect((await payments()).map(({ slot }) => slot)).toEqual([second, other]);
    const rest = { lines: [{ slot: first }, { slot: third }], parts: [{ method: 'card', amount: 110 }] };
    expect((await pay(rest)).status).toBe(200);
    expect((await entries()).map(({ method, cents }) => [method, cents])).toEqual([
      ['cash', 5500],
      ['cash', 5500],
      ['card', 5500],
      ['card', 5500],
    ]);
    expect(await contradictions()).toEqual([]);
  });

  test('is split over two methods, and a slot names the greater one', async () => {
    const parts = [
      { method: 'cash', amount: 70 },
      { method: 'blik', amount: 95 },
    ];
    expect((await pay({ lines: lines(), parts })).status).toBe(200);
    expect((await payments()).map(({ method }) => method)).toEqual(['blik', 'blik', 'blik']);
    expect(await entries()).toMatchObject([
      { method: 'cash', cents: 5500 },
      { method: 'cash', cents: 1500 },
      { method: 'blik', cents: 4000 },
      { method: 'blik', cents: 5500 },
    ]);
    expect(await contradictions()).toEqual([]);
  });

  test('sells what the price list has for the desk, beside the ride', async () => {
    const bill = {
      lines: [{ slot: slots[0] }, { item: 'board', count: 2 }, { item: 'wetsuit', count: 1 }],
      parts: [{ method: 'cash', amount: 85 }],
      tax_id: '5260001246',
      account: rider.id,
    };
    expect((await pay(bill)).status).toBe(200);
    expect(await entries()).toMatchObject([{ cents: 5500 }, { cents: 2000 }, { cents: 1000 }]);
    expect((await payments()).map(({ amount }) => amount)).toEqual([55]);
    const takings = await call('GET', '/takings?from=2026-07-10&to=2026-07-10', manager);
    expect(takings.rows.map(({ kind, amount, count }) => [kind, amount, count])).toEqual([
      ['ride', 55, 1],
      ['item', 30, 2],
    ]);
    const records = await call('GET', '/desk/payments?from=2026-07-10&to=2026-07-10', manager);
    expect(records.rows.map(({ item }) => item)).toContainEqual({ name: expect.anything(), count: 2 });
    // The payer's name finds the whole bill. A per cent sign in the search is a literal, not a wildcard.
    const found = async (who: string) =>
      (await call('GET', `/desk/payments/numbered?number=${encodeURIComponent(who)}`, manager)).rows.length;
    const address = `${rider.id}@example.com`;
    expect([await found(address.toUpperCase()), await found(`x${address}`), await found('u%r')]).toEqual([
      3, 0, 0,
    ]);
    expect(await contradictions()).toEqual([]);
  });

  test('is discounted by an Editor with a reason, ride by ride', async () => {
    const bill = {
      lines: lines(),
      discount: { amount: 15, reason: 'Klub' },
      parts: [{ method: 'cash', amount: 150 }],
    };
    expect((await pay(bill)).status).toBe(403);
    expect((await pay(bill, editor)).status).toBe(200);
    expect((await payments()).map(({ amount }) => amount)).toEqual([50, 50, 50]);
    expect(await contradictions()).toEqual([]);
  });

  test.each([
    ['of another sum than it costs', { parts: [{ method: 'cash', amount: 160 }] }, 'FAILED_VALIDATION'],
    [
      'with the same slot twice',
      { again: true, parts: [{ method: 'cash', amount: 220 }] },
      'FAILED_VALIDATION',
    ],
    [
      'with a row that the desk does not sell',
      { item: 'cottage', parts: [{ method: 'cash', amount: 565 }] },
      'INVALID_FOREIGN_KEY',
    ],
  ])(
    '%s is refused as a whole',
    async (_what, { again, item, parts }: { again?: boolean; item?: string; parts: object[] }, code) => {
      const more = [...(again ? [{ slot: slots[0] }] : []), ...(item ? [{ item, count: 1 }] : [])];
      expect((await pay({ lines: [...lines(), ...more], parts })).code).toBe(code);
      expect(await entries()).toEqual([]);
      expect(await payments()).toEqual([]);
    },
  );

  test('with a slot that is paid already names it, and takes nothing', async () => {
    await call('POST', '/items/Payment', manager, { slot: slots[1], method: 'cash' });
    const { status, extensions } = await pay({ lines: lines(), parts: [{ method: 'cash', amount: 165 }] });
    expect([status, extensions]).toEqual([409, { code: 'SLOT_PAID', slots: [slots[1]] }]);
    expect(await payments()).toHaveLength(1);
  });

  test('gives a ride back by each method that paid for it, where it was a mistake', async () => {
    const parts = [
      { method: 'cash', amount: 70 },
      { method: 'card', amount: 95 },
    ];
    await pay({ lines: lines(), parts });
    const second = (await call('GET', `/items/Slot/${slots[1]}`, manager)).data['payment'];
    const body = { payment: second, reason: 'Pomyłka' };
    expect((await call('POST', '/desk/voids', editor, body)).status).toBe(200);
    expect((await entries()).slice(4)).toMatchObject([
      { kind: 'reversal', method: 'cash', cents: -1500 },
      { kind: 'reversal', method: 'card', cents: -4000 },
    ]);
    expect(await contradictions()).toEqual([]);
  });

  test('for what an erased rider has ridden names nobody as its payer', async () => {
    const leaving = await aPerson(park);
    const slot = await makeSlot(park, '2026-07-10T07:30:00Z');
    park.clock.set('2026-07-10T07:00:00Z');
    await call('PATCH', `/items/Slot/${slot}`, manager, { bookedBy: leaving.id });
    park.clock.set(now);
    await call('DELETE', `/users/${leaving.id}`, leaving);
    const bill = { lines: [{ slot }], parts: [{ method: 'cash', amount: 55 }], account: leaving.id };
    expect((await pay(bill)).status).toBe(200);
    const bills = await park.store.db.selectFrom('bill').select('account_id').execute();
    expect(bills).toEqual([{ account_id: null }]);
    expect((await pay({ ...bill, account: '00000000-0000-4000-8000-000000000000' })).code).toBe(
      'INVALID_FOREIGN_KEY',
    );
  });

  test('is taken back as a whole, with what it sold, and by its own methods', async () => {
    const bill = {
      lines: [...lines(), { item: 'board', count: 1 }],
      parts: [
        { method: 'cash', amount: 100 },
        { method: 'card', amount: 75 },
      ],
    };
    await pay(bill);
    const [action] = (await call('GET', '/desk/actions', manager)).rows;
    expect(action).toMatchObject({ kind: 'bill', slot: slots[0], undone: false });
    expect((await call('POST', `/desk/actions/${action?.id}/undo`, manager, {})).status).toBe(200);
    expect(await payments()).toEqual([]);
    const sums = Map.groupBy(await entries(), ({ method }) => method);
    for (const [, group] of sums) expect(group.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    expect(await contradictions()).toEqual([]);
  });

  test('is not taken back in part: once a ride of it was voided, nothing is', async () => {
    await pay({ lines: lines(), parts: [{ method: 'cash', amount: 165 }] });
    const [action] = (await call('GET', '/desk/actions', manager)).rows;
    const second = (await call('GET', `/items/Slot/${slots[1]}`, manager)).data['payment'];
    await call('POST', '/desk/voids', editor, { payment: second, reason: 'Pomyłka' });
    const before = await entries();
    const { status, code } = await call('POST', `/desk/actions/${action?.id}/undo`, manager, {});
    expect([status, code]).toEqual([409, 'CHANGED_SINCE']);
    expect(await entries()).toEqual(before);
  });

  test('takes rides of a pass from the pass, and money for the rest', async () => {
    await offerPasses(park);
    const pass = await buyPass(call, manager, rider);
    const [first, ...others] = slots;
    const bill = {
      lines: [{ slot: first, pass }, ...others.map((slot) => ({ slot }))],
      parts: [{ method: 'blik', amount: 110 }],
    };
    const answer = await pay(bill);
    expect([answer.status, (await payments()).map(({ method }) => method)]).toEqual([
      200,
      ['pass', 'blik', 'blik'],
    ]);
    expect(await contradictions()).toEqual([]);
  });
});
