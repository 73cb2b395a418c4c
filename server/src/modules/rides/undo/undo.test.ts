import { listDeskActionsCall } from '@cablepark/contract/rides/desk-actions';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeAtLast } from '../../../../test/support/day-closes.ts';
import { type DeskFixture, deskNow, openDesk } from '../../../../test/support/desk-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { buyPass, offerPasses } from '../../../../test/support/passes.ts';
import { aPerson } from '../../../../test/support/people.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';
import { findUndonePayments } from '../../cash-book/index.ts';

const day = '2026-07-10';
const later = (minutes: number) => Temporal.Instant.from(deskNow).add({ minutes }).toString();

describe.each(eitherEngine(import.meta.url))('Taking back at the desk on $name', (engine) => {
  let desk: DeskFixture;
  let slot: number;

  beforeAll(async () => {
    desk = await openDesk(engine);
    await offerPasses(desk.park);
  });
  beforeEach(async () => {
    await desk.at(deskNow);
    slot = await desk.aSlot();
  });

  const post = (url: string, body: object, who = desk.manager) => desk.call('POST', url, who, body);
  const patch = (id: number, body: object, who = desk.manager) =>
    desk.call('PATCH', `/items/Slot/${id}`, who, body);
  const done = { status: 200, data: { undone: true } };
  const changed = (since: string) => ({ status: 409, code: 'CHANGED_SINCE', extensions: { since } });

  test('A payment leaves the till by its own method, and the day’s close names it', async () => {
    const payment = await desk.pay(slot, 'card');
    const action = await desk.newest();
    expect(action).toMatchObject({
      kind: 'payment',
      slot,
      user: desk.manager.id,
      rider: 'User',
      undone: false,
    });
    expect(await desk.undo(action.id)).toMatchObject(done);
    expect(await desk.read(slot)).toMatchObject({ bookedBy: desk.rider.id, payment: null });
    expect(await desk.entriesOf(payment)).toEqual([
      ['sale', 5500, 'card', day],
      ['reversal', -5500, 'card', day],
    ]);
    const undone = await findUndonePayments(desk.park.store.db, { from: day, to: day });
    expect(undone.at(-1)).toMatchObject({
      payment,
      how: 'undone',
      cents: 5500,
      method: 'card',
      takenBy: 'Manager',
      undoneBy: 'Manager',
      rider: 'User',
      isForPass: false,
    });
    // Undoing it again changes nothing, and the ride can be paid again.
    expect(await desk.undo(action.id)).toMatchObject(done);
    await desk.pay(slot, 'cash');
  });

  test('Stays in reach for a quarter of an hour, however much the others do', async () => {
    await desk.pay(slot);
    const { id } = await desk.newest();
    const others = await aPerson(desk.park, 'Manager');
    for (let i = 0; i < 13; i += 1) await desk.pay(await desk.aSlot(), 'cash', others);
    const listed = async () =>
      (await desk.call('GET', listDeskActionsCall.path, desk.manager)).rows.map((row) => row['id']);
    expect(await listed()).toContain(id);
    await desk.at(later(16));
    expect(await listed()).not.toContain(id);
  });

  test('A ride on a pass goes back to the pass', async () => {
    const pass = await buyPass(desk.call, desk.manager, desk.rider);
    const left = async () => (await desk.call('GET', `/items/Pass/${pass}`, desk.manager)).data['balance'];
    expect((await post('/items/Payment', { slot, method: 'pass', pass })).status).toBe(200);
    expect(await left()).toBe(9);
    expect(await desk.undoNewest()).toMatchObject(done);
    expect([await left(), (await desk.read(slot))['payment']]).toEqual([10, null]);
  });

  test('A sold pass ends, and its money leaves the till, unless somebody has used or claimed it', async () => {
    const sale = async (owner: typeof desk.rider | null) => {
      const pass = await buyPass(desk.call, desk.manager, owner);
      return { pass, action: (await desk.newest()).id };
    };
    const unused = await sale(desk.rider);
    expect(await desk.undo(unused.action)).toMatchObject(done);
    expect((await desk.call('GET', `/items/Pass/${unused.pass}`, desk.manager)).data).toMatchObject({
      balance: 0,
      voided: expect.any(String),
    });
    const { id } = await desk.park.store.db
      .selectFrom('payment')
      .select('id')
      .where('pass_id', '=', unused.pass)
      .executeTakeFirstOrThrow();
    expect(await desk.entriesOf(id)).toEqual([
      ['sale', 49_000, 'cash', day],
      ['reversal', -49_000, 'cash', day],
    ]);
    const used = await sale(desk.rider);
    await post('/items/Payment', { slot, method: 'pass', pass: used.pass });
    expect(await desk.undo(used.action)).toMatchObject(changed('used'));
    const claimed = await sale(null);
    await desk.park.store.db
      .updateTable('pass')
      .set({ account_id: desk.rider.id })
      .where('id', '=', claimed.pass)
      .execute();
    expect(await desk.undo(claimed.action)).toMatchObject(changed('used'));
  });

  test('A walk-in and a booking end without a fee; what was paid or moved since stays', async () => {
    const [free, next] = [await desk.aSlot(null), await desk.aSlot(null)];
    await post('/desk/walk-ins', { slot: free, first_name: 'Ola', description: '600700800' });
    expect(await desk.newest()).toMatchObject({ kind: 'walkIn', rider: 'Ola' });
    expect(await desk.undoNewest()).toMatchObject(done);
    expect(await desk.read(free)).toMatchObject({ bookedBy: null });
    await patch(free, { bookedBy: desk.rider.id });
    const booking = await desk.newest();
    expect(booking).toMatchObject({ kind: 'booking', rider: 'User' });
    await desk.pay(free);
    expect(await desk.undo(booking.id)).toMatchObject({ status: 409, code: 'SLOT_PAID' });
    await desk.undoNewest();
    await post('/desk/moves', { from: free, to: next });
    expect(await desk.undo(booking.id)).toMatchObject(changed('moved'));
    await desk.undoNewest();
    expect(await desk.undo(booking.id)).toMatchObject(done);
    const { late } = await desk.park.store.db
      .selectFrom('booking')
      .select('late')
      .where('slot_id', '=', free)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect([late, (await desk.read(free))['bookedBy']]).toEqual([0, null]);
  });

  test('A moved ride goes back with its payment, unless its slot is sold again or over', async () => {
    const payment = await desk.pay(slot);
    const next = await desk.aSlot(null);
    const move = async () => {
      expect((await post('/desk/moves', { from: slot, to: next })).status).toBe(200);
      return await desk.newest();
    };
    expect(await move()).toMatchObject({ kind: 'move', slot: next, from: slot });
    expect(await desk.undoNewest()).toMatchObject(done);
    expect(await desk.read(slot)).toMatchObject({ bookedBy: desk.rider.id, payment });
    expect(await desk.read(next)).toMatchObject({ bookedBy: null, payment: null });
    const again = await move();
    await patch(slot, { bookedBy: desk.other.id });
    expect(await desk.undo(again.id)).toMatchObject({ status: 409, code: 'SLOT_TAKEN' });
    expect(await desk.read(next)).toMatchObject({ bookedBy: desk.rider.id, payment });
  });

  test('A no-show mark goes; one that was made anew stays', async () => {
    const begun = await desk.aSlot();
    await desk.at('2026-07-12T12:00:00Z');
    const mark = async (missing: boolean) => await post('/desk/no-shows', { slot: begun, missing });
    const marks = () => desk.park.store.db.selectFrom('no_show').selectAll().execute();
    await mark(true);
    expect(await desk.newest()).toMatchObject({ kind: 'noShow' });
    expect(await desk.undoNewest()).toMatchObject(done);
    expect(await marks()).toEqual([]);
    await mark(true);
    const first = await desk.newest();
    await mark(false);
    expect(await desk.undo(first.id)).toMatchObject(changed('marked'));
  });

  test('A cancelled booking returns at its price, with its mark, also after its time', async () => {
    await desk.at('2026-07-13T12:00:00Z');
    await post('/desk/no-shows', { slot, missing: true });
    await patch(slot, { bookedBy: null });
    expect(await desk.newest()).toMatchObject({ kind: 'cancel', slot });
    expect(await desk.read(slot)).toMatchObject({ bookedBy: null });
    expect(await desk.undoNewest()).toMatchObject(done);
    expect(await desk.read(slot)).toMatchObject({ bookedBy: desk.rider.id, price: 55 });
    expect(
      await desk.park.store.db
        .selectFrom('no_show')
        .innerJoin('slot', 'slot.booking_id', 'no_show.booking_id')
        .select('slot.id')
        .where('slot.id', '=', slot)
        .execute(),
    ).toEqual([{ id: slot }]);
  });

  test('A cancelled booking does not return to a slot that is sold again, edited or gone', async () => {
    const cancel = async (id: number) => {
      await patch(id, { bookedBy: null });
      return (await desk.newest()).id;
    };
    const sold = await cancel(slot);
    await patch(slot, { bookedBy: desk.other.id });
    expect(await desk.undo(sold)).toMatchObject({ status: 409, code: 'SLOT_TAKEN' });
    const edited = await desk.aSlot();
    const cancelled = await cancel(edited);
    await desk.call('PATCH', `/items/Slot/${edited}`, desk.editor, { duration: 20 });
    expect(await desk.undo(cancelled)).toMatchObject({ status: 409, code: 'CHANGED_SINCE' });
    expect((await desk.call('DELETE', `/items/Slot/${edited}`, desk.editor)).status).toBeLessThan(300);
    expect(await desk.undo(cancelled)).toMatchObject({ status: 409, code: 'CHANGED_SINCE' });
  });

  test('Only one’s own, for a quarter of an hour, and on the day that is open', async () => {
    const payment = await desk.pay(slot);
    const { id } = await desk.newest();
    for (const who of [desk.other, desk.editor, desk.rider])
      expect(await desk.undo(id, who)).toMatchObject({ status: 403 });
    await desk.at(later(15));
    expect(await desk.undo(id)).toMatchObject({ status: 422, code: 'TOO_LATE' });
    const voiding = { payment, reason: 'Pomyłka' };
    expect((await post('/desk/voids', voiding, desk.editor)).status).toBe(200);
    await desk.pay(slot);
    const closed = await desk.newest();
    expect(await closeAtLast(desk.call, desk.manager, day)).toMatchObject({ status: 200 });
    expect(await desk.undo(closed.id)).toMatchObject({ status: 409, code: 'DAY_CLOSED' });
    // What follows the close counts on the next day, and so does its reversal.
    const evening = await desk.aSlot();
    const after = await desk.pay(evening);
    expect(await desk.undoNewest()).toMatchObject(done);
    expect(await desk.entriesOf(after)).toEqual([
      ['sale', 5500, 'cash', '2026-07-11'],
      ['reversal', -5500, 'cash', '2026-07-11'],
    ]);
  });

  test('The list has what the desk did in the last hour, by name, and riders do not see it', async () => {
    await desk.pay(slot);
    const rows = async () => (await desk.call('GET', '/desk/actions', desk.other)).rows;
    expect((await rows())[0]).toMatchObject({ kind: 'payment', user: desk.manager.id, user_name: 'Manager' });
    expect((await desk.call('GET', '/desk/actions', desk.rider)).status).toBe(403);
    await desk.at(later(60 * 24 * 9));
    expect(await rows()).toEqual([]);
  });

  test('The books agree after all that', async () => {
    expect(
      await findContradictions(desk.park.store.db, engine.name, desk.park.clock.now().epochMilliseconds),
    ).toEqual([]);
  });
});
