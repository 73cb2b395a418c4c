import { beforeEach, describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { aPerson } from '../../../test/support/people.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';
import { ScriptedProvider } from '../../../test/support/providers/scripted-provider.ts';
import { ProviderUnreachable, type RefundToSend } from '../../payment-providers/provider.ts';
import { releaseHold } from '../bookings/index.ts';

describe.each(eitherEngine(import.meta.url))('What waits for money on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, after, aSlot, open, ring, read, slot, sound } = fixture;
  const { provider } = fixture;
  const rowOf = (id: string) =>
    fixture.park.store.db.selectFrom('bill').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const seconds = (count: number) =>
    fixture.park.clock.set(Temporal.Instant.from('2026-07-01T08:00:00Z').add({ seconds: count }).toString());
  const refundsOf = (id: string) =>
    fixture.park.store.db.selectFrom('refund').selectAll().where('bill_id', '=', id).execute();

  // Ends the open bills and refunds of earlier tests.
  beforeEach(async () => {
    const { db } = fixture.park.store;
    const over = { state: 'expired', created_at: 0 } as const;
    await db.updateTable('bill').set(over).where('state', 'in', ['open', 'expired']).execute();
    // A sent refund is in the cash book, a created one is not.
    const ends = [
      ['sent', 'done'],
      ['created', 'refused'],
    ] as const;
    await db.transaction().execute(async (inside) => {
      for (const [from, state] of ends)
        await inside.updateTable('refund').set({ state, ended_at: 0 }).where('state', '=', from).execute();
    });
  });

  /** Cancels a slot that was paid online. */
  async function aRefund(): Promise<string> {
    const taken = await aSlot();
    const id = await open(taken);
    provider.pay(id);
    await ring(id);
    expect((await call('POST', '/me/cancellations', fixture.rider, { slot: taken })).status).toBe(200);
    return id;
  }

  test('waits until its time is over, to the second, and asks nobody before', async () => {
    const held = await aSlot();
    const id = await open(held);
    const asked = provider.calls.length;
    seconds(599);
    await fixture.job.release();
    expect([(await rowOf(id)).state, provider.calls.length]).toEqual(['open', asked]);
    expect(await releaseHold(fixture.park, held, fixture.rider.id)).toBe(false);
    seconds(600);
    expect(await releaseHold(fixture.park, held, fixture.other.id)).toBe(false);
    expect((await slot(held))['bookedBy']).toBe(fixture.rider.id);
    await fixture.job.release();
    expect([(await rowOf(id)).state, (await slot(held))['bookedBy']]).toEqual(['expired', null]);
  });

  test('waits on while its checkout is not asked about yet, however long that takes', async () => {
    const held = await aSlot();
    const id = await open(held);
    const { db } = fixture.park.store;
    const later = Temporal.Instant.from('2026-07-01T09:00:00Z').epochMilliseconds;
    await db.updateTable('bill').set({ expires_at: later }).where('id', '=', id).execute();
    after(11);
    await fixture.job.release();
    expect((await slot(held))['bookedBy']).toBe(fixture.rider.id);
    after(60);
    await fixture.job.release();
    const { booked_by } = await db
      .selectFrom('slot')
      .select('booked_by')
      .where('id', '=', held)
      .executeTakeFirstOrThrow();
    expect([booked_by, (await rowOf(id)).state]).toEqual([null, 'expired']);
  });

  test('Another who took the slot meanwhile keeps their own time; what the desk took money for is held no more', async () => {
    const [taken, paid] = [await aSlot(), await aSlot()];
    const first = await open(taken, paid);
    expect(
      (await call('POST', '/items/Payment', fixture.manager, { slot: paid, method: 'cash' })).status,
    ).toBe(200);
    after(11);
    const { data } = await fixture.begin({ slots: [taken] }, fixture.other);
    const until = (await slot(taken))['hold_until'];
    expect(until).toBe('2026-07-01T08:21:00.000Z');
    provider.mood.isBroken = true;
    await fixture.job.release();
    // The checkout holds nothing any more, so it gets no grace.
    expect(await rowOf(first)).toMatchObject({ state: 'expired', graced: 0 });
    expect(await slot(taken)).toMatchObject({ bookedBy: fixture.other.id, hold_until: until });
    expect(await slot(paid)).toMatchObject({ bookedBy: fixture.rider.id, hold_until: null });
    provider.mood.isBroken = false;
    provider.pay(String(data.id));
    await ring(String(data.id));
    expect((await read(String(data.id), fixture.other))['status']).toBe('paid');
    await sound();
  });

  test('Of two slots the one that is still held gets the grace, and only that', async () => {
    const [held, paid] = [await aSlot(), await aSlot()];
    const id = await open(held, paid);
    await call('POST', '/items/Payment', fixture.manager, { slot: paid, method: 'cash' });
    provider.mood.isBroken = true;
    after(10);
    await fixture.job.release();
    expect(await rowOf(id)).toMatchObject({ state: 'open', graced: 1 });
    expect((await slot(held))['hold_until']).toBe('2026-07-01T08:13:00.000Z');
    expect(await slot(paid)).toMatchObject({ hold_until: null, payment: expect.any(Number) });
    after(13);
    await fixture.job.release();
    expect(await slot(held)).toMatchObject({ bookedBy: null, hold_until: null });
    await sound();
  });

  test('The grace takes no time from a slot that is held for longer by itself', async () => {
    const [first, second] = [await aSlot(), await aSlot()];
    await open(first);
    after(9);
    await open(first, second);
    provider.mood.isBroken = true;
    after(10);
    await fixture.job.release();
    expect((await slot(first))['hold_until']).toBe('2026-07-01T08:13:00.000Z');
    expect((await slot(second))['hold_until']).toBe('2026-07-01T08:19:00.000Z');
    await sound();
  });

  test('The provider is told that the time is over; that it does not hear it changes nothing', async () => {
    const told: unknown[] = [];
    const { payments } = fixture.park;
    fixture.park.payments = Object.assign(new ScriptedProvider(), {
      expire: async (checkout: object) => {
        told.push(checkout);
        throw new Error('no');
      },
    });
    const held = await aSlot();
    const id = await open(held);
    after(10);
    await fixture.job.release();
    await fixture.job.release();
    fixture.park.payments = payments;
    expect(told).toEqual([{ id, ref: `ref-${id}` }]);
    expect((await slot(held))['bookedBy']).toBe(null);
  });

  test('Refunds that fail, and many that are on their way, keep none of the others', async () => {
    const id = await aRefund();
    const { db } = fixture.park.store;
    await fixture.job.release();
    await fixture.job.reconcile();
    const many = Array.from({ length: 60 }, (_, index) => ({
      id: String(index).padStart(32, '0'),
      bill_id: id,
      payment_id: null,
      amount_cents: 1,
      state: index < 54 ? ('sent' as const) : ('created' as const),
      reason: 'x',
      created_at: index,
      created_by: null,
      ended_at: null,
    }));
    await db.insertInto('refund').values(many).execute();
    const sent: string[] = [];
    const { payments } = fixture.park;
    fixture.park.payments = Object.assign(new ScriptedProvider(), {
      refund: async (refund: RefundToSend) => {
        if (refund.id !== many.at(-1)?.id) throw new ProviderUnreachable('refund: answered with 500');
        sent.push(refund.id);
        return 'sent' as const;
      },
    });
    await fixture.job.reconcile();
    fixture.park.payments = payments;
    await db
      .deleteFrom('refund')
      .where(
        'id',
        'in',
        many.map((refund) => refund.id),
      )
      .execute();
    expect(sent).toEqual([many.at(-1)?.id]);
  });

  test('A refund is sent once, for what it is, and asked about by the minute until it has ended', async () => {
    const id = await aRefund();
    await fixture.job.release();
    expect(await refundsOf(id)).toMatchObject([{ state: 'sent', ended_at: null }]);
    const calls = provider.calls.length;
    seconds(11);
    await fixture.job.release();
    expect(provider.calls).toHaveLength(calls);
    await fixture.job.reconcile();
    expect(provider.calls.slice(calls)).toEqual([expect.stringContaining('GET /api/v1/refund/by/orderId/')]);
    expect(await refundsOf(id)).toMatchObject([{ state: 'sent', ended_at: null }]);
    provider.endRefunds();
    await fixture.job.reconcile();
    const [done] = await refundsOf(id);
    expect(done).toMatchObject({
      state: 'done',
      ended_at: Temporal.Instant.from('2026-07-01T08:00:11Z').epochMilliseconds,
    });
    const ended = provider.calls.length;
    seconds(100);
    await fixture.job.reconcile();
    expect(provider.calls).toHaveLength(ended);
    expect(await refundsOf(id)).toEqual([done]);
    // Our own refund explains the returned money.
    await ring(id);
    expect((await rowOf(id)).state).toBe('settled');
    await sound();
  });

  test('Part of the money is sent as that part', async () => {
    const taken = await aSlot();
    const id = await open(taken);
    provider.pay(id);
    await ring(id);
    const editor = await aPerson(fixture.park, 'Editor');
    const payment = (await slot(taken))['payment'];
    const body = { payment, amount: 20, reason: 'Wiatr' };
    expect((await call('POST', '/desk/refunds', editor, body)).status).toBe(200);
    await fixture.job.release();
    expect(provider.refundsOf(id)).toMatchObject([{ amount: 2000 }]);
  });

  test('The provider refuses more than was paid, and what names no money is not even sent', async () => {
    const id = await aRefund();
    await fixture.job.release();
    const ours = provider.open();
    const { provider_ref: ref } = await rowOf(id);
    const asked = { description: 'Park', noticeUrl: 'https://park.example/n', amount: 1 };
    const checkout = { id, amount: 5500, ref };
    expect(await ours.refund({ ...asked, id: 'b'.repeat(32), checkout })).toBe('refused');
    const calls = provider.calls.length;
    const unknown = { ...checkout, ref: 'a token' };
    expect(await ours.refund({ ...asked, id: 'c'.repeat(32), checkout: unknown })).toBe('refused');
    expect(provider.calls).toHaveLength(calls);
  });

  test('Who is slower to write how a refund stands does not undo what is known', async () => {
    const id = await aRefund();
    const { payments } = fixture.park;
    fixture.park.payments = Object.assign(provider.open(), {
      async refund({ id: refund }: RefundToSend) {
        const done = { state: 'done', ended_at: 1 } as const;
        await fixture.park.store.db.transaction().execute(async (db) => {
          await db.updateTable('refund').set(done).where('id', '=', refund).execute();
        });
        return 'sent' as const;
      },
    });
    await fixture.job.release();
    fixture.park.payments = payments;
    expect(await refundsOf(id)).toMatchObject([{ state: 'done', ended_at: 1 }]);
    // The cash book has no entry for it.
    await fixture.park.store.db.transaction().execute(async (db) => {
      await db.updateTable('refund').set({ state: 'refused' }).where('bill_id', '=', id).execute();
    });
  });

  test.each(['again', 'by the provider’s own desk'])(
    'What the provider would not give back is given back %s',
    async (how) => {
      const taken = await aSlot();
      const id = await open(taken);
      provider.pay(id);
      await ring(id);
      const editor = await aPerson(fixture.park, 'Editor');
      const payment = (await slot(taken))['payment'];
      const give = () => call('POST', '/desk/refunds', editor, { payment, amount: 55, reason: 'Wiatr' });
      expect((await give()).status).toBe(200);
      expect((await give()).status).toBe(400);
      provider.mood.refusesRefunds = true;
      await fixture.job.release();
      provider.endRefunds();
      await fixture.job.reconcile();
      expect(await refundsOf(id)).toMatchObject([{ state: 'refused', ended_at: expect.any(Number) }]);
      provider.mood.refusesRefunds = false;
      await (how === 'again' ? give() : provider.giveBack(id));
      await fixture.job.release();
      provider.endRefunds();
      await fixture.job.reconcile();
      await ring(id);
      // Staff must know of a ride without money, but not of money that was returned as they recorded.
      expect((await rowOf(id)).state).toBe(how === 'again' ? 'settled' : 'returned');
      const states = (await refundsOf(id)).map(({ state }) => state).toSorted((a, b) => a.localeCompare(b));
      expect(states).toEqual(how === 'again' ? ['done', 'refused'] : ['refused']);
      await sound();
    },
  );
});
