import { describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { offerPasses, passRow } from '../../../test/support/passes.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';

describe.each(eitherEngine(import.meta.url))('Money that nobody waited for, on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { aSlot, begin, call, open, ring, read, slot, sound, provider } = fixture;
  const questions = async () => {
    const { data } = await call('GET', '/desk/money-questions', fixture.manager);
    return data as unknown as { id: string; kind: string; number: string }[];
  };

  test('that is paid a second time for the same is not confirmed, and staff are told its number', async () => {
    const taken = await aSlot();
    const id = await open(taken);
    provider.pay(id);
    await ring(id);
    const second = Object.assign(provider.pay(id), { orderId: 3_999_999_999 });
    expect((await ring(id)).statusCode).toBe(200);
    await ring(id);
    expect(second.status).toBe(1);
    expect(await questions()).toMatchObject([{ kind: 'unknown', number: '3999999999' }]);
    expect(await read(id)).toMatchObject({ status: 'paid' });
    await sound();
  });

  test('of another amount that turns out to be right after all is confirmed once it is in the books', async () => {
    const taken = await aSlot();
    const id = await open(taken);
    provider.pay(id, { amount: 1 });
    await ring(id);
    expect(await read(id)).toMatchObject({ status: 'review' });
    provider.pay(id, { amount: 5500 });
    await ring(id);
    expect(provider.isConfirmed(id)).toBe(true);
    expect(await slot(taken)).toMatchObject({ bookedBy: fixture.rider.id, payment: expect.any(Number) });
    expect(await read(id)).toMatchObject({ status: 'paid' });
    await sound();
  });

  test('for a pass whose last day is over buys no pass that holds no more: it goes back', async () => {
    await offerPasses(fixture.park, { validDays: null, validUntil: '2026-07-01' });
    const id = String((await begin({ pass_kind: passRow })).data['id']);
    fixture.park.clock.set('2026-07-02T08:00:00Z');
    provider.pay(id);
    await ring(id);
    fixture.after(0);
    expect(await read(id)).toMatchObject({ status: 'late', items: [{ refund: 'created', pass: null }] });
    await sound();
  });
});
