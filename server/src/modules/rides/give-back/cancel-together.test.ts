import {
  cancelTogetherCall,
  previewDeskCancellationsCall,
} from '@cablepark/contract/rides/desk-cancellations';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putHold } from '../../../../test/support/bookings.ts';
import { closeAtLast } from '../../../../test/support/day-closes.ts';
import { type DeskFixture, deskNow, openDesk } from '../../../../test/support/desk-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { buyPass, offerPasses } from '../../../../test/support/passes.ts';
import type { Person } from '../../../../test/support/people.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';

const day = '2026-07-10';
const done = { status: 200, data: { undone: true } };

/** Some of the group's slots are paid at the desk, some with a pass, some not yet. */
describe.each(eitherEngine(import.meta.url))('Cancelling several rides at the desk on $name', (engine) => {
  let desk: DeskFixture;

  beforeAll(async () => {
    desk = await openDesk(engine);
    await offerPasses(desk.park);
  });
  beforeEach(async () => await desk.at(deskNow));

  const preview = async (slots: readonly number[]) =>
    (await desk.call('GET', `${previewDeskCancellationsCall.path}?slots=${slots.join(',')}`, desk.editor))
      .rows;

  /** Cancels the rides as the preview returns them. */
  async function cancel(
    slots: readonly number[],
    how: object = { reason: 'Wiatr', back_by: 'cash' },
    who: Person = desk.editor,
  ) {
    const rides = (await preview(slots)).map(({ slot, rider, payment }) => ({ slot, rider, payment }));
    return await desk.call('POST', cancelTogetherCall.path, who, { rides, ...how });
  }

  const riders = async (slots: readonly number[]) => {
    const read = [];
    for (const slot of slots) read.push((await desk.read(slot))['bookedBy']);
    return read;
  };

  /** Books three rides: one unpaid, one paid by card, one with a pass. */
  async function three() {
    const slots = [await desk.aSlot(), await desk.aSlot(), await desk.aSlot()] as const;
    const byCard = await desk.pay(slots[1], 'card');
    const pass = await buyPass(desk.call, desk.manager, desk.rider);
    const { status } = await desk.call('POST', '/items/Payment', desk.manager, {
      slot: slots[2],
      method: 'pass',
      pass,
    });
    if (status !== 200) throw new Error('The pass did not pay.');
    return { slots, byCard, pass };
  }

  const balanceOf = async (pass: number) =>
    (await desk.call('GET', `/items/Pass/${pass}`, desk.manager)).data['balance'];

  test('The preview says of each what becomes of its money', async () => {
    const { slots } = await three();
    expect(await preview(slots)).toEqual([
      expect.objectContaining({
        slot: slots[0],
        payment: null,
        paid: 'nothing',
        amount: null,
        undoable: true,
      }),
      expect.objectContaining({ slot: slots[1], paid: 'desk', method: 'card', amount: 55, undoable: true }),
      expect.objectContaining({ slot: slots[2], paid: 'pass', method: 'pass', amount: null, undoable: true }),
    ]);
  });

  test('All are free at once, the money leaves the till, the pass has its ride again', async () => {
    const { slots, byCard, pass } = await three();
    expect((await cancel(slots)).status).toBe(200);
    expect(await riders(slots)).toEqual([null, null, null]);
    expect(await desk.entriesOf(byCard)).toEqual([
      ['sale', 5500, 'card', day],
      ['back', -5500, 'cash', day],
    ]);
    expect(await balanceOf(pass)).toBe(10);
  });

  test('One tap brings all of them back, each paid as before', async () => {
    const { slots, pass } = await three();
    await cancel(slots, { reason: 'Wiatr', back_by: 'mistake' });
    expect(await desk.undoNewest(desk.editor)).toMatchObject(done);
    expect(await riders(slots)).toEqual([desk.rider.id, desk.rider.id, desk.rider.id]);
    expect(await balanceOf(pass)).toBe(9);
    const { payment } = await desk.read(slots[1]);
    expect(await desk.entriesOf(Number(payment))).toEqual([['sale', 5500, 'card', day]]);
    expect(await desk.read(slots[0])).toMatchObject({ payment: null });
  });

  test('Money that went back in cash comes back in cash, and a second tap changes nothing', async () => {
    const { slots } = await three();
    await cancel(slots);
    const { id } = await desk.newest();
    const [first, second] = await Promise.all([
      desk.undo(id, desk.editor),
      desk.undo(id, desk.editor, desk.twin),
    ]);
    expect([first, second]).toMatchObject([done, done]);
    const { payment } = await desk.read(slots[1]);
    expect(await desk.entriesOf(Number(payment))).toEqual([['sale', 5500, 'cash', day]]);
  });

  test('None comes back once somebody has one of the slots', async () => {
    const { slots, pass } = await three();
    await cancel(slots);
    const { id } = await desk.newest();
    await desk.call('PATCH', `/items/Slot/${slots[0]}`, desk.other, { bookedBy: desk.other.id });
    expect(await desk.undo(id, desk.editor)).toMatchObject({ status: 409, code: 'SLOT_TAKEN' });
    expect(await riders(slots)).toEqual([desk.other.id, null, null]);
    expect(await balanceOf(pass)).toBe(10);
  });

  test('None comes back once the pass has nothing left for it', async () => {
    const { slots, pass } = await three();
    await cancel(slots);
    const { id } = await desk.newest();
    const adjusting = { by: -10, reason: 'Zabrane' };
    expect((await desk.call('POST', `/passes/${pass}/adjustments`, desk.editor, adjusting)).status).toBe(200);
    expect(await desk.undo(id, desk.editor)).toMatchObject({ status: 409, code: 'PASS_EMPTY' });
    expect(await riders(slots)).toEqual([null, null, null]);
  });

  test('What went by a transfer does not come back by a tap', async () => {
    const { slots } = await three();
    await cancel(slots, { reason: 'Wiatr', back_by: 'transfer' });
    const { id } = await desk.newest();
    expect(await desk.undo(id, desk.editor)).toMatchObject({
      code: 'CHANGED_SINCE',
      extensions: { since: 'sent' },
    });
  });

  test.each([
    ['a Manager', 'FORBIDDEN', {}],
    ['an Editor without a way', 'FAILED_VALIDATION', { reason: 'Wiatr' }],
    ['an Editor without a reason', 'FAILED_VALIDATION', { back_by: 'cash' }],
  ])('Where one is paid, %s cancels none', async (who, code, how) => {
    const { slots } = await three();
    const person = who === 'a Manager' ? desk.manager : desk.editor;
    expect(await cancel(slots, how, person)).toMatchObject({ code });
    expect(await riders(slots)).toEqual([desk.rider.id, desk.rider.id, desk.rider.id]);
  });

  test('A Manager cancels unpaid ones, and takes that back', async () => {
    const slots = [await desk.aSlot(), await desk.aSlot()];
    expect((await cancel(slots, {}, desk.manager)).status).toBe(200);
    expect(await desk.undoNewest()).toMatchObject(done);
    expect(await riders(slots)).toEqual([desk.rider.id, desk.rider.id]);
  });

  test('One that was paid meanwhile keeps all of them, and is named', async () => {
    const slots = [await desk.aSlot(), await desk.aSlot()];
    const rides = (await preview(slots)).map(({ slot, rider, payment }) => ({ slot, rider, payment }));
    await desk.pay(slots[1] ?? 0);
    const answer = await desk.call('POST', cancelTogetherCall.path, desk.editor, { rides });
    expect(answer).toMatchObject({ code: 'CHANGED_SINCE', extensions: { slots: [slots[1]] } });
    expect(await riders(slots)).toEqual([desk.rider.id, desk.rider.id]);
  });

  test('With a hold among them there is no tap back, which would be half of one', async () => {
    const slots = [await desk.aSlot(), await desk.aSlot()];
    await putHold(
      desk.park.store.db,
      slots[1] ?? 0,
      Temporal.Instant.from(deskNow).epochMilliseconds + 300_000,
    );
    const before = (await desk.newest()).id;
    expect((await preview(slots)).map(({ undoable }) => undoable)).toEqual([true, false]);
    expect((await cancel(slots, {})).status).toBe(200);
    expect((await desk.newest()).id).toBe(before);
  });

  test('Once the day is closed its money stays where it is', async () => {
    const slots = [await desk.aSlot(), await desk.aSlot()];
    await desk.pay(slots[0] ?? 0);
    await cancel(slots);
    const { id } = await desk.newest();
    expect(await closeAtLast(desk.call, desk.manager, day)).toMatchObject({ status: 200 });
    expect(await desk.undo(id, desk.editor)).toMatchObject({ status: 409, code: 'DAY_CLOSED' });
  });

  test('The books agree after all that', async () => {
    const nowMs = desk.park.clock.now().epochMilliseconds;
    expect(await findContradictions(desk.park.store.db, engine.name, nowMs)).toEqual([]);
  });
});
