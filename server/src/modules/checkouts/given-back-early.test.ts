import { describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { bothEngines } from '../../../test/support/engines.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';

describe.each(bothEngines)('A slot that a rider gives back unpaid and takes again, on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { policy, aSlot, sound } = fixture;

  const at = async (minutes: number) => {
    fixture.after(minutes);
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
});
