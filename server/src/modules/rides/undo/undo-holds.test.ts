import { payWithPassCall } from '@cablepark/contract/payments/paying';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putHold } from '../../../../test/support/bookings.ts';
import { type DeskFixture, deskNow, openDesk } from '../../../../test/support/desk-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { buyPass, offerPasses } from '../../../../test/support/passes.ts';
import { startCheckoutJob } from '../../bills/index.ts';

const holdEnd = '2026-07-10T08:08:00Z';

describe.each(eitherEngine(import.meta.url))('A held ride that was paid by mistake on $name', (engine) => {
  let desk: DeskFixture;
  let slot: number;

  beforeAll(async () => {
    desk = await openDesk(engine);
    await offerPasses(desk.park);
  });
  beforeEach(async () => {
    await desk.at(deskNow);
    slot = await desk.aSlot();
    await putHold(desk.park.store.db, slot, Date.parse(holdEnd));
  });

  const post = (url: string, body: object) => desk.call('POST', url, desk.manager, body);
  const holdOf = async (id: number) =>
    await desk.park.store.db
      .selectFrom('booking')
      .select(['state', 'held_until', 'hold_kind', 'payment_id'])
      .where('slot_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
  const release = async () => {
    const job = startCheckoutJob(desk.park, { isTimed: false });
    await job.release();
    await job.stop();
  };

  test.each<[string, () => Promise<unknown>]>([
    ['a payment', () => desk.pay(slot)],
    ['a bill', () => desk.takeBill([{ slot }], [{ method: 'cash', amount: 55 }])],
    [
      'a pass',
      async () => {
        const pass = await buyPass(desk.call, desk.manager, desk.rider);
        return await post('/items/Payment', { slot, method: 'pass', pass });
      },
    ],
    [
      'a pass for several',
      async () => {
        const pass = await buyPass(desk.call, desk.manager, desk.rider);
        return await post(payWithPassCall.path, { slots: [slot], pass });
      },
    ],
  ])('is held until its end again after Undo of %s', async (_what, pay) => {
    const before = await holdOf(slot);
    expect(before).toMatchObject({ state: 'held', hold_kind: 'pay' });
    await pay();
    expect(await holdOf(slot)).toMatchObject({ state: 'booked', held_until: null });
    expect(await desk.undoNewest()).toMatchObject({ status: 200 });
    expect(await holdOf(slot)).toEqual(before);
  });

  test('is free soon where its end has passed meanwhile', async () => {
    await desk.pay(slot);
    await desk.at('2026-07-10T08:10:00Z');
    expect(await desk.undoNewest()).toMatchObject({ status: 200 });
    await release();
    expect(await desk.read(slot)).toMatchObject({ bookedBy: null });
  });

  test('is held no longer once its method was corrected; only Undo of the payment holds it again', async () => {
    const payment = await desk.pay(slot);
    const { id } = await desk.newest();
    expect(await post('/desk/corrections/method', { payment, method: 'card' })).toMatchObject({
      status: 200,
    });
    expect(await desk.undoNewest()).toMatchObject({ status: 200 });
    expect(await holdOf(slot)).toMatchObject({ state: 'booked', held_until: null });
    expect(await desk.undo(id)).toMatchObject({ status: 200 });
    expect(await holdOf(slot)).toMatchObject({ state: 'held', held_until: Date.parse(holdEnd) });
  });

  test('stays booked without an end where it was so before', async () => {
    const walkIn = await desk.aSlot();
    await desk.pay(walkIn);
    expect(await desk.undoNewest()).toMatchObject({ status: 200 });
    expect(await holdOf(walkIn)).toMatchObject({ state: 'booked', held_until: null });
  });
});
