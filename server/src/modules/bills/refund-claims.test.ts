import { describe, expect, test, vi } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { openTwin } from '../../../test/support/park.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';
import { ScriptedProvider } from '../../../test/support/providers/scripted-provider.ts';
import { ProviderUnreachable } from '../../payment-providers/provider.ts';
import { startCheckoutJob } from './checkout-job.ts';

describe.each(eitherEngine(import.meta.url))('A refund that several servers see, on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, after, aSlot, open, ring } = fixture;

  /** Cancels a paid slot. @returns the id of its refund */
  async function aRefund(): Promise<string> {
    const slot = await aSlot();
    const checkout = await open(slot);
    fixture.provider.pay(checkout);
    await ring(checkout);
    expect((await call('POST', '/me/cancellations', fixture.rider, { slot })).status).toBe(200);
    const { id } = await fixture.park.store.db
      .selectFrom('refund')
      .select('id')
      .where('bill_id', '=', checkout)
      .executeTakeFirstOrThrow();
    return id;
  }
  const state = async (id: string) =>
    (
      await fixture.park.store.db
        .selectFrom('refund')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state;

  /** A provider that counts the calls for this refund. @param answers its answers, in the order of the calls */
  function providing(asked: string, ...answers: (() => Promise<'sent'>)[]) {
    const sent: string[] = [];
    const provider = Object.assign(new ScriptedProvider(), {
      refund: async ({ id }: { id: string }) => {
        if (id !== asked) return 'sent' as const;
        sent.push(id);
        return await (answers[sent.length - 1]?.() ?? Promise.resolve('sent' as const));
      },
    });
    return { sent, provider };
  }

  test('is sent by one of them, while the other looks on', async () => {
    const id = await aRefund();
    let answer = () => {};
    const answered = new Promise<'sent'>((resolve) => {
      answer = () => resolve('sent');
    });
    const { sent, provider } = providing(id, () => answered);
    const park = Object.assign(Object.create(fixture.park) as typeof fixture.park, { payments: provider });
    const twin = await openTwin(fixture.park);
    const [one, other] = [park, Object.assign(twin, { payments: provider })].map((each) =>
      startCheckoutJob(each, { isTimed: false }),
    );
    const first = one?.release();
    await vi.waitFor(() => expect(sent).toEqual([id]));
    await other?.release();
    await other?.reconcile();
    answer();
    await first;
    expect([sent, await state(id)]).toEqual([[id], 'sent']);
  });

  test('is gone on with at once where the provider gave no answer, and after the lease where the server died', async () => {
    const id = await aRefund();
    const { sent, provider } = providing(id, () => Promise.reject(new ProviderUnreachable('refund')));
    const park = Object.assign(Object.create(fixture.park) as typeof fixture.park, { payments: provider });
    const job = startCheckoutJob(park, { isTimed: false });
    await job.release();
    expect([sent, await state(id)]).toEqual([[id], 'created']);
    const claimed_until = park.clock.now().epochMilliseconds + 20_000;
    await park.store.db.updateTable('refund').set({ claimed_until }).where('id', '=', id).execute();
    await job.reconcile();
    expect(sent).toEqual([id]);
    after(1);
    await job.reconcile();
    // It is sent and queried in the same run.
    expect([sent, await state(id)]).toEqual([[id, id, id], 'sent']);
  });

  test('is sent again in the next round where the provider gave no answer', async () => {
    const id = await aRefund();
    const { sent, provider } = providing(id, () => Promise.reject(new ProviderUnreachable('refund')));
    const park = Object.assign(Object.create(fixture.park) as typeof fixture.park, { payments: provider });
    const job = startCheckoutJob(park, { isTimed: false });
    await job.release();
    expect([sent, await state(id)]).toEqual([[id], 'created']);
    await job.release();
    expect([sent, await state(id)]).toEqual([[id, id], 'sent']);
  });

  test('is sent as soon as a server starts', async () => {
    const id = await aRefund();
    after(5);
    const { sent, provider } = providing(id);
    const park = Object.assign(Object.create(fixture.park) as typeof fixture.park, { payments: provider });
    const job = startCheckoutJob(park);
    await job.stop();
    expect([sent, await state(id)]).toEqual([[id, id], 'sent']);
  });
});
