import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { FakeStripe } from '../../../test/support/providers/fake-stripe.ts';

/** Behaviour of Stripe only; the tests of both providers cover the rest. */
describe.each(eitherEngine(import.meta.url))('Paying through Stripe on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakeStripe());
  const { provider, call, after, aSlot, open, ring, read, slot, sound } = fixture;
  let taken: number;
  let checkout: string;
  beforeEach(async () => {
    provider.refused.length = 0;
    taken = await aSlot();
    checkout = await open(taken);
  });

  const pay = async () => {
    provider.pay(checkout);
    await ring(checkout);
  };
  const questions = async () =>
    (await call('GET', '/desk/money-questions', fixture.manager)).rows.filter(
      (row) => row['checkout'] === checkout,
    );
  const notices = async () => await fixture.park.store.db.selectFrom('provider_notice').selectAll().execute();

  test('The page at Stripe ends with the hold, long before Stripe would end it', async () => {
    after(10);
    await fixture.job.release();
    expect(provider.sessions.get(checkout)?.status).toBe('expired');
    expect(() => provider.pay(checkout)).toThrow('Nothing is to be paid');
    expect((await slot(taken))['bookedBy']).toBe(null);
  });

  test('Where Stripe could not be told that a hold is over, what is paid there is late, and not lost', async () => {
    provider.mood.isBroken = true;
    for (const minutes of [10, 13]) {
      after(minutes);
      await fixture.job.release();
    }
    await call('PATCH', `/items/Slot/${taken}`, fixture.other, { bookedBy: fixture.other.id });
    provider.mood.isBroken = false;
    await pay();
    expect(await read(checkout)).toMatchObject({ status: 'late', items: [{ refund: 'created' }] });
    await fixture.job.release();
    expect(provider.refundsOf(checkout)).toMatchObject([{ amount: 5500 }]);
    await sound();
  });

  test('A page that Stripe has ended lets the rider begin again for the slot that is still held', async () => {
    const session = provider.sessions.get(checkout);
    Object.assign(session ?? {}, { status: 'expired' });
    await ring(checkout, provider.rung(checkout));
    expect((await read(checkout))['status']).toBe('expired');
    expect((await slot(taken))['bookedBy']).toBe(fixture.rider.id);
    expect(await open(taken)).not.toBe(checkout);
  });

  test('Money given back in Stripe’s panel, or by the rider’s bank, is a ride without money', async () => {
    await pay();
    expect(await questions()).toEqual([]);
    provider.giveBack(checkout);
    expect((await ring(checkout, provider.chargeRung(checkout))).statusCode).toBe(200);
    expect(await questions()).toMatchObject([{ kind: 'returned', amount: 55, slots: [taken] }]);

    taken = await aSlot();
    checkout = await open(taken);
    await pay();
    expect((await ring(checkout, provider.dispute(checkout))).statusCode).toBe(200);
    expect(await questions()).toMatchObject([{ kind: 'returned', slots: [taken] }]);
  });

  test('A refund that the bank sends back days later is a question for staff', async () => {
    await pay();
    await call('POST', '/me/cancellations', fixture.rider, { slot: taken });
    await fixture.job.release();
    provider.endRefunds();
    await ring(checkout, provider.refundRung(checkout));
    const states = async () =>
      await fixture.park.store.db
        .selectFrom('refund')
        .select('state')
        .where('bill_id', '=', checkout)
        .execute();
    expect(await states()).toEqual([{ state: 'done' }]);
    await ring(checkout, provider.chargeRung(checkout));
    expect(await questions()).toEqual([]);
    Object.assign(provider.refundsOf(checkout)[0] ?? {}, { status: 'failed' });
    await ring(checkout, provider.refundRung(checkout));
    expect(await states()).toEqual([{ state: 'refused' }]);
    expect(await questions()).toMatchObject([{ kind: 'refund-refused', amount: 55 }]);
    expect(provider.refundsOf(checkout)).toHaveLength(1);
    await sound();
  });

  test('What else is sold through the account is heard and leaves nothing; a dispute of any payment does', async () => {
    const before = await notices();
    const others = [
      { object: 'payout' },
      { object: 'checkout.session', client_reference_id: 'order 7', metadata: {} },
    ];
    for (const other of others)
      expect((await ring(checkout, provider.event('any', other))).statusCode).toBe(200);
    expect(await notices()).toEqual(before);
    const unknown = randomUUID();
    await ring(unknown);
    // Only the provider's panel knows whether it belonged to the park before a backup was restored.
    const dispute = provider.event('any', { object: 'dispute', payment_intent: `pi_${unknown}` });
    for (let times = 0; times < 2; times += 1) await ring(checkout, dispute);
    const kept = (await notices()).slice(before.length);
    expect(kept).toMatchObject([
      { provider: 'stripe', about: 'checkout', ref: unknown },
      { provider: 'stripe', about: 'payment', ref: `pi_${unknown}` },
    ]);
  });

  test('The number that staff and riders see is that of the payment in Stripe’s panel', async () => {
    await pay();
    const row = await fixture.park.store.db
      .selectFrom('bill')
      .select(['provider', 'provider_ref'])
      .where('id', '=', checkout)
      .executeTakeFirst();
    const number = provider.sessions.get(checkout)?.intent?.id;
    expect(row).toEqual({ provider: 'stripe', provider_ref: number });
    expect(number).toMatch(/^pi_/);
  });
});
