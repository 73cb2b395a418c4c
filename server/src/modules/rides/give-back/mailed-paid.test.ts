import { cancelMailedBookingCall, readMailedBookingCall } from '@cablepark/contract/rides/mailed-booking';
import { describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../../test/support/checkout-fixture.ts';
import { engines } from '../../../../test/support/engines.ts';
import { makePass } from '../../../../test/support/passes.ts';
import { FakePrzelewy24 } from '../../../../test/support/providers/fake-przelewy24.ts';
import { bookingLink } from '../../bookings/booking-link.ts';

describe.each(engines)('The link of a paid booking’s mail on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, after, aSlot, open, ring, slot, sound } = fixture;

  async function tokenOf(id: number): Promise<string> {
    const { booking } = await fixture.park.store.db
      .selectFrom('booking')
      .select((eb) => eb.fn.max('id').as('booking'))
      .where('slot_id', '=', id)
      .executeTakeFirstOrThrow();
    const link = await bookingLink(fixture.park, booking);
    return new URL(link ?? '').searchParams.get('token') ?? '';
  }
  const see = async (token: string) =>
    (await fixture.app.inject({ url: `${readMailedBookingCall.path}?token=${token}` })).json().data;
  const cancel = async (token: string) =>
    (
      await fixture.app.inject({ method: 'POST', url: cancelMailedBookingCall.path, payload: { token } })
    ).json();
  const cancelled = { data: { state: 'cancelled' } };

  test('gives a slot back to its pass, once, while that costs nothing', async () => {
    const [early, late] = [await aSlot(), await aSlot()];
    const lateStart = fixture.lastStart;
    const { pass } = await makePass(fixture.park, fixture.rider);
    for (const id of [early, late])
      await call('PATCH', `/items/Slot/${id}`, fixture.rider, { bookedBy: fixture.rider.id, pass });
    const balance = async () => (await call('GET', `/items/Pass/${pass}`, fixture.manager)).data['balance'];
    const [first, second] = [await tokenOf(early), await tokenOf(late)];
    expect((await see(first)).back).toEqual({ back: 'ride', amount: null });
    expect(await Promise.all([cancel(first), cancel(first)])).toEqual([cancelled, cancelled]);
    expect([await balance(), (await slot(early))['bookedBy']]).toEqual([9, null]);
    fixture.park.clock.set(lateStart.subtract({ hours: 3 }).toString());
    expect((await see(second)).back).toEqual({ back: 'nothing', amount: null });
    expect(await cancel(second)).toEqual(cancelled);
    after(0);
    expect(await balance()).toBe(9);
    await sound();
  });

  test('sends back what was paid online, and says so before', async () => {
    const paid = await aSlot();
    const id = await open(paid);
    fixture.provider.pay(id);
    await ring(id);
    const token = await tokenOf(paid);
    expect((await see(token)).back).toEqual({ back: 'money', amount: 55 });
    expect(await cancel(token)).toEqual(cancelled);
    expect(await cancel(token)).toEqual(cancelled);
    await fixture.job.release();
    expect(fixture.provider.refundsOf(id)).toHaveLength(1);
    expect(await slot(paid)).toMatchObject({ bookedBy: null, payment: null });
    await sound();
  });
});
