import { wishRows } from '@cablepark/contract/standby/standby.schema';
import { describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';

describe.each(eitherEngine(import.meta.url))('Where payment comes first, on $name,', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, policy, aSlot, open, slot, sound } = fixture;

  async function offered(minutesBefore?: number) {
    const id = await aSlot();
    await call('PATCH', `/items/Slot/${id}`, fixture.manager, { bookedBy: fixture.other.id });
    const { startTime } = (await call('GET', `/items/Slot/${id}`, fixture.manager)).data as unknown as {
      startTime: string;
    };
    const start = Temporal.Instant.from(startTime);
    if (minutesBefore !== undefined)
      fixture.park.clock.set(start.subtract({ minutes: minutesBefore }).toString());
    await policy('required');
    const [rider, manager] = [await fixture.again(fixture.rider), await fixture.again(fixture.manager)];
    fixture.manager = manager;
    const until = start.add({ minutes: 15 }).toString();
    await call('POST', '/me/standby', rider, { asset: null, from: startTime, until });
    await call('PATCH', `/items/Slot/${id}`, manager, { bookedBy: null });
    const [wish] = wishRows.parse((await call('GET', '/me/standby', rider)).rows);
    return { id, rider, token: wish?.offers[0]?.token ?? '' };
  }
  const take = async (token: string) => await call('POST', '/mailed-offer', null, { token, answer: 'take' });

  test.each([
    ['the offered slot', undefined],
    ['a slot that the first tap takes', 30],
  ])('%s is kept while its rider pays, and then is theirs', async (_, minutesBefore) => {
    const { id, rider, token } = await offered(minutesBefore);
    const answer = await take(token);
    expect([answer.status, answer.data]).toMatchObject([
      200,
      { state: 'open', first_tap: false, pays_first: true },
    ]);
    expect(await slot(id)).toMatchObject({ bookedBy: rider.id, hold_kind: 'standby' });
    fixture.rider = rider;
    const checkout = await open(id);
    fixture.provider.pay(checkout);
    await call('GET', `/checkouts/${checkout}`, rider);
    expect(await slot(id)).toMatchObject({ bookedBy: rider.id, hold_kind: null });
    expect((await call('POST', '/mailed-offer', null, { token, answer: 'take' })).data).toMatchObject({
      state: 'taken',
    });
    await sound();
  });
});
