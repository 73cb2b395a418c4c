import { undoCancellationsCall } from '@cablepark/contract/rides/cancellations';
import { closedAfterLapsesMinutes } from '@cablepark/domain/booking/ride-limits';
import { describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import type { Person } from '../../../test/support/people.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';

describe.each(eitherEngine(import.meta.url))('A slot that a rider lets lapse unpaid, on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { policy, aSlot, begin, slot, sound } = fixture;
  const opened = Temporal.Instant.from('2026-07-01T08:00:00Z');

  /** A session expires after 15 minutes, so the rider logs in again at that minute. */
  const at = async (minutes: number) => {
    fixture.after(minutes);
    fixture.rider = await fixture.again(fixture.rider);
  };
  const patch = (id: number, bookedBy: string | null, who: Person = fixture.rider) =>
    fixture.call('PATCH', `/items/Slot/${id}`, who, { bookedBy });
  const hold = (id: number) => patch(id, fixture.rider.id);
  const lapse = async (minutes: number) => {
    await at(minutes);
    await fixture.job.release();
  };
  const until = (minutes: number) => ({
    until: opened.add({ minutes: minutes + closedAfterLapsesMinutes }).toString(),
  });

  /** Lets a hold lapse twice, the second one begun as soon as the slot is free. */
  async function lapsedTwice(from = 0) {
    await policy('required');
    const id = await aSlot();
    await at(from);
    await hold(id);
    await lapse(from + 10);
    expect((await hold(id)).status).toBe(200);
    await lapse(from + 20);
    expect((await hold(id)).code).toBe('HOLD_AGAIN_LATER');
    return id;
  }

  test('twice running is not theirs to hold for as long as that, which the answer says; another slot is, and another rider’s it is', async () => {
    const id = await lapsedTwice();
    const refused = await hold(id);
    expect([refused.status, refused.code, refused.extensions]).toMatchObject([
      422,
      'HOLD_AGAIN_LATER',
      { slot: id, ...until(20) },
    ]);
    expect((await begin({ slots: [id] })).code).toBe('HOLD_AGAIN_LATER');
    expect((await hold(await aSlot())).status).toBe(200);
    expect((await patch(id, fixture.other.id, await fixture.again(fixture.other))).status).toBe(200);
    await sound();
  });

  test('twice running is theirs again afterwards', async () => {
    const id = await lapsedTwice();
    await lapse(20 + closedAfterLapsesMinutes);
    expect((await hold(id)).status).toBe(200);
    await sound();
  });

  test('twice running is booked without a hold as ever, by staff or where nothing is to be paid first', async () => {
    const id = await lapsedTwice();
    expect((await patch(id, fixture.rider.id, await fixture.again(fixture.manager))).status).toBe(200);
    const other = await lapsedTwice(20);
    await policy('optional');
    expect((await hold(other)).status).toBe(200);
    // The rider can undo the cancellation, too.
    const { rider, call } = fixture;
    expect((await call('POST', '/me/cancellations', rider, { slot: other })).status).toBe(200);
    expect((await call('POST', undoCancellationsCall.path, rider, { slots: [other] })).status).toBe(200);
    expect((await slot(other, rider))['bookedBy']).toBe(rider.id);
  });

  test('is counted, too, where it is taken again before anybody has released it', async () => {
    await policy('required');
    const id = await aSlot();
    await hold(id);
    await at(11);
    expect((await hold(id)).status).toBe(200);
    await at(22);
    expect((await hold(id)).code).toBe('HOLD_AGAIN_LATER');
    await sound();
  });

  test('and gives back at the last moment has lapsed; what is given back soon has not', async () => {
    await policy('required');
    const [late, soon] = [await aSlot(), await aSlot()];
    for (const minutes of [0, 9]) {
      await at(minutes);
      for (const id of [late, soon]) expect((await hold(id)).status).toBe(200);
      await patch(soon, null);
      await at(minutes + 9);
      await patch(late, null);
    }
    expect([(await hold(late)).code, (await hold(soon)).status]).toEqual(['HOLD_AGAIN_LATER', 200]);
  });

  test('by the provider’s fault is theirs to hold again', async () => {
    await policy('required');
    const id = await aSlot();
    for (const minutes of [0, 14, 28]) {
      await at(minutes);
      expect((await begin({ slots: [id] })).status).toBe(200);
      fixture.provider.mood.isBroken = true;
      // The failed query extends the hold by three minutes.
      await lapse(minutes + 10);
      await lapse(minutes + 13);
      fixture.provider.mood.isBroken = false;
      expect(await slot(id, await fixture.again(fixture.manager))).toMatchObject({ bookedBy: null });
    }
    expect((await hold(id)).status).toBe(200);
  });
});
