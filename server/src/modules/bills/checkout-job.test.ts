import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';
import { startCheckoutJob } from './checkout-job.ts';

describe.each(eitherEngine(import.meta.url))('What waits for money on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());

  test('is looked after each second by a server that runs, and no more by one that has stopped', async () => {
    const id = await fixture.open(await fixture.aSlot());
    const { db } = fixture.park.store;
    const state = async () =>
      (await db.selectFrom('bill').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const job = startCheckoutJob(fixture.park);
    expect(vi.getTimerCount()).toBe(3);
    fixture.after(10);
    vi.advanceTimersByTime(1_000);
    await expect.poll(state).toBe('expired');
    await job.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
