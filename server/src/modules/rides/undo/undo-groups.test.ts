import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putHold, putNoShow } from '../../../../test/support/bookings.ts';
import { closeAtLast } from '../../../../test/support/day-closes.ts';
import { type DeskFixture, deskNow, openDesk } from '../../../../test/support/desk-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { buyPass, offerPasses } from '../../../../test/support/passes.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';
import { findUndonePayments } from '../../cash-book/index.ts';

const day = '2026-07-10';

/** The rules for one ride or payment also apply to several. */
describe.each(eitherEngine(import.meta.url))('Taking several rides back at the desk on $name', (engine) => {
  let desk: DeskFixture;

  beforeAll(async () => {
    desk = await openDesk(engine);
    await offerPasses(desk.park);
  });
  beforeEach(async () => await desk.at(deskNow));

  const post = (url: string, body: object, who = desk.manager) => desk.call('POST', url, who, body);
  const done = { status: 200, data: { undone: true } };

  /** Two bookings that move to two free slots. */
  async function moveTwo() {
    const from = [await desk.aSlot(), await desk.aSlot()];
    const to = [await desk.aSlot(null), await desk.aSlot(null)];
    const move = async () =>
      await post('/desk/moves/together', { moves: from.map((id, index) => ({ from: id, to: to[index] })) });
    return { from, to, move };
  }

  async function payBill(lines: object[], amount: number) {
    const { status, code } = await post('/desk/bills', { lines, parts: [{ method: 'cash', amount }] });
    if (status !== 200) throw new Error(`The bill was not paid: ${code}`);
    return (await desk.newest()).id;
  }

  test('Rides that moved together go back with their no-show mark', async () => {
    const { from, move } = await moveTwo();
    await putNoShow(desk.park.store.db, from[1] ?? 0, desk.manager.id);
    const marked = () =>
      desk.park.store.db
        .selectFrom('no_show')
        .innerJoin('slot', 'slot.booking_id', 'no_show.booking_id')
        .select('slot.id')
        .execute();
    expect((await move()).status).toBe(200);
    expect(await marked()).toEqual([]);
    expect(await desk.undoNewest()).toMatchObject(done);
    expect(await marked()).toEqual([{ id: from[1] }]);
  });

  test('They go back to a slot that somebody began to pay for and let go', async () => {
    const { from, move } = await moveTwo();
    expect((await move()).status).toBe(200);
    const { id } = await desk.newest();
    const back = from[0] ?? 0;
    await desk.call('PATCH', `/items/Slot/${back}`, desk.other, { bookedBy: desk.other.id });
    await putHold(desk.park.store.db, back, Temporal.Instant.from(deskNow).epochMilliseconds - 300_000);
    expect(await desk.undo(id)).toMatchObject(done);
    expect(await desk.read(back)).toMatchObject({ bookedBy: desk.rider.id });
  });

  test('A bill stays once the pass of one of its rides is withdrawn', async () => {
    const [first, second] = [await desk.aSlot(), await desk.aSlot()];
    const pass = await buyPass(desk.call, desk.manager, desk.rider);
    const bill = await payBill([{ slot: first, pass }, { slot: second }], 55);
    const voiding = { reason: 'Rezygnacja', money_back: 100, back_by: 'cash' };
    expect((await post(`/passes/${pass}/void`, voiding, desk.editor)).status).toBe(200);
    expect(await desk.undo(bill)).toMatchObject({ code: 'CHANGED_SINCE', extensions: { since: 'used' } });
    expect(await desk.read(first)).toMatchObject({ payment: expect.any(Number) });
  });

  test('A bill of rides on a pass and of things stays once its day is closed', async () => {
    const slot = await desk.aSlot();
    const pass = await buyPass(desk.call, desk.manager, desk.rider);
    const bill = await payBill(
      [
        { slot, pass },
        { item: 'board', count: 1 },
      ],
      10,
    );
    expect(await closeAtLast(desk.call, desk.manager, day)).toMatchObject({ status: 200 });
    expect(await desk.undo(bill)).toMatchObject({ status: 409, code: 'DAY_CLOSED' });
  });

  test('The close names also the things of a bill that went back', async () => {
    const slot = await desk.aSlot();
    const bill = await payBill([{ slot }, { item: 'board', count: 2 }], 75);
    expect(await desk.undo(bill)).toMatchObject(done);
    const days = { from: day, to: '2026-07-11' };
    const undone = await findUndonePayments(desk.park.store.db, days);
    expect(undone.map(({ cents, takenBy, undoneBy }) => [cents, takenBy, undoneBy])).toEqual([
      [5500, 'Manager', 'Manager'],
      [2000, 'Manager', 'Manager'],
    ]);
  });

  test('The books agree after all that', async () => {
    expect(
      await findContradictions(desk.park.store.db, engine.name, desk.park.clock.now().epochMilliseconds),
    ).toEqual([]);
  });
});
