import { describe, expect, test } from 'vitest';
import { putSlot } from '../../../../test/support/bookings.ts';
import { CheckoutFixture } from '../../../../test/support/checkout-fixture.ts';
import { engines } from '../../../../test/support/engines.ts';
import { FakePrzelewy24 } from '../../../../test/support/providers/fake-przelewy24.ts';

describe.each(engines)('What one rider holds, at the desk, on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, aSlot, open, slot, sound } = fixture;
  const unpaid = '/desk/unpaid-rides';

  const book = async (count: number) => {
    const ids: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const id = await aSlot();
      await call('PATCH', `/items/Slot/${id}`, fixture.rider, { bookedBy: fixture.rider.id });
      ids.push(id);
    }
    return ids;
  };
  const pay = (id: number) => call('POST', '/items/Payment', fixture.manager, { slot: id, method: 'cash' });
  const shown = async () => {
    const { data } = await call('GET', `${unpaid}?rider=${fixture.rider.id}`, fixture.manager);
    return (data['slots'] as { id: number }[]).map(({ id }) => id);
  };
  const free = (slots: readonly number[]) =>
    call('POST', unpaid, fixture.manager, { rider: fixture.rider.id, slots });
  const told = async () => {
    const { db } = fixture.park.store;
    const rows = await db
      .selectFrom('outbox')
      .select('data')
      .where('account_id', '=', fixture.rider.id)
      .where('kind', '=', 'cancelled')
      .execute();
    return rows
      .map(({ data }) => JSON.parse(data) as { rides: object[]; counted?: number })
      .reduce((sum, { rides, counted = 0 }) => sum + rides.length + counted, 0);
  };

  test('is listed from eight rides on, with what is unpaid and held of it', async () => {
    const [first] = await book(6);
    await pay(first ?? 0);
    await open(await aSlot());
    const listed = async () => {
      const { rows } = await call('GET', '/desk/riders', fixture.manager);
      return rows.find(({ id }) => String(id) === fixture.rider.id);
    };
    expect(await listed()).toBe(undefined);
    await book(1);
    expect(await listed()).toMatchObject({ first_name: 'User', coming: 8, unpaid: 7, held: 1 });
  });

  test('is freed where it is unpaid, in one step, after it was shown; what is booked later stays', async () => {
    const ids = await book(30);
    await pay(ids[3] ?? 0);
    const held = await aSlot();
    await open(held);
    const preview = await shown();
    expect(preview.length).toBe(30);
    const [later] = await book(1);
    // Mark the booking messages as sent, so that the cancellation must send its own.
    await fixture.park.store.db.updateTable('outbox').set({ ended_at: 0, outcome: 'sent' }).execute();
    const { data } = await free(preview);
    expect(data['freed']).toHaveLength(30);
    expect(data['kept']).toEqual([]);
    expect(await shown()).toEqual([later]);
    expect(await slot(held)).toMatchObject({ bookedBy: null });
    // The held ride sends no message, because none announced it.
    // A message lists at most 24 rides and counts the others.
    expect(await told()).toBe(29);
    expect((await free(preview)).data).toEqual({ freed: [], kept: preview.toSorted((a, b) => a - b) });
    await sound();
  });

  test('is left alone where it was paid, has begun, or is another’s by now', async () => {
    const [paid, over, moved, rest] = await book(4);
    const preview = await shown();
    await pay(paid ?? 0);
    const { db } = fixture.park.store;
    const nowMs = fixture.park.clock.now().epochMilliseconds;
    await putSlot(db, over ?? 0, { start_at: nowMs - 60_000, end_at: nowMs + 840_000 });
    await call('PATCH', `/items/Slot/${moved}`, fixture.rider, { bookedBy: null });
    await call('PATCH', `/items/Slot/${moved}`, fixture.other, { bookedBy: fixture.other.id });
    expect((await free(preview)).data).toEqual({ freed: [rest], kept: [paid, over, moved] });
    expect(await slot(moved ?? 0)).toMatchObject({ bookedBy: fixture.other.id });
    await sound();
  });
});
