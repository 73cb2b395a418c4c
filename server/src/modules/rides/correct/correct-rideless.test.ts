import { correctBillCall } from '@cablepark/contract/rides/corrections';
import { listDeskActionsCall } from '@cablepark/contract/rides/desk-actions';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billSums } from '../../../../test/support/bill-sums.ts';
import { closeDay } from '../../../../test/support/day-closes.ts';
import { type DeskFixture, deskNow, openDesk } from '../../../../test/support/desk-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { buyPass, offerPasses, passRow } from '../../../../test/support/passes.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';

const day = '2026-07-10';

describe.each(eitherEngine(import.meta.url))(
  'A bill without rides, of a wrong method, on $name',
  (engine) => {
    let desk: DeskFixture;
    /** Two boards and a pass for 510 zł in cash. */
    let bill: string;

    beforeAll(async () => {
      desk = await openDesk(engine);
      await offerPasses(desk.park, { slots: 10, price: 490 });
    });

    beforeEach(async () => {
      await desk.at(deskNow);
      const lines = [
        { item: 'board', count: 2 },
        { pass_kind: passRow, account: desk.rider.id },
      ];
      bill = await desk.takeBill(lines, [{ method: 'cash', amount: 510 }]);
    });

    const correct = async (from: string, method: string, by = desk.call, who = desk.manager) =>
      await by('POST', correctBillCall.path, who, { bill, from, method });
    const sums = async () => await billSums(desk.park, bill);
    const cash = `${day} cash`;
    const card = `${day} card`;

    test('It is entered anew; the list says how it can be corrected, and Undo makes it what it was', async () => {
      const sale = await desk.newest();
      expect(sale).toMatchObject({ kind: 'bill', bill: { id: bill, method: 'cash', amount: 510 } });
      expect(await correct('cash', 'card')).toMatchObject({
        status: 200,
        data: { id: bill, method: 'card' },
      });
      expect(await sums()).toEqual({ [cash]: 0, [card]: 510 });
      const { rows } = await desk.call('GET', listDeskActionsCall.path, desk.manager);
      expect(rows.slice(0, 2)).toMatchObject([
        { kind: 'method', slot: null, bill: null },
        { id: sale.id, bill: { id: bill, method: 'card' } },
      ]);
      expect(await desk.undoNewest()).toMatchObject({ status: 200 });
      expect(await sums()).toEqual({ [cash]: 510, [card]: 0 });
      // The method can be corrected any number of times.
      expect(await correct('cash', 'card')).toMatchObject({ status: 200 });
      expect(await desk.undo(sale.id)).toMatchObject({ status: 200 });
      expect(await sums()).toEqual({ [cash]: 0, [card]: 0 });
      expect(await desk.undo((await desk.newest()).id)).toMatchObject({ code: 'CHANGED_SINCE' });
      expect((await desk.call('GET', listDeskActionsCall.path, desk.manager)).rows).toContainEqual(
        expect.objectContaining({ id: sale.id, bill: null, undone: true }),
      );
    });

    test('The board of a rider with a pass is corrected by itself; a ride for money by its payment', async () => {
      const pass = await buyPass(desk.call, desk.manager, desk.rider);
      const slot = await desk.aSlot();
      bill = await desk.takeBill(
        [
          { slot, pass },
          { item: 'board', count: 1 },
        ],
        [{ method: 'cash', amount: 10 }],
      );
      expect(await desk.newest()).toMatchObject({ slot, bill: { id: bill, method: 'cash' } });
      expect(await correct('cash', 'blik')).toMatchObject({ status: 200 });
      expect(await sums()).toEqual({ [cash]: 0, [`${day} blik`]: 10 });
      bill = await desk.takeBill([{ slot: await desk.aSlot() }], [{ method: 'cash', amount: 55 }]);
      expect(await desk.newest()).toMatchObject({ bill: null });
      expect(await correct('cash', 'blik')).toMatchObject({ status: 403 });
    });

    test('Corrected once more, its first correction can’t be taken back', async () => {
      await correct('cash', 'card');
      const { id } = await desk.newest();
      await correct('card', 'blik');
      expect(await desk.undo(id)).toMatchObject({
        code: 'CHANGED_SINCE',
        extensions: { since: 'corrected' },
      });
      expect(await sums()).toMatchObject({ [card]: 0, [`${day} blik`]: 510 });
    });

    test('Two methods, a board that went back, a rider and a bill that is none are refused', async () => {
      expect(await correct('cash', 'card', desk.call, desk.rider)).toMatchObject({ status: 403 });
      const first = bill;
      bill = await desk.takeBill(
        [{ item: 'board', count: 1 }],
        [
          { method: 'cash', amount: 4 },
          { method: 'card', amount: 6 },
        ],
      );
      expect(await desk.newest()).toMatchObject({ bill: null });
      expect(await correct('cash', 'blik')).toMatchObject({ status: 403 });
      bill = first;
      const { id: line } = await desk.park.store.db
        .selectFrom('bill_line')
        .select('id')
        .where('bill_id', '=', bill)
        .where('item', 'is not', null)
        .executeTakeFirstOrThrow();
      await desk.call('POST', '/desk/item-returns', desk.editor, { lines: [line], reason: 'Pęknięta' });
      expect(await correct('cash', 'card')).toMatchObject({ status: 403 });
      bill = crypto.randomUUID();
      expect(await correct('cash', 'card')).toMatchObject({ status: 403 });
    });

    test('Two desks at once: one of them, and Undo of the bill beside it leaves it even', async () => {
      const both = await Promise.all([
        correct('cash', 'card'),
        correct('cash', 'blik', desk.twin, desk.other),
      ]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(Object.values(await sums()).filter((zl) => zl !== 0)).toEqual([510]);
      bill = await desk.takeBill([{ item: 'board', count: 1 }], [{ method: 'cash', amount: 10 }]);
      const { id } = await desk.newest();
      const [undone, corrected] = await Promise.all([
        desk.undo(id, desk.manager, desk.twin),
        correct('cash', 'card'),
      ]);
      expect(undone.status).toBe(200);
      expect([200, 403]).toContain(corrected.status);
      expect(Object.values(await sums()).every((zl) => zl === 0)).toBe(true);
    });

    test('A closed day keeps its sums; a repeat of the call changes nothing', async () => {
      await desk.at('2026-07-12T08:00:00Z');
      bill = await desk.takeBill([{ item: 'board', count: 1 }], [{ method: 'cash', amount: 10 }]);
      await closeDay(desk.call, desk.manager, '2026-07-12');
      const body = { bill, from: 'cash', method: 'card', request_key: crypto.randomUUID() };
      const send = async () => await desk.call('POST', correctBillCall.path, desk.manager, body);
      expect([await send(), await send()]).toMatchObject([{ status: 200 }, { status: 200 }]);
      const later = { '2026-07-12 cash': 10, '2026-07-13 cash': -10, '2026-07-13 card': 10 };
      expect(await sums()).toEqual(later);
      expect(await desk.undoNewest()).toMatchObject({ status: 200 });
      expect(await sums()).toEqual({ ...later, '2026-07-13 cash': 0, '2026-07-13 card': 0 });
    });

    test('The books agree after all that', async () => {
      const nowMs = desk.park.clock.now().epochMilliseconds;
      expect(await findContradictions(desk.park.store.db, engine.name, nowMs)).toEqual([]);
    });
  },
);
