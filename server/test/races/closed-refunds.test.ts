import { describe, expect, test } from 'vitest';
import { doClosuresWork } from '../../src/modules/closures/closures-job.ts';
import { ProviderUnreachable } from '../../src/payment-providers/provider.ts';
import { CheckoutFixture } from '../support/checkout-fixture.ts';
import { isLong } from '../support/depth.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { aPerson } from '../support/people.ts';
import { FakePrzelewy24 } from '../support/providers/fake-przelewy24.ts';

const rides = isLong ? 96 : 12;
/** The provider fails at this refund, and refuses these. */
const failsAt = isLong ? 40 : 5;
const refusedAt = isLong ? [3, 17, 41, 60, 95] : [3, 9];

describe.each(enginesOfScenes)('A closed day that was paid online, on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());

  test('Each ride’s money goes back once, although the provider fails amid them, refuses some, and tells of two twice', async () => {
    const { park, provider, call, aSlot, open, ring, job } = fixture;
    const slots: number[] = [];
    const checkouts: string[] = [];
    for (let index = 0; index < rides; index += 1) {
      const slot = await aSlot();
      const checkout = await open(slot);
      provider.pay(checkout);
      await ring(checkout);
      slots.push(slot);
      checkouts.push(checkout);
    }
    const editor = await aPerson(park, 'Editor');
    const until = fixture.lastStart.add({ hours: 1 }).toString();
    const span = { assets: [1], from: '2026-07-20T06:00:00Z', until };
    const bookings = await park.store.db
      .selectFrom('booking')
      .select('id')
      .where('slot_id', 'in', slots)
      .execute();
    const seen = bookings.map(({ id }) => id);
    const closing = { ...span, reason: 'storm', note: null, note_en: null, seen };
    expect((await call('POST', '/desk/closures', editor, closing)).status).toBe(200);
    const later = await again(editor, '2026-07-20T07:01:00Z');
    for (let round = 0; round < 3; round += 1) await doClosuresWork(park);
    const sent = failing(park.payments);
    park.payments = sent.provider;
    for (let round = 0; round < 4; round += 1) await job.release().catch(() => undefined);
    expect(sent.calls()).toBeGreaterThanOrEqual(rides);
    const { rows } = await call('GET', '/desk/money-questions', later);
    expect(rows.filter(({ kind }) => kind === 'refund-refused')).toHaveLength(refusedAt.length);
    expect((await call('POST', '/desk/refunds/again', later, { reason: 'Środki są' })).data).toEqual({
      sent: refusedAt.length,
    });
    for (let round = 0; round < 2; round += 1) await job.release();
    provider.endRefunds();
    for (const id of checkouts) await ring(id, provider.refundRung(id));
    for (const id of checkouts.slice(0, 2)) await ring(id, provider.refundRung(id));
    expect(checkouts.map((id) => provider.refundsOf(id).length)).toEqual(checkouts.map(() => 1));
    const booked = await park.store.db
      .selectFrom('slot')
      .select('id')
      .where('id', 'in', slots)
      .where('booked_by', 'is not', null)
      .execute();
    expect(booked).toEqual([]);
    const entries = await park.store.db
      .selectFrom('cash_entry')
      .select((eb) => eb.fn.sum<number | string>('amount_cents').as('sum'))
      .executeTakeFirstOrThrow();
    expect(Number(entries.sum)).toBe(0);
    expect((await call('GET', '/desk/money-questions', later)).rows).toEqual([]);
    await fixture.sound();
  }, 600_000);

  async function again(who: Awaited<ReturnType<typeof aPerson>>, time: string) {
    fixture.park.clock.set(time);
    return await fixture.again(who);
  }
});

type Provider = NonNullable<CheckoutFixture['park']['payments']>;

/** The same provider, which fails once and has no funds for some refunds the first time. */
function failing(provider: Provider | null) {
  if (!provider) throw new Error('The park takes no money online.');
  let calls = 0;
  const wrapped = Object.create(provider) as Provider;
  wrapped.refund = async (request) => {
    calls += 1;
    if (calls === failsAt) throw new ProviderUnreachable('It does not answer.');
    return refusedAt.includes(calls) ? 'refused' : await provider.refund(request);
  };
  return { provider: wrapped, calls: () => calls };
}
