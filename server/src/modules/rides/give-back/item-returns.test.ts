import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../../test/support/audit.ts';
import { type Call, callerOf } from '../../../../test/support/call.ts';
import { closeDay, openDays, rightCount } from '../../../../test/support/day-closes.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, logIn, type Person } from '../../../../test/support/people.ts';
import { makeTracks } from '../../../../test/support/slots.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';

describe.each(eitherEngine(import.meta.url))('What a bill sold of the price list, on $name,', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let editor: Person;
  let days = 0;
  /** The lines of a bill of two boards and a wetsuit, paid by two methods. */
  let lines: number[];

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    [manager, editor] = [await aPerson(park, 'Manager'), await aPerson(park, 'Editor')];
  });

  beforeEach(async () => {
    days += 1;
    const day = Temporal.PlainDate.from('2026-07-10').add({ days }).toString();
    park.clock.set(`${day}T08:00:00Z`);
    [manager, editor] = [
      { ...manager, ...(await logIn(park, manager)) },
      { ...editor, ...(await logIn(park, editor)) },
    ];
    const bill = {
      lines: [
        { item: 'board', count: 2 },
        { item: 'wetsuit', count: 1 },
      ],
      parts: [
        { method: 'cash', amount: 15 },
        { method: 'card', amount: 15 },
      ],
    };
    const { data } = await call('POST', '/desk/bills', manager, bill);
    const rows = await park.store.db
      .selectFrom('bill_line')
      .select('id')
      .where('bill_id', '=', String(data['bill']))
      .orderBy('id')
      .execute();
    lines = rows.map(({ id }) => id);
  });

  const giveBack = (some: readonly (number | undefined)[], who: Person = editor) =>
    call('POST', '/desk/item-returns', who, { lines: some, reason: 'Za mała deska' });
  const reversals = async () => {
    const rows = await park.store.db
      .selectFrom('cash_entry')
      .select(['bill_line_id as line', 'method', 'amount_cents as cents', 'day'])
      .where('bill_line_id', 'in', lines)
      .where('kind', '=', 'reversal')
      .orderBy('id')
      .execute();
    return rows.map(({ line, method, cents, day }) => [lines.indexOf(line ?? 0), method, cents, day]);
  };
  const contradictions = async () => {
    const nowMs = park.clock.now().epochMilliseconds;
    return await findContradictions(park.store.db, engine.name, nowMs);
  };
  const today = () => park.clock.now().toString().slice(0, 10);

  test('goes back line by line, by each method that paid, long after the quarter of an hour', async () => {
    park.clock.set(`${today()}T09:00:00Z`);
    editor = { ...editor, ...(await logIn(park, editor)) };
    manager = { ...manager, ...(await logIn(park, manager)) };
    const { status, rows } = await giveBack([lines[0]]);
    expect([status, rows.map(({ returned_at }) => returned_at !== null)]).toEqual([200, [true, false]]);
    expect(await reversals()).toEqual([
      [0, 'cash', -1500, today()],
      [0, 'card', -500, today()],
    ]);
    expect((await readAudit(park)).at(-1)).toMatchObject({
      action: 'bill.return',
      before: { amount: 20 },
      after: { reason: 'Za mała deska' },
    });
    const { rows: items } = await call('GET', `/desk/bill-items/${lines[1]}`, manager);
    expect(items).toMatchObject([
      { count: 2, amount: 20, methods: ['cash', 'card'], returned_at: expect.any(String) },
      { count: 1, amount: 10, methods: ['card'], returned_at: null },
    ]);
    expect(await contradictions()).toEqual([]);
  });

  test('goes back once, and then the bill is no longer taken back as a whole', async () => {
    expect((await giveBack(lines)).status).toBe(200);
    expect((await giveBack([lines[1]])).code).toBe('CHANGED_SINCE');
    const [action] = (await call('GET', '/desk/actions', manager)).rows;
    const { code, extensions } = await call('POST', `/desk/actions/${action?.id}/undo`, manager, {});
    expect([code, extensions]).toMatchObject(['CHANGED_SINCE', { since: 'unpaid' }]);
    expect(await reversals()).toHaveLength(3);
  });

  test('of a closed day goes back on the next one', async () => {
    const day = today();
    const closed = await closeDay(call, manager, day, rightCount(await openDays(call, manager, day)));
    expect(closed.status).toBe(200);
    expect((await giveBack([lines[1]])).status).toBe(200);
    const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
    expect(await reversals()).toEqual([[1, 'card', -1000, next]]);
    expect(await contradictions()).toEqual([]);
  });

  test('is for an Editor to give back, and no other line is', async () => {
    expect((await giveBack([lines[0]], manager)).status).toBe(403);
    expect((await giveBack([lines[0], 0])).status).toBe(400);
    expect((await giveBack([lines[0], 999_999])).status).toBe(403);
    expect(await reversals()).toEqual([]);
  });
});
