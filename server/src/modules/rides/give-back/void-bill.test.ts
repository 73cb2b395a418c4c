import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../../test/support/audit.ts';
import { billSums } from '../../../../test/support/bill-sums.ts';
import { closeDay } from '../../../../test/support/day-closes.ts';
import { type DeskFixture, deskNow, openDesk } from '../../../../test/support/desk-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { offerPasses, passRow } from '../../../../test/support/passes.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';

const day = '2026-07-10';

describe.each(eitherEngine(import.meta.url))('A whole bill is voided on $name', (engine) => {
  let desk: DeskFixture;
  let slots: [number, number];
  /** Two rides and a board: 120 zł, 100 of it in cash. */
  let bill: string;

  beforeAll(async () => {
    desk = await openDesk(engine);
    await offerPasses(desk.park, { slots: 10, price: 490 });
  });

  beforeEach(async () => {
    await desk.at(deskNow);
    slots = [await desk.aSlot(), await desk.aSlot()];
    bill = await desk.takeBill(
      [...slots.map((slot) => ({ slot })), { item: 'board', count: 1 }],
      [
        { method: 'cash', amount: 100 },
        { method: 'card', amount: 20 },
      ],
    );
  });

  const paymentOf = async (slot: number) => (await desk.read(slot))['payment'];
  const voidBill = async (change: object = {}, who = desk.editor) =>
    await desk.call('POST', '/desk/voids', who, {
      payment: await paymentOf(slots[0]),
      reason: 'Nie ta grupa',
      whole_bill: true,
      ...change,
    });
  const contradictions = async () => {
    const nowMs = desk.park.clock.now().epochMilliseconds;
    return await findContradictions(desk.park.store.db, engine.name, nowMs);
  };

  test('Each part leaves by its method, things too; the slots stay booked and can be paid again', async () => {
    expect(await voidBill()).toMatchObject({ status: 200, data: { id: slots[0], payment: null } });
    expect(await billSums(desk.park, bill)).toEqual({ [`${day} cash`]: 0, [`${day} card`]: 0 });
    for (const slot of slots)
      expect(await desk.read(slot)).toMatchObject({ bookedBy: desk.rider.id, payment: null });
    expect((await readAudit(desk.park)).at(-1)).toMatchObject({
      action: 'bill.void',
      id: bill,
      before: { amount: 120 },
      after: { reason: 'Nie ta grupa', slots },
    });
    await desk.takeBill(
      slots.map((slot) => ({ slot })),
      [{ method: 'blik', amount: 110 }],
    );
    expect(await contradictions()).toEqual([]);
  });

  test('A closed day keeps its sums: all of it counts on the day after', async () => {
    await closeDay(desk.call, desk.manager, day);
    expect((await voidBill()).status).toBe(200);
    expect(await billSums(desk.park, bill)).toEqual({
      [`${day} cash`]: 100,
      [`${day} card`]: 20,
      '2026-07-11 cash': -100,
      '2026-07-11 card': -20,
    });
    expect(await contradictions()).toEqual([]);
  });

  test('Only as a mistake, by an Editor, and as long as nothing of it has changed', async () => {
    expect(await voidBill({ back_by: 'cash' })).toMatchObject({ code: 'FAILED_VALIDATION' });
    expect(await voidBill({}, desk.manager)).toMatchObject({ status: 403 });
    const single = { payment: await paymentOf(slots[1]), reason: 'Nie jedzie' };
    expect((await desk.call('POST', '/desk/voids', desk.editor, single)).status).toBe(200);
    expect(await voidBill()).toMatchObject({ code: 'CHANGED_SINCE' });
    expect(await voidBill({ back_by: 'mistake' })).toMatchObject({ code: 'CHANGED_SINCE' });
    expect(await contradictions()).toEqual([]);
  });

  test('A sold pass is voided by itself, and a ride that was paid alone has no bill', async () => {
    const [first, second] = [await desk.aSlot(), await desk.aSlot()];
    const pass = { pass_kind: passRow, account: desk.rider.id };
    await desk.takeBill([{ slot: first }, pass], [{ method: 'card', amount: 545 }]);
    expect(await voidBill({ payment: await paymentOf(first) })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await voidBill({ payment: await desk.pay(second) })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await contradictions()).toEqual([]);
  });

  test('Two Editors at once: once, and even', async () => {
    const payment = await paymentOf(slots[0]);
    const body = { payment, reason: 'Nie ta grupa', whole_bill: true };
    const answers = await Promise.all([
      desk.call('POST', '/desk/voids', desk.editor, body),
      desk.twin('POST', '/desk/voids', desk.editor, body),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(Object.values(await billSums(desk.park, bill))).toEqual([0, 0]);
  });
});
