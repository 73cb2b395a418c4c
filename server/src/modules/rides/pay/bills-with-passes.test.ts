import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, callerOf } from '../../../../test/support/call.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { buyPass, offerPasses, passRow } from '../../../../test/support/passes.ts';
import { aPerson, logIn, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';

const now = '2026-07-10T08:00:00Z';
describe.each(eitherEngine(import.meta.url))('A bill with a pass, or without a ride, on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let editor: Person;
  let rider: Person;
  let slots: number[];
  let days = 0;
  /** The last ids before each test: passes and cash entries cannot be deleted. */
  let last = { entry: 0, pass: 0 };

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    park.clock.set(now);
    await offerPasses(park);
    [manager, editor, rider] = [
      await aPerson(park, 'Manager'),
      await aPerson(park, 'Editor'),
      await aPerson(park),
    ];
  });

  beforeEach(async () => {
    park.clock.set(now);
    days += 1;
    const day = Temporal.PlainDate.from('2026-07-10').add({ days }).toString();
    slots = [];
    for (const minute of ['00', '15', '30']) slots.push(await makeSlot(park, `${day}T16:${minute}:00Z`));
    const newest = async (table: 'cash_entry' | 'pass') =>
      (await park.store.db.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0;
    last = { entry: await newest('cash_entry'), pass: await newest('pass') };
    await call('POST', '/desk/parties', manager, { slots, contact: { account: rider.id } });
  });

  const pay = (body: object, who: Person = manager) => call('POST', '/desk/bills', who, body);
  const newPass = (owner: Person | null = rider) => ({ pass_kind: passRow, account: owner?.id ?? null });
  const cash = (amount: number) => [{ method: 'cash', amount }];
  const passes = () =>
    park.store.db
      .selectFrom('pass')
      .select(['id', 'account_id as owner', 'balance', 'voided_at as voidedAt'])
      .where('id', '>', last.pass)
      .execute();
  const entries = () =>
    park.store.db
      .selectFrom('cash_entry')
      .select(['kind', 'method', 'amount_cents as cents'])
      .where('id', '>', last.entry)
      .orderBy('id')
      .execute();
  const sums = async () => {
    const byMethod = new Map<string, number>();
    for (const { method, cents } of await entries())
      byMethod.set(method, (byMethod.get(method) ?? 0) + cents);
    return Object.fromEntries(byMethod);
  };
  const takings = async () => {
    const { rows } = await call('GET', '/takings?from=2026-07-10&to=2026-07-10', manager);
    const kinds = new Map<string, number>();
    for (const { kind, amount } of rows)
      kinds.set(String(kind), (kinds.get(String(kind)) ?? 0) + Number(amount));
    return Object.fromEntries(kinds);
  };
  const contradictions = async () => {
    const nowMs = park.clock.now().epochMilliseconds;
    const findings = await findContradictions(park.store.db, engine.name, nowMs);
    return findings.flatMap(({ told }) => told);
  };
  const undo = async () => {
    const [action] = (await call('GET', '/desk/actions', manager)).rows;
    return await call('POST', `/desk/actions/${action?.id}/undo`, manager, {});
  };

  test('sells a pass beside rides and boards, for its owner, by two methods', async () => {
    const bill = {
      lines: [{ slot: slots[0] }, newPass(), { item: 'board', count: 1 }],
      parts: [
        { method: 'cash', amount: 100 },
        { method: 'card', amount: 455 },
      ],
    };
    const before = await takings();
    const { status, data } = await pay(bill);
    expect([status, data['passes']]).toMatchObject([200, [{ code: expect.any(String), account: rider.id }]]);
    expect(await passes()).toMatchObject([{ owner: rider.id, balance: 10, voidedAt: null }]);
    expect(await entries()).toMatchObject([
      { method: 'cash', cents: 5500 },
      { method: 'cash', cents: 4500 },
      { method: 'card', cents: 44_500 },
      { method: 'card', cents: 1000 },
    ]);
    expect(await takings()).toEqual({
      ride: (before['ride'] ?? 0) + 55,
      pass: (before['pass'] ?? 0) + 490,
      item: (before['item'] ?? 0) + 10,
    });
    expect(await contradictions()).toEqual([]);
  });

  test('of rides on a pass alone takes no money: what it does not cost is refused', async () => {
    const pass = await buyPass(call, manager, rider);
    const before = await entries();
    const lines = [{ slot: slots[0], pass }];
    expect(await pay({ lines, parts: cash(55) })).toMatchObject({
      code: 'FAILED_VALIDATION',
      extensions: { field: 'parts' },
    });
    expect((await call('GET', `/items/Slot/${slots[0]}`, manager)).data['payment']).toBeNull();
    expect(await pay({ lines, parts: [] })).toMatchObject({ status: 200, data: { bill: null } });
    expect(await entries()).toEqual(before);
    expect(await contradictions()).toEqual([]);
  });

  test('sells a pass to whoever has its code, and for a discount it is worth what was paid', async () => {
    const discount = { amount: 90, reason: 'Klub' };
    const { data } = await pay({ lines: [newPass(null)], discount, parts: cash(400) }, editor);
    expect(data['passes']).toMatchObject([{ account: null }]);
    const [pass] = await passes();
    const back = await call('GET', `/passes/${pass?.id}/void`, editor);
    expect(back.data['money_back']).toBe(400);
    expect(await contradictions()).toEqual([]);
  });

  test.each([
    ['an unknown kind of pass', () => ({ pass_kind: 'no such row', account: null }), 'INVALID_FOREIGN_KEY'],
    [
      'an unknown owner',
      () => ({ pass_kind: passRow, account: '00000000-0000-4000-8000-000000000000' }),
      'INVALID_FOREIGN_KEY',
    ],
  ])('with %s is refused as a whole', async (_what, line, code) => {
    expect((await pay({ lines: [{ slot: slots[0] }, line()], parts: cash(545) })).code).toBe(code);
    expect([await entries(), await passes()]).toEqual([[], []]);
  });

  test('is taken back with its passes, by each of its methods', async () => {
    const parts = [
      { method: 'blik', amount: 300 },
      { method: 'cash', amount: 300 },
    ];
    expect((await pay({ lines: [newPass(), { slot: slots[0] }, { slot: slots[1] }], parts })).status).toBe(
      200,
    );
    expect((await undo()).status).toBe(200);
    expect(await sums()).toEqual({ blik: 0, cash: 0 });
    expect(await passes()).toMatchObject([{ balance: 0, voidedAt: expect.any(Number) }]);
    const undone = await call('GET', '/desk/undone-payments?from=2026-07-10&to=2026-07-10', manager);
    expect(undone.rows.filter((row) => row['for_pass'])).toHaveLength(2);
    expect(await contradictions()).toEqual([]);
  });

  test('stays as it is once a ride of its pass is used', async () => {
    await pay({ lines: [newPass(), { slot: slots[0] }], parts: cash(545) });
    const [pass] = await passes();
    await call('POST', '/items/Payment', manager, { slot: slots[1], method: 'pass', pass: pass?.id });
    const before = await entries();
    const { rows } = await call('GET', '/desk/actions', manager);
    const bill = rows.find(({ kind }) => kind === 'bill');
    const { code, extensions } = await call('POST', `/desk/actions/${bill?.id}/undo`, manager, {});
    expect([code, extensions]).toMatchObject(['CHANGED_SINCE', { since: 'used' }]);
    expect(await entries()).toEqual(before);
  });

  test('takes more rides from a pass than it holds, and refuses all of it', async () => {
    const pass = await buyPass(call, manager, rider);
    await call('POST', `/passes/${pass}/adjustments`, editor, { by: -9, reason: 'Papier' });
    const bill = {
      lines: [{ slot: slots[0], pass }, { slot: slots[1], pass }, { slot: slots[2] }],
      parts: cash(55),
    };
    const { status, code } = await pay(bill);
    expect([status, code]).toEqual([409, 'PASS_EMPTY']);
    expect(await entries()).toHaveLength(1);
  });

  test('without a ride is taken back within a quarter of an hour', async () => {
    expect((await pay({ lines: [{ item: 'board', count: 2 }], parts: cash(20) })).status).toBe(200);
    const [action] = (await call('GET', '/desk/actions', manager)).rows;
    expect(action).toMatchObject({ kind: 'bill', slot: null, rider: null, undone: false });
    expect((await undo()).status).toBe(200);
    expect(await sums()).toEqual({ cash: 0 });
    expect(await contradictions()).toEqual([]);
    await pay({ lines: [{ item: 'board', count: 1 }], parts: cash(10) });
    park.clock.set('2026-07-10T08:16:00Z');
    manager = { ...manager, ...(await logIn(park, manager)) };
    expect((await undo()).code).toBe('TOO_LATE');
  });
});
