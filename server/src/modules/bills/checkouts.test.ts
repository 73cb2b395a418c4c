import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CheckoutFixture, checkoutFixtures } from '../../../test/support/checkout-fixture.ts';
import { offerPasses, passRow } from '../../../test/support/passes.ts';
import { startCheckoutJob } from './checkout-job.ts';

const now = '2026-07-01T08:00:00Z';

describe.each(checkoutFixtures)('Paying online, $by', ({ engine, Fake }) => {
  const fixture = new CheckoutFixture(engine, new Fake());
  const { call, policy, after, aSlot, begin, open, ring, read, slot, sound } = fixture;

  test('holds the slots, sends the rider to the provider, and pays them when it rings', async () => {
    const [first, second] = [await aSlot(), await aSlot()];
    const { data } = await begin({ slots: [first, second] });
    expect(data).toMatchObject({
      status: 'open',
      amount: 110,
      url: expect.stringContaining(fixture.provider.url),
    });
    expect(await slot(first, fixture.rider)).toMatchObject({
      bookedBy: fixture.rider.id,
      payment: null,
      hold_kind: 'pay',
    });
    expect((await slot(first, fixture.other))['hold_until']).toBe(null);
    expect(
      (await call('PATCH', `/items/Slot/${first}`, fixture.other, { bookedBy: fixture.other.id })).code,
    ).toBe('SLOT_TAKEN');

    const id = String(data['id']);
    fixture.provider.pay(id);
    expect((await ring(id)).statusCode).toBe(200);
    expect(fixture.provider.isConfirmed(id)).toBe(true);
    expect(await read(id)).toMatchObject({ status: 'paid', url: null });
    const paid = { payment: expect.any(Number), hold_kind: null, hold_until: null };
    for (const each of [first, second]) expect(await slot(each)).toMatchObject(paid);
    const payments = await fixture.park.store.db
      .selectFrom('payment')
      .innerJoin('booking', 'booking.id', 'payment.booking_id')
      .selectAll('payment')
      .select('booking.slot_id')
      .where('bill_id', '=', id)
      .orderBy('payment.id')
      .execute();
    expect(payments).toMatchObject([
      { slot_id: first, amount_cents: 5500, method: 'online', vat_rate: '23', created_by: fixture.rider.id },
      { slot_id: second, amount_cents: 5500, method: 'online' },
    ]);
    // A mail in flight is claimed for a minute, so no other dispatcher sends it.
    await expect.poll(() => fixture.park.mailer.sent.map(({ subject }) => subject)).toHaveLength(1);
    after(1);
    fixture.park.outbox.raise();
    await expect.poll(() => fixture.park.mailer.sent.map(({ subject }) => subject)).toHaveLength(2);
    expect(fixture.provider.refused).toEqual([]);
    await sound();
  });

  test('A notice that comes twice, early or never, and one that is forged', async () => {
    const id = await open(await aSlot());
    for (const forged of fixture.provider.forged(id)) {
      const { statusCode, body } = await ring(id, forged);
      expect([statusCode, body.includes(id)]).toEqual([400, false]);
    }
    // The notice came too early: the provider has no money yet.
    expect((await ring(id)).statusCode).toBe(200);
    expect((await read(id))['status']).toBe('open');
    fixture.provider.pay(id);
    await Promise.all([ring(id), ring(id), fixture.job.reconcile(), read(id)]);
    expect((await read(id))['status']).toBe('paid');
    expect(
      await fixture.park.store.db.selectFrom('payment').select('id').where('bill_id', '=', id).execute(),
    ).toHaveLength(1);

    const never = await open(await aSlot());
    fixture.provider.pay(never);
    after(2);
    await fixture.job.reconcile();
    expect((await read(never))['status']).toBe('paid');
    await sound();
  });

  test.each([{ amount: 1 }, { currency: 'EUR' }])(
    'Money that is not what was asked for buys nothing: %o',
    async (wrong) => {
      const taken = await aSlot();
      const id = await open(taken);
      fixture.provider.pay(id, wrong);
      await ring(id);
      expect((await read(id))['status']).toBe('review');
      expect((await slot(taken))['payment']).toBe(null);
    },
  );

  test('A hold that lapses is released once, by whoever sweeps, and told to nobody as booked', async () => {
    const held = await aSlot();
    const id = await open(held);
    after(9);
    await fixture.job.release();
    expect((await slot(held))['bookedBy']).toBe(fixture.rider.id);
    after(10);
    const second = startCheckoutJob(fixture.park, { isTimed: false });
    await Promise.all([fixture.job.release(), second.release()]);
    expect(await slot(held)).toMatchObject({ bookedBy: null, hold_until: null });
    expect((await read(id))['status']).toBe('expired');
    const history = await fixture.park.store.db
      .selectFrom('booking_history')
      .select(['action_type', 'user_id', 'actor_id'])
      .where('slot_id', '=', held)
      .orderBy('id')
      .execute();
    const by = { user_id: fixture.rider.id, actor_id: fixture.rider.id };
    expect(history).toEqual([
      { action_type: 'book', ...by },
      { action_type: 'cancel', ...by },
    ]);
    expect(fixture.park.mailer.sent).toEqual([]);
    await sound();
  });

  test('The provider is asked once more before a hold is released', async () => {
    const [paid, waiting] = [await aSlot(), await aSlot()];
    const first = await open(paid);
    const second = await open(waiting);
    fixture.provider.pay(first);
    after(10);
    await fixture.job.release();
    expect([(await read(first))['status'], (await slot(paid))['payment']]).toEqual([
      'paid',
      expect.any(Number),
    ]);
    expect((await slot(waiting))['bookedBy']).toBe(null);
    expect((await read(second))['status']).toBe('expired');
  });

  test('Without an answer a hold gets three minutes more, once', async () => {
    const held = await aSlot();
    await open(held);
    fixture.provider.mood.isBroken = true;
    const holders = [];
    for (const minutes of [10, 12, 13]) {
      after(minutes);
      await fixture.job.release();
      holders.push((await slot(held))['bookedBy']);
    }
    expect(holders).toEqual([fixture.rider.id, fixture.rider.id, null]);
    await sound();
  });

  test('Late money buys what is still free; else it goes back, with three free times named', async () => {
    const [free, gone] = [await aSlot(), await aSlot()];
    const [first, second] = [await open(free), await open(gone)];
    for (const id of [first, second]) fixture.provider.beginPaying(id);
    after(10);
    await fixture.job.release();
    await call('PATCH', `/items/Slot/${gone}`, fixture.other, { bookedBy: fixture.other.id });
    fixture.provider.pay(first);
    fixture.provider.pay(second);
    await ring(first);
    await ring(second);
    expect((await read(first))['status']).toBe('paid');
    expect(await slot(free)).toMatchObject({ bookedBy: fixture.rider.id, payment: expect.any(Number) });
    expect(await read(second)).toMatchObject({ status: 'late', items: [{ slot: gone, refund: 'created' }] });
    expect((await slot(gone))['bookedBy']).toBe(fixture.other.id);
    await fixture.job.release();
    expect((await read(second))['items']).toMatchObject([{ refund: 'sent' }]);
    fixture.provider.endRefunds();
    await ring(second, fixture.provider.refundRung(second));
    expect((await read(second))['items']).toMatchObject([{ refund: 'done' }]);
    after(11);
    fixture.park.outbox.raise();
    await expect
      .poll(() => fixture.park.mailer.sent.some(({ text }) => text.includes('Wolne o podobnej porze')))
      .toBe(true);
    await sound();
  });

  test('Where payment is required, booking holds; the rider may go on to pay, pay with nothing, or let it be', async () => {
    await policy('required');
    const held = await aSlot();
    const { data } = await call('PATCH', `/items/Slot/${held}`, fixture.rider, {
      bookedBy: fixture.rider.id,
    });
    expect(data).toMatchObject({ bookedBy: fixture.rider.id, payment: null });
    expect((await slot(held))['hold_kind']).toBe('pay');
    const staffed = await aSlot();
    await call('PATCH', `/items/Slot/${staffed}`, fixture.manager, { bookedBy: fixture.rider.id });
    expect((await slot(staffed))['hold_kind']).toBe(null);
    after(4);
    const id = await open(held);
    expect((await read(id))['expires_at']).toBe(
      Temporal.Instant.from(now).add({ minutes: 10 }).toString({ smallestUnit: 'millisecond' }),
    );
    expect((await call('PATCH', `/items/Slot/${held}`, fixture.rider, { bookedBy: null })).status).toBe(200);
    expect(await slot(held)).toMatchObject({ bookedBy: null, hold_until: null });
    await sound();
  });

  test('A desk that takes the money ends the hold; what comes online then goes back', async () => {
    const held = await aSlot();
    const id = await open(held);
    expect(
      (await call('POST', '/items/Payment', fixture.manager, { slot: held, method: 'cash' })).status,
    ).toBe(200);
    expect(await slot(held)).toMatchObject({ hold_until: null });
    const told = fixture.park.store.db.selectFrom('outbox').select('kind');
    expect(await told.where('account_id', '=', fixture.rider.id).execute()).toEqual([{ kind: 'booked' }]);
    fixture.provider.pay(id);
    await ring(id);
    expect(await read(id)).toMatchObject({ status: 'late', items: [{ refund: 'created' }] });
    await sound();
  });

  test('A pass is bought once the money is there', async () => {
    await offerPasses(fixture.park);
    const { data } = await begin({ pass_kind: passRow });
    const id = String(data['id']);
    expect(data).toMatchObject({ status: 'open', amount: 490, items: [{ slot: null, pass: null }] });
    fixture.provider.pay(id);
    await Promise.all([ring(id), ring(id)]);
    const [item] = (await read(id))['items'] as { pass: number }[];
    const pass = (await call('GET', `/items/Pass/${item?.pass}`, fixture.rider)).data;
    expect(pass).toMatchObject({ account: fixture.rider.id, balance: 10 });
    await sound();
  });

  test('The same call begins nothing more; two that wait are enough', async () => {
    const slots = [await aSlot(), await aSlot(), await aSlot()];
    const key = { 'idempotency-key': randomUUID() };
    const once = async () =>
      (
        await fixture.app.inject({
          method: 'POST',
          url: '/checkouts',
          headers: { ...fixture.rider.headers, ...key },
          payload: { slots: [slots[0]] },
        })
      ).json().data.id as string;
    const [first, again] = await Promise.all([once(), once()]);
    expect(again).toBe(first);
    await open(slots[1] ?? 0);
    expect((await begin({ slots: [slots[2]] })).code).toBe('HOLD_LIMIT');
    expect((await slot(slots[2] ?? 0))['bookedBy']).toBe(null);
  });

  test('What waits to be paid already is gone on with, once, however often it is begun', async () => {
    const [first, second] = [await aSlot(), await aSlot()];
    const id = await open(first, second);
    const again = await begin({ slots: [second, first], tax_id: '5260001246' });
    expect(again.data).toMatchObject({ id, url: (await read(id))['url'] });
    const taxId = async () =>
      (
        await fixture.park.store.db
          .selectFrom('bill')
          .select('tax_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).tax_id;
    expect(await taxId()).toBe('5260001246');
    await begin({ slots: [first, second] });
    expect(await taxId()).toBe('5260001246');
    await begin({ slots: [first, second], tax_id: null });
    expect(await taxId()).toBe(null);
    expect(await open(first)).not.toBe(id);
    await call('PATCH', `/items/Slot/${first}`, fixture.rider, { bookedBy: null });
    // The old checkout no longer holds the freed slot, so this request is a new one.
    expect((await begin({ slots: [first, second] })).code).toBe('HOLD_LIMIT');
    await sound();
  });

  test('A pass that waits to be paid is gone on with as well, while it costs the same', async () => {
    await offerPasses(fixture.park);
    const asked = { pass_kind: passRow };
    const [first, second] = [(await begin(asked)).data, (await begin(asked)).data];
    expect(second['id']).toBe(first['id']);
    expect((await begin({ slots: [await aSlot()] })).data['id']).not.toBe(first['id']);
  });

  test('Nobody reads another’s checkout, and odd bodies begin nothing', async () => {
    const id = await open(await aSlot());
    expect((await call('GET', `/checkouts/${id}`, fixture.other)).status).toBe(403);
    expect((await call('GET', `/checkouts/${id}`, null)).status).toBe(403);
    expect((await call('GET', `/checkouts/${id}`, fixture.manager)).status).toBe(200);
    for (const body of [
      {},
      { slots: [] },
      { slots: [-1] },
      { slots: [1.5] },
      { slots: [1], pass_kind: 'x' },
      { slots: Array(13).fill(1) },
      { slots: [await aSlot()], amount: 1 },
      { pass_kind: 'slot' },
    ]) {
      expect([400, 403]).toContain((await begin(body)).status);
    }
    fixture.provider.mood.isBroken = true;
    expect((await begin({ slots: [await aSlot()] })).code).toBe('SERVICE_UNAVAILABLE');
  });
});
