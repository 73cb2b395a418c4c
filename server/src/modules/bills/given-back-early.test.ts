import { describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';
import { beginCheckout } from './begin-checkout.ts';

describe.each(eitherEngine(import.meta.url))(
  'A slot that a rider gives back unpaid and takes again, on $name',
  (engine) => {
    const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
    const { policy, aSlot, sound } = fixture;

    const opened = Temporal.Instant.from('2026-07-01T08:00:00Z');
    const at = async (minutes: number) => {
      fixture.park.clock.set(opened.add({ milliseconds: minutes * 60_000 }).toString());
      await fixture.job.release();
      fixture.rider = await fixture.again(fixture.rider);
    };
    const patch = async (id: number, bookedBy: string | null) =>
      await fixture.call('PATCH', `/items/Slot/${id}`, fixture.rider, { bookedBy });
    const hold = async (id: number) => (await patch(id, fixture.rider.id)).code ?? 'held';

    test('in the first half of its time each time is not theirs to hold for an hour', async () => {
      await policy('required');
      const id = await aSlot();
      const said: string[] = [];
      for (let minutes = 0; minutes <= 32; minutes += 4) {
        await at(minutes);
        if (minutes > 0) await patch(id, null);
        said.push(await hold(id));
      }
      expect(said).toContain('HOLD_AGAIN_LATER');
      await sound();
    });

    test('after each time that it lapsed is not theirs to hold either', async () => {
      await policy('required');
      const id = await aSlot();
      const said: string[] = [];
      for (const minutes of [0, 11, 22]) {
        await at(minutes);
        said.push(await hold(id));
        await patch(id, null);
        said.push(await hold(id));
      }
      expect(said.at(-1)).toBe('HOLD_AGAIN_LATER');
      await sound();
    });

    test('lapses also where they begin to pay for it in the last moment, whose answer is still to come', async () => {
      await policy('required');
      const id = await aSlot();
      await hold(id);
      await at(9.99);
      // Next, the checkout queries the provider.
      await beginCheckout(fixture.park, fixture.rider, { slots: [id] });
      await at(10);
      const entries = fixture.park.store.db.selectFrom('booking_history').select(['action_type', 'lapsed']);
      expect(await entries.where('slot_id', '=', id).orderBy('id').execute()).toEqual([
        { action_type: 'book', lapsed: 0 },
        { action_type: 'cancel', lapsed: 1 },
      ]);
    });
  },
);
