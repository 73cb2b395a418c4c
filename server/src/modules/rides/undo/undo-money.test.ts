import { deskReasons } from '@cablepark/domain/payments/void-reasons';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeAtLast } from '../../../../test/support/day-closes.ts';
import { type DeskFixture, deskNow, openDesk } from '../../../../test/support/desk-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { offerPasses, passRow } from '../../../../test/support/passes.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';
import { withoutTriggers } from '../../../ops/triggers.ts';
import { findDraftBills } from '../../invoices/drafts.store.ts';

const day = '2026-07-10';

describe.each(eitherEngine(import.meta.url))('Money after Undo at the desk on $name', (engine) => {
  let desk: DeskFixture;
  let slot: number;

  beforeAll(async () => {
    desk = await openDesk(engine);
    await offerPasses(desk.park, { slots: 10, price: 490 });
  });
  beforeEach(async () => {
    await desk.at(deskNow);
    slot = await desk.aSlot();
  });

  const post = (url: string, body: object, who = desk.manager) => desk.call('POST', url, who, body);
  const paymentOf = async (id: number) => Number((await desk.read(id))['payment']);
  const correct = async (id: number, method: string) =>
    await post('/desk/corrections/method', { payment: await paymentOf(id), method });

  /** The sums in the cash book by method, in grosze, without sums of 0. */
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

  /** Cancels a paid ride as a mistake by the Editor, and undoes it. */
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

  describe('voided by an Editor and taken anew by another desk', () => {
    const voidFor = async (payment: number, reason: string) =>
      await post('/desk/voids', { payment, reason }, desk.editor);

    /** Writes our own reason for a correction, which earlier versions let staff type. */
    const nameCorrected = async (payment: number) =>
      await desk.park.store.db.transaction().execute(async (db) => {
        const armTriggers = await withoutTriggers(db, engine.name, 'payment_void');
        await db
          .updateTable('payment_void')
          .set({ reason: deskReasons.corrected })
          .where('payment_id', '=', payment)
          .execute();
        await armTriggers();
      });

    test('is not what the first desk takes back', async () => {
      const first = await desk.pay(slot);
      const { id } = await desk.newest();
      expect(await voidFor(first, 'Pomyłka')).toMatchObject({ status: 200 });
      await nameCorrected(first);
      await desk.at('2026-07-10T08:01:00Z');
      const second = await desk.pay(slot, 'card', desk.other);
      expect(await desk.undo(id)).toMatchObject({ status: 409, code: 'SLOT_PAID' });
      expect(await paymentOf(slot)).toBe(second);
    });

    test('has a reason that is none of ours', async () => {
      const payment = await desk.pay(slot);
      for (const reason of Object.values(deskReasons))
        expect(await voidFor(payment, reason)).toMatchObject({ status: 400, code: 'FAILED_VALIDATION' });
      const rides = [{ slot, rider: desk.rider.id, payment }];
      const cancelling = { rides, reason: deskReasons.corrected, back_by: 'mistake' };
      expect(await post('/desk/cancellations', cancelling, desk.editor)).toMatchObject({ status: 400 });
      expect(await voidFor(payment, 'Zła metoda')).toMatchObject({ status: 200 });
    });
  });

  test.each<[string, string, (sold: number) => Promise<() => ReturnType<typeof post>>]>([
    [
      'payment',
      day,
      async (sold) => {
        await desk.pay(sold);
        return () => correct(sold, 'card');
      },
    ],
    [
      'bill of rides',
      '2026-07-11',
      async (sold) => {
        await desk.takeBill([{ slot: sold }], [{ method: 'cash', amount: 55 }]);
        return () => correct(sold, 'card');
      },
    ],
    [
      'bill of things',
      '2026-07-12',
      async () => {
        const bill = await desk.takeBill([{ item: 'board', count: 1 }], [{ method: 'cash', amount: 10 }]);
        return () => post('/desk/corrections/bill', { bill, from: 'cash', method: 'card' });
      },
    ],
    [
      'bill of a pass',
      '2026-07-13',
      async () => {
        const lines = [{ pass_kind: passRow, account: desk.rider.id }];
        const bill = await desk.takeBill(lines, [{ method: 'cash', amount: 490 }]);
        return () => post('/desk/corrections/bill', { bill, from: 'cash', method: 'card' });
      },
    ],
  ])('A %s of a closed day stays, also after a correction that counts later', async (_what, date, sell) => {
    await desk.at(`${date}T09:00:00Z`);
    const correctIt = await sell(slot);
    const { id } = await desk.newest();
    expect(await closeAtLast(desk.call, desk.manager, date)).toMatchObject({ status: 200 });
    expect(await desk.undo(id)).toMatchObject({ status: 409, code: 'DAY_CLOSED' });
    expect(await correctIt()).toMatchObject({ status: 200 });
    const correction = await desk.newest();
    expect(await desk.undo(id)).toMatchObject({ status: 409, code: 'DAY_CLOSED' });
    // The correction itself belongs to the open day.
    expect(await desk.undo(correction.id)).toMatchObject({ status: 200 });
    expect(await desk.undo(id)).toMatchObject({ status: 409, code: 'DAY_CLOSED' });
  });

  test('The books agree after all that', async () => {
    expect(
      await findContradictions(desk.park.store.db, engine.name, desk.park.clock.now().epochMilliseconds),
    ).toEqual([]);
  });
});
