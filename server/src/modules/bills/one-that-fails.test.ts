import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';

describe.each(eitherEngine(import.meta.url))('A checkout that cannot be settled on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, policy, after, aSlot, open, ring, slot, provider } = fixture;

  test('keeps neither the slots of others held, nor their refunds and late money waiting', async () => {
    const { db } = fixture.park.store;
    const [given, late, held] = [await aSlot(), await aSlot(), await aSlot()];
    const refunded = await open(given);
    provider.pay(refunded);
    await ring(refunded);
    const waiting = await open(late);
    after(10);
    await fixture.job.release();
    expect((await slot(late))['bookedBy']).toBe(null);
    after(0);
    const bad = await open(await aSlot());
    provider.pay(bad);
    await policy('required');
    await call('PATCH', `/items/Slot/${held}`, fixture.other, { bookedBy: fixture.other.id });
    await call('POST', '/me/cancellations', fixture.rider, { slot: given });
    const { payments, log } = fixture.park;
    const real = provider.open();
    fixture.park.payments = Object.assign(provider.open(), {
      settle: async (...asked: Parameters<typeof real.settle>) => {
        if (asked[0].id === bad) throw new TypeError('something of it cannot be read');
        return await real.settle(...asked);
      },
    });
    const told: unknown[] = [];
    fixture.park.log = { ...log, error: (what: unknown) => told.push(what) };
    after(10);
    provider.pay(waiting);
    await fixture.job.release();
    expect((await slot(held))['bookedBy']).toBe(null);
    for (let round = 0; round < 10; round += 1) await fixture.job.reconcile();
    expect(provider.refundsOf(refunded)).toMatchObject([{ amount: 5500 }]);
    expect(provider.isConfirmed(waiting)).toBe(true);
    expect(told).toContainEqual({ checkout: bad, err: expect.any(TypeError) });
    expect(told).toContainEqual({ err: expect.any(TypeError) });
    fixture.park.payments = payments;
    fixture.park.log = log;
    await fixture.job.reconcile();
    expect(provider.isConfirmed(bad)).toBe(true);
    const rows = await db.selectFrom('bill').select('state').where('id', '=', bad).execute();
    expect(rows).toEqual([{ state: 'settled' }]);
  });

  test('keeps no newer one waiting, however many there are of it', async () => {
    const id = await open(await aSlot());
    after(2);
    const { db } = fixture.park.store;
    const row = await db.selectFrom('bill').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const stuck = Array.from({ length: 120 }, () => ({
      ...row,
      state: 'paid' as const,
      created_at: row.created_at - 1,
      id: randomUUID(),
    }));
    await db.insertInto('bill').values(stuck).execute();
    fixture.provider.pay(id);
    for (let round = 0; round < 2; round += 1) await fixture.job.reconcile();
    const ids = stuck.map((each) => each.id);
    await db.deleteFrom('bill').where('id', 'in', ids).execute();
    expect(fixture.provider.isConfirmed(id)).toBe(true);
    await fixture.sound();
  });
});
