import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startCheckoutJob } from '../../src/modules/bills/checkout-job.ts';
import { CheckoutFixture } from '../support/checkout-fixture.ts';
import { depth } from '../support/depth.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { openTwin } from '../support/park.ts';
import { aPerson } from '../support/people.ts';
import { FakePrzelewy24 } from '../support/providers/fake-przelewy24.ts';

/** Whether the rule forgets that a hold is no booking, to be caught at it. */
const rule = vi.hoisted(() => ({ forgetsHolds: false }));
vi.mock('@cablepark/domain/booking/rules', async (original) => {
  const real = await original<typeof import('@cablepark/domain/booking/rules')>();
  const decideBooking: typeof real.decideBooking = (facts) =>
    rule.forgetsHolds && facts.slot?.rider === facts.rider ? 'unchanged' : real.decideBooking(facts);
  return { ...real, decideBooking };
});

describe.each(enginesOfScenes)('A hold that its rider books at its very end, on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, aSlot, open, after, ring, slot, sound } = fixture;
  let twin: ReturnType<typeof startCheckoutJob> | null = null;

  /** The rider books it while two processes sweep, and perhaps the money comes, or staff free it. */
  async function round(also: 'nothing' | 'money' | 'staff') {
    twin ??= startCheckoutJob(await openTwin(fixture.park), { isTimed: false });
    fixture.after(0);
    // A new one each time: one rider may not book so often.
    fixture.rider = await aPerson(fixture.park);
    const id = await aSlot();
    const checkout = await open(id);
    after(10);
    if (also === 'money') fixture.provider.pay(checkout);
    const desk = () => call('PATCH', `/items/Slot/${id}`, fixture.manager, { bookedBy: null });
    const [booked] = await Promise.all([
      call('PATCH', `/items/Slot/${id}`, fixture.rider, { bookedBy: fixture.rider.id }),
      fixture.job.release(),
      twin.release(),
      also === 'money' ? ring(checkout) : null,
      also === 'staff' ? desk() : null,
    ]);
    await fixture.job.release();
    after(14);
    await fixture.job.release();
    await sound();
    const { bookedBy, payment, hold_until } = await slot(id);
    const { db } = fixture.park.store;
    const told = await db.selectFrom('outbox').select(['kind', 'data']).execute();
    const bookings = told
      .filter(({ kind }) => kind === 'booked')
      .flatMap(({ data }) => (JSON.parse(data) as { bookings: { booking: number }[] }).bookings);
    const entries = await db
      .selectFrom('booking_history')
      .select('booking_id')
      .where('slot_id', '=', id)
      .execute();
    const ids = new Set(entries.map((entry) => entry.booking_id));
    return {
      answer: booked.status,
      isTheirs: bookedBy === fixture.rider.id && hold_until === null,
      isPaid: payment !== null,
      told: bookings.filter(({ booking }) => ids.has(booking)).length,
      entries: entries.length,
    };
  }

  test(`stays theirs, and they are told once of each booking (${depth.lateRaces} times)`, async () => {
    for (let rounds = 0; rounds < depth.lateRaces; rounds += 1) {
      const { entries, ...alone } = await round('nothing');
      expect(alone).toEqual({ answer: 200, isTheirs: true, isPaid: false, told: 1 });
      // Swept before, it was booked anew.
      expect([1, 3]).toContain(entries);
      expect(await round('money')).toMatchObject({ answer: 200, isTheirs: true, isPaid: true, told: 1 });
      const staffed = await round('staff');
      expect(staffed.answer).toBe(200);
      expect(staffed.isTheirs).toBe(staffed.entries % 2 === 1);
    }
  }, 600_000);

  test('A park that forgets that a hold is no booking would be seen', async () => {
    onTestFinished(() => void (rule.forgetsHolds = false));
    rule.forgetsHolds = true;
    const id = await aSlot();
    await open(id);
    const booked = await call('PATCH', `/items/Slot/${id}`, fixture.rider, { bookedBy: fixture.rider.id });
    after(14);
    await fixture.job.release();
    expect([booked.status, (await slot(id))['bookedBy']]).toEqual([200, null]);
  });
});
