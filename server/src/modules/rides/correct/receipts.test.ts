import { keepReceiptCall } from '@cablepark/contract/payments/records';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DeskFixture, deskNow, openDesk } from '../../../../test/support/desk-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';

describe.each(eitherEngine(import.meta.url))('The number of a receipt on $name', (engine) => {
  let desk: DeskFixture;

  beforeAll(async () => {
    desk = await openDesk(engine);
  });
  beforeEach(() => desk.at(deskNow));

  const url = async (slot: number) =>
    keepReceiptCall.path.replace(':id', String((await desk.read(slot))['payment']));
  const receiptOf = async (slot: number) => {
    const { data } = await desk.call('GET', await url(slot), desk.manager);
    return [data['method'], data['receipt']];
  };
  const keep = async (slot: number) =>
    expect(await desk.call('PATCH', await url(slot), desk.manager, { receipt: 'W-7' })).toMatchObject({
      status: 200,
    });

  const paid: Record<string, (slot: number) => Promise<unknown>> = {
    alone: (slot) => desk.pay(slot),
    'on a bill': (slot) =>
      desk.takeBill([{ slot }, { item: 'board', count: 1 }], [{ method: 'cash', amount: 65 }]),
  };
  test.each(Object.entries(paid))(
    'follows a ride paid %s to its right method, and back',
    async (_how, pay) => {
      const slot = await desk.aSlot();
      await pay(slot);
      await keep(slot);
      const right = { payment: (await desk.read(slot))['payment'], method: 'card' };
      expect((await desk.call('POST', '/desk/corrections/method', desk.manager, right)).status).toBe(200);
      expect(await receiptOf(slot)).toEqual(['card', 'W-7']);
      expect((await desk.undoNewest()).status).toBe(200);
      expect(await receiptOf(slot)).toEqual(['cash', 'W-7']);
    },
  );

  test('comes back with a ride whose cancellation is undone', async () => {
    const slot = await desk.aSlot();
    const payment = await desk.pay(slot);
    await keep(slot);
    const rides = [{ slot, rider: desk.rider.id, payment }];
    const cancelling = { rides, reason: 'Wrong slot', back_by: 'cash' };
    expect((await desk.call('POST', '/desk/cancellations', desk.editor, cancelling)).status).toBe(200);
    const { id } = await desk.newest();
    expect((await desk.undo(id, desk.editor)).status).toBe(200);
    expect(await receiptOf(slot)).toEqual(['cash', 'W-7']);
  });
});
