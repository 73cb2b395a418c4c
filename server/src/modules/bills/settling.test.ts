import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';
import { ScriptedProvider } from '../../../test/support/providers/scripted-provider.ts';
import { type PaymentProvider, ProviderUnreachable } from '../../payment-providers/provider.ts';
import { settleCheckout } from './settle-checkout.ts';

describe.each(eitherEngine(import.meta.url))('Settling what was paid online on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, after, aSlot, open, ring, read, slot, sound } = fixture;
  const rowOf = (id: string) =>
    fixture.park.store.db.selectFrom('bill').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const asked = () => fixture.provider.calls.length;

  const seconds = (count: number) =>
    fixture.park.clock.set(Temporal.Instant.from('2026-07-01T08:00:00Z').add({ seconds: count }).toString());

  // Ends the bills and refunds of earlier tests, so that the job does not query them.
  beforeEach(async () => {
    const { db } = fixture.park.store;
    const over = { state: 'expired', created_at: 0 } as const;
    await db.updateTable('bill').set(over).where('state', 'in', ['open', 'expired']).execute();
    const ended = { state: 'done', ended_at: 0 } as const;
    await db.transaction().execute(async (inside) => {
      await inside.updateTable('refund').set(ended).where('state', 'in', ['created', 'sent']).execute();
    });
  });

  /** Runs the work with a provider that differs in these methods. */
  async function by<Result>(differs: Partial<PaymentProvider>, work: () => Promise<Result>): Promise<Result> {
    const { payments } = fixture.park;
    fixture.park.payments = Object.assign(fixture.provider.open(), differs);
    try {
      return await work();
    } finally {
      fixture.park.payments = payments;
    }
  }

  /** Records the money, and loses the answer to the confirmation. */
  const lost = (id: string): Partial<PaymentProvider> => ({
    async settle(_checkout, record) {
      await record(String(fixture.provider.transactions.get(id)?.orderId));
      throw new ProviderUnreachable('verify');
    },
  });

  test('goes on where the provider did not hear us; until then nothing is sent back', async () => {
    const taken = await aSlot();
    const id = await open(taken);
    fixture.provider.pay(id);
    expect((await by(lost(id), () => ring(id))).statusCode).toBe(200);
    expect(await rowOf(id)).toMatchObject({ state: 'paid' });
    expect((await read(id))['status']).toBe('paid');
    await fixture.park.store.db.updateTable('bill').set({ state: 'paid' }).where('id', '=', id).execute();
    expect((await call('POST', '/me/cancellations', fixture.rider, { slot: taken })).status).toBe(200);
    await fixture.job.release();
    expect(fixture.provider.refundsOf(id)).toEqual([]);
    await fixture.job.reconcile();
    expect(await rowOf(id)).toMatchObject({ state: 'settled' });
    expect(fixture.provider.isConfirmed(id)).toBe(true);
    await fixture.job.release();
    expect(fixture.provider.refundsOf(id)).toMatchObject([{ amount: 5500 }]);
    await sound();
  });

  test('is done once it is done: rung again, it is looked at and not confirmed anew', async () => {
    const id = await open(await aSlot());
    fixture.provider.pay(id);
    await ring(id);
    const before = asked();
    await ring(id);
    const reads = fixture.provider.calls.slice(before);
    expect(reads[0]).toBe(`GET /api/v1/transaction/by/sessionId/${id}`);
    expect(reads.filter((call) => !call.startsWith('GET '))).toEqual([]);
  });

  test('The provider hears nothing of what could not be recorded', async () => {
    const id = await open(await aSlot());
    fixture.provider.pay(id);
    const failing = async () => await Promise.reject(new Error('The disk is full.'));
    const asked = { id, amount: 5500, ref: null, refunded: null };
    const settled = fixture.provider.open().settle(asked, failing);
    await expect(settled).rejects.toThrow('The disk is full.');
    expect(fixture.provider.isConfirmed(id)).toBe(false);
    await ring(id);
    expect(fixture.provider.isConfirmed(id)).toBe(true);
  });

  test('Money of another checkout buys nothing here', async () => {
    const taken = await aSlot();
    const id = await open(taken);
    Object.assign(fixture.provider.pay(id), { sessionId: randomUUID() });
    await read(id);
    expect((await rowOf(id)).state).toBe('wrong');
    expect((await slot(taken))['payment']).toBe(null);
  });

  test('What was recorded as its time ran out is not over', async () => {
    const taken = await aSlot();
    const id = await open(taken);
    fixture.provider.pay(id);
    after(10);
    await by(lost(id), () => fixture.job.release());
    expect(await rowOf(id)).toMatchObject({ state: 'paid', graced: 0 });
    expect(await slot(taken)).toMatchObject({ bookedBy: fixture.rider.id, payment: expect.any(Number) });
    await fixture.job.reconcile();
    expect(await rowOf(id)).toMatchObject({ state: 'settled' });
    await sound();
  });

  test('The provider is asked about what is a minute old, about what is late for a day, and once at a time', async () => {
    const id = await open(await aSlot());
    await fixture.job.reconcile();
    const before = asked();
    seconds(59);
    await fixture.job.reconcile();
    expect(asked()).toBe(before);
    after(1);
    await Promise.all([fixture.job.reconcile(), fixture.job.reconcile()]);
    expect(asked()).toBe(before + 1);
    fixture.provider.pay(id);
    await fixture.job.reconcile();
    expect(fixture.provider.isConfirmed(id)).toBe(true);

    const late = await open(await aSlot());
    after(11);
    await fixture.job.release();
    expect((await rowOf(late)).state).toBe('expired');
    const over = asked();
    for (let round = 0; round < 10; round += 1) await fixture.job.reconcile();
    expect(asked()).toBe(over + 1);
    after(24 * 60 + 1);
    for (let round = 0; round < 10; round += 1) await fixture.job.reconcile();
    expect(asked()).toBe(over + 1);
    after(23 * 60);
    fixture.provider.pay(late);
    for (let round = 0; round < 10; round += 1) await fixture.job.reconcile();
    expect(fixture.provider.isConfirmed(late)).toBe(true);
    await sound();
  });

  test('Late money is found behind however many have let their time pass', async () => {
    const late = await open(await aSlot());
    after(11);
    await fixture.job.release();
    const { db } = fixture.park.store;
    const row = await rowOf(late);
    const created_at = row.created_at - 1;
    const others = Array.from({ length: 120 }, () => ({ ...row, created_at, id: randomUUID() }));
    await db.insertInto('bill').values(others).execute();
    fixture.provider.pay(late);
    for (let round = 0; round < 20; round += 1) await fixture.job.reconcile();
    const ids = others.map(({ id }) => id);
    await db.deleteFrom('bill').where('id', 'in', ids).execute();
    expect(fixture.provider.isConfirmed(late)).toBe(true);
    await sound();
  });

  test('However many look at a checkout, the provider is asked every other second, and not when all is over', async () => {
    const id = await open(await aSlot());
    const before = asked();
    await Promise.all([read(id), read(id), read(id, fixture.manager)]);
    expect(asked()).toBe(before + 1);
    seconds(2);
    await read(id);
    expect(asked()).toBe(before + 2);
    after(10);
    await fixture.job.release();
    const over = asked();
    after(11);
    expect((await read(id))['status']).toBe('expired');
    expect(asked()).toBe(over);
  });

  test('Where the provider gives no answer, what was known before is the answer, to riders and to itself', async () => {
    const id = await open(await aSlot());
    fixture.provider.mood.isBroken = true;
    expect(await read(id)).toMatchObject({ status: 'open' });
    expect((await ring(id)).statusCode).toBe(200);
    const told: unknown[] = [];
    const { log } = fixture.park;
    fixture.park.log = { ...log, warn: () => told.push('warn'), error: () => told.push('error') };
    after(1);
    await fixture.job.reconcile();
    fixture.park.log = log;
    expect(told).toEqual(['warn']);
  });

  test('What was begun with another provider is asked of that one alone', async () => {
    const id = await open(await aSlot());
    const { db } = fixture.park.store;
    await db.updateTable('bill').set({ provider: 'stripe' }).where('id', '=', id).execute();
    const before = asked();
    expect(await settleCheckout(fixture.park, id)).toBe(null);
    expect(asked()).toBe(before);
    const settled = { state: 'settled', provider_ref: '17' } as const;
    await db.updateTable('bill').set(settled).where('id', '=', id).execute();
    const refund = { id: 'a'.repeat(32), bill_id: id, payment_id: null, amount_cents: 5500 };
    const why = { reason: 'x', created_at: 0, created_by: null, ended_at: null, state: 'created' as const };
    await db
      .insertInto('refund')
      .values({ ...refund, ...why })
      .execute();
    await fixture.job.reconcile();
    expect(asked()).toBe(before);
    const waiting = await db.selectFrom('refund').select('state').where('bill_id', '=', id).execute();
    expect(waiting).toEqual([{ state: 'created' }]);
    await db.deleteFrom('refund').where('bill_id', '=', id).execute();
    await db.updateTable('bill').set({ state: 'expired' }).where('id', '=', id).execute();
  });

  test('What can no longer be paid there is over, and may be begun anew at once', async () => {
    const taken = await aSlot();
    const id = await open(taken);
    const scripted = new ScriptedProvider();
    scripted.says = 'gone';
    await by({ settle: (asked, record) => scripted.settle(asked, record) }, () => read(id));
    expect((await rowOf(id)).state).toBe('expired');
    expect(await open(taken)).not.toBe(id);
    // Late money of the wrong amount is still wrong.
    fixture.provider.pay(id, { amount: 1 });
    await ring(id);
    expect((await rowOf(id)).state).toBe('wrong');
  });

  test('Whoever has gone meanwhile buys nothing, nor does money for a track that takes no bookings', async () => {
    const { db } = fixture.park.store;
    const [ofGone, closed] = [await aSlot(), await aSlot()];
    const [first, second] = [await open(ofGone), await open(closed)];
    after(10);
    await fixture.job.release();
    await db.updateTable('slot').set({ asset_id: 2 }).where('id', '=', closed).execute();
    await db.updateTable('asset').set({ status: 'retired' }).where('id', '=', 2).execute();
    fixture.provider.pay(second);
    expect((await ring(second)).statusCode).toBe(200);
    await db.updateTable('asset').set({ status: 'open' }).where('id', '=', 2).execute();
    expect(await read(second)).toMatchObject({ status: 'late', items: [{ refund: 'created' }] });
    const held = await open(await aSlot());
    await db.updateTable('account').set({ status: 'blocked' }).where('id', '=', fixture.rider.id).execute();
    await db.deleteFrom('session').where('account_id', '=', fixture.rider.id).execute();
    for (const id of [first, held]) {
      fixture.provider.pay(id);
      await ring(id);
      const late = { status: 'late', items: [{ refund: 'created' }] };
      expect(await read(id, fixture.manager)).toMatchObject(late);
    }
    for (const id of [ofGone, closed]) expect((await slot(id))['bookedBy']).toBe(null);
    await sound();
  });

  test('A slot that was booked before is told as paid, not as booked once more; one that was held is told as both', async () => {
    const [booked, held] = [await aSlot(), await aSlot()];
    /** Counts the bookings and the payments that the rider is notified of. */
    const told = async () => {
      const { db } = fixture.park.store;
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .where('account_id', '=', fixture.rider.id)
        .execute();
      const bookings = rows
        .filter(({ kind }) => kind === 'booked')
        .flatMap(({ data }) => (JSON.parse(data) as { bookings: object[] }).bookings);
      return [bookings.length, rows.filter(({ kind }) => kind === 'paid').length];
    };
    await call('PATCH', `/items/Slot/${booked}`, fixture.rider, { bookedBy: fixture.rider.id });
    expect(await told()).toEqual([1, 0]);
    for (const [id, now] of [
      [booked, [1, 1]],
      [held, [2, 2]],
    ] as const) {
      const checkout = await open(id);
      fixture.provider.pay(checkout);
      await ring(checkout);
      expect(await told()).toEqual(now);
    }
  });

  test('What the provider answers to a beginning does not take the place of what is known by then', async () => {
    const taken = await aSlot();
    const provider = fixture.provider.open();
    const { data } = await by(
      {
        async start(checkout) {
          const started = await provider.start(checkout);
          fixture.provider.pay(checkout.id);
          await ring(checkout.id);
          return started;
        },
      },
      () => fixture.begin({ slots: [taken] }),
    );
    const id = String(data.id);
    const order = String(fixture.provider.transactions.get(id)?.orderId);
    expect(await rowOf(id)).toMatchObject({ state: 'settled', provider_ref: order, url: null });
  });
});
