import { listDayClosesCall } from '@cablepark/contract/payments/day-closes';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../../test/support/audit.ts';
import { billSums } from '../../../../test/support/bill-sums.ts';
import { closeDay } from '../../../../test/support/day-closes.ts';
import { type DeskFixture, deskNow, openDesk } from '../../../../test/support/desk-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { offerPasses, passRow } from '../../../../test/support/passes.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';

const day = '2026-07-10';

describe.each(eitherEngine(import.meta.url))('A bill of a wrong method on $name', (engine) => {
  let desk: DeskFixture;
  /** Two rides, a board and a pass for 610 zł in cash. */
  let slots: [number, number];
  let bill: string;

  beforeAll(async () => {
    desk = await openDesk(engine);
    await offerPasses(desk.park, { slots: 10, price: 490 });
  });

  const take = (parts: object[], lines: object[] = []) =>
    desk.takeBill([...slots.map((slot) => ({ slot })), ...lines], parts);
  beforeEach(async () => {
    await desk.at(deskNow);
    slots = [await desk.aSlot(), await desk.aSlot()];
    const things = [
      { item: 'board', count: 1 },
      { pass_kind: passRow, account: desk.rider.id },
    ];
    bill = await take([{ method: 'cash', amount: 610 }], things);
  });

  const paymentOf = async (slot: number) => Number((await desk.read(slot))['payment']);
  const correct = async (method: string, payment?: number, by = desk.call, who = desk.manager) =>
    by('POST', '/desk/corrections/method', who, { payment: payment ?? (await paymentOf(slots[1])), method });
  const preview = async (slot: number, who = desk.manager) =>
    desk.call('GET', `/desk/corrections/method/${await paymentOf(slot)}`, who);
  const sums = async (of = bill) => await billSums(desk.park, of);
  const methods = async () => {
    const ids = [await paymentOf(slots[0]), await paymentOf(slots[1])];
    const { rows } = await desk.call('GET', `/items/Payment?filter[id][_in]=${ids.join()}`, desk.manager);
    return rows.map((row) => row['method']);
  };

  test('Each line is reversed and entered anew on one day; Undo makes all of it what it was', async () => {
    expect((await preview(slots[1])).data).toEqual({
      slots,
      others: 2,
      passes: 1,
      amount: 610,
      obstacle: null,
    });
    const { status, data } = await correct('card');
    expect([status, data.id]).toEqual([200, slots[1]]);
    expect(await sums()).toEqual({ [`${day} cash`]: 0, [`${day} card`]: 610 });
    expect(await methods()).toEqual(['card', 'card']);
    expect((await readAudit(desk.park)).at(-1)).toMatchObject({
      action: 'bill.correct',
      id: bill,
      before: { amount: 610, method: 'cash' },
      after: { amount: 610, method: 'card' },
    });
    expect(await desk.newest()).toMatchObject({ kind: 'method', slot: slots[1] });
    expect(await desk.undoNewest()).toMatchObject({ status: 200 });
    expect(await sums()).toEqual({ [`${day} cash`]: 610, [`${day} card`]: 0 });
    expect(await methods()).toEqual(['cash', 'cash']);
    // The method can be corrected any number of times.
    expect(await correct('card')).toMatchObject({ status: 200 });
    expect(await sums()).toEqual({ [`${day} cash`]: 0, [`${day} card`]: 610 });
  });

  test('The same method changes nothing, and a replaced payment is an old one', async () => {
    const payment = await paymentOf(slots[0]);
    expect(await correct('cash', payment)).toMatchObject({ status: 200, data: { payment } });
    await correct('blik', payment);
    expect(await correct('card', payment)).toMatchObject({ status: 409, code: 'CHANGED_SINCE' });
    expect(await sums()).toMatchObject({ [`${day} blik`]: 610 });
  });

  test('Undo of the bill takes back what stands after a correction', async () => {
    const { id } = await desk.newest();
    await correct('card');
    const correction = await desk.newest();
    expect(await desk.undo(id)).toMatchObject({ status: 200 });
    expect(await sums()).toEqual({ [`${day} cash`]: 0, [`${day} card`]: 0 });
    expect(await desk.read(slots[0])).toMatchObject({ payment: null });
    expect(await desk.undo(correction.id)).toMatchObject({ status: 409, code: 'CHANGED_SINCE' });
  });

  test('After the correction a board goes back by the right method', async () => {
    await correct('card');
    const { id: line } = await desk.park.store.db
      .selectFrom('bill_line')
      .select('id')
      .where('bill_id', '=', bill)
      .where('item', 'is not', null)
      .executeTakeFirstOrThrow();
    const { rows } = await desk.call('GET', `/desk/bill-items/${line}`, desk.manager);
    expect(rows).toMatchObject([{ methods: ['card'], returned_at: null }]);
    await desk.call('POST', '/desk/item-returns', desk.editor, { lines: [line], reason: 'Pęknięta' });
    expect((await preview(slots[0])).data).toMatchObject({ obstacle: 'back' });
    expect(await correct('cash')).toMatchObject({ status: 403 });
    expect(await desk.undoNewest()).toMatchObject({ status: 409, code: 'CHANGED_SINCE' });
  });

  test('Two methods, a ride that was given back and a pass that ended are refused', async () => {
    const voided = await paymentOf(slots[0]);
    await desk.call('POST', '/desk/voids', desk.editor, {
      payment: voided,
      reason: 'Wiatr',
      back_by: 'cash',
    });
    expect(await correct('card')).toMatchObject({ status: 403 });
    slots = [await desk.aSlot(), await desk.aSlot()];
    await take([
      { method: 'cash', amount: 50 },
      { method: 'card', amount: 60 },
    ]);
    expect((await preview(slots[0])).data).toMatchObject({ obstacle: 'split', others: 0 });
    expect(await correct('blik')).toMatchObject({ status: 403 });
    expect(await correct('card', undefined, desk.call, desk.rider)).toMatchObject({ status: 403 });
    expect(await preview(slots[0], desk.rider)).toMatchObject({ status: 403 });
  });

  test('Two desks correct at once: once', async () => {
    const payment = await paymentOf(slots[0]);
    const other = await paymentOf(slots[1]);
    const both = await Promise.all([correct('card', payment), correct('blik', other, desk.twin, desk.other)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(Object.values(await sums()).filter((zl) => zl !== 0)).toEqual([610]);
  });

  test('A correction and Undo of the bill at once: one after the other, and even', async () => {
    const { id } = await desk.newest();
    const payment = await paymentOf(slots[0]);
    const [undone, corrected] = await Promise.all([
      desk.undo(id, desk.manager, desk.twin),
      correct('card', payment),
    ]);
    const zl = Object.values(await sums()).reduce((sum, each) => sum + each, 0);
    expect([200, 409]).toContain(corrected.status);
    expect(zl).toBe(undone.status === 200 ? 0 : 610);
  });

  test('A closed day keeps its sums: both entries are of the next one', async () => {
    await closeDay(desk.call, desk.manager, day);
    const close = async () =>
      (await desk.call('GET', `${listDayClosesCall.path}?from=${day}&to=${day}`, desk.manager)).data;
    const before = await close();
    expect(before).toMatchObject({ closes: [{ day }] });
    expect(await correct('card')).toMatchObject({ status: 200 });
    expect(await sums()).toEqual({ [`${day} cash`]: 610, '2026-07-11 cash': -610, '2026-07-11 card': 610 });
    expect(await close()).toEqual(before);
    // The correction belongs to an open day, the sale to a closed one.
    expect(await desk.undoNewest()).toMatchObject({ status: 200 });
    expect(await sums()).toEqual({ [`${day} cash`]: 610, '2026-07-11 cash': 0, '2026-07-11 card': 0 });
  });

  test('A correction while the day is closed: all its entries are of one day', async () => {
    await desk.at('2026-07-20T08:00:00Z');
    slots = [await desk.aSlot(), await desk.aSlot()];
    const sold = await take([{ method: 'cash', amount: 120 }], [{ item: 'board', count: 1 }]);
    const payment = await paymentOf(slots[0]);
    const [, corrected] = await Promise.all([
      closeDay(desk.twin, desk.other, '2026-07-20'),
      correct('card', payment),
    ]);
    expect(corrected.status).toBe(200);
    const later = { '2026-07-20 cash': 120, '2026-07-21 cash': -120, '2026-07-21 card': 120 };
    expect([{ '2026-07-20 cash': 0, '2026-07-20 card': 120 }, later]).toContainEqual(await sums(sold));
  });

  test('The books agree after all that', async () => {
    const nowMs = desk.park.clock.now().epochMilliseconds;
    expect(await findContradictions(desk.park.store.db, engine.name, nowMs)).toEqual([]);
  });
});
