import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DeskFixture, deskNow, openDesk } from '../../../../test/support/desk-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';
import { findDraftBills } from '../../invoices/drafts.store.ts';

const day = '2026-07-10';

describe.each(eitherEngine(import.meta.url))('Money after Undo at the desk on $name', (engine) => {
  let desk: DeskFixture;
  let slot: number;

  beforeAll(async () => {
    desk = await openDesk(engine);
  });
  beforeEach(async () => {
    await desk.at(deskNow);
    slot = await desk.aSlot();
  });

  const post = (url: string, body: object, who = desk.manager) => desk.call('POST', url, who, body);
  const paymentOf = async (id: number) => Number((await desk.read(id))['payment']);
  const correct = async (id: number, method: string) =>
    await post('/desk/corrections/method', { payment: await paymentOf(id), method });

  /** Grosze in the cash book, by method; those of nothing are left out. */
  const sums = async () => {
    const rows = await desk.park.store.db.selectFrom('cash_entry').selectAll().execute();
    const byMethod = new Map<string, number>();
    for (const { method, amount_cents } of rows)
      byMethod.set(method, (byMethod.get(method) ?? 0) + amount_cents);
    return byMethod;
  };
  const since = async (before: ReadonlyMap<string, number>) => {
    const changes = [...(await sums())].map(([method, cents]) => [method, cents - (before.get(method) ?? 0)]);
    return Object.fromEntries(changes.filter(([, cents]) => cents !== 0));
  };

  /** The Editor cancels a paid ride as a mistake, and takes that back. */
  const cancelAndReturn = async (id: number) => {
    const ride = { slot: id, rider: desk.rider.id, payment: await paymentOf(id) };
    const cancelling = { rides: [ride], reason: 'Pomyłka', back_by: 'mistake' };
    expect(await post('/desk/cancellations', cancelling, desk.editor)).toMatchObject({ status: 200 });
    expect(await desk.undoNewest(desk.editor)).toMatchObject({ status: 200 });
  };

  test('A ride that comes back is still of its bill, whose two methods can’t be corrected as one', async () => {
    const before = await sums();
    const parts = [
      { method: 'cash', amount: 30 },
      { method: 'card', amount: 25 },
    ];
    await desk.takeBill([{ slot }], parts);
    await cancelAndReturn(slot);
    expect(await since(before)).toEqual({ cash: 3000, card: 2500 });
    expect(await correct(slot, 'card')).toMatchObject({ status: 403 });
    expect(await since(before)).toEqual({ cash: 3000, card: 2500 });
  });

  test('The other rides of its bill can be corrected with it', async () => {
    const before = await sums();
    const second = await desk.aSlot();
    await desk.takeBill([{ slot }, { slot: second }], [{ method: 'cash', amount: 110 }]);
    await cancelAndReturn(slot);
    expect(await correct(second, 'card')).toMatchObject({ status: 200 });
    expect(await since(before)).toEqual({ card: 11_000 });
  });

  test('The bookkeeper’s draft of its bill has its money again', async () => {
    const bill = { lines: [{ slot }], parts: [{ method: 'cash', amount: 55 }], tax_id: '5261040828' };
    expect(await post('/desk/bills', bill)).toMatchObject({ status: 200 });
    await cancelAndReturn(slot);
    const date = Temporal.PlainDate.from(day);
    const drafts = await findDraftBills(desk.park.store.db, { from: date, to: date });
    const leftOf = (parts: readonly { left: number }[]) => parts.reduce((sum, { left }) => sum + left, 0);
    expect(drafts.map(({ parts }) => leftOf(parts))).toEqual([5500]);
  });

  test('The books agree after all that', async () => {
    expect(
      await findContradictions(desk.park.store.db, engine.name, desk.park.clock.now().epochMilliseconds),
    ).toEqual([]);
  });
});
