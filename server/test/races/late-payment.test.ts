import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type CheckoutJob, startCheckoutJob } from '../../src/modules/bills/checkout-job.ts';
import { lockSlot, selectSlots } from '../../src/modules/slots/rows/index.ts';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { Przelewy24 } from '../../src/payment-providers/przelewy24/przelewy24.ts';
import { putRider } from '../support/bookings.ts';
import { type Call, callerOf } from '../support/call.ts';
import { depth } from '../support/depth.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { openTestApp, openTwin, type TestPark } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';
import { FakePrzelewy24, fakeShop } from '../support/providers/fake-przelewy24.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

/** How the park errs, to be caught at it. */
const error = vi.hoisted(() => ({ is: null as 'refunds the ride' | 'sells it twice' | null }));
vi.mock('@cablepark/domain/payments/pay-online', async (original) => {
  const real = await original<typeof import('@cablepark/domain/payments/pay-online')>();
  const isBought: typeof real.isBought = (facts) =>
    error.is === null ? real.isBought(facts) : error.is === 'sells it twice';
  return { ...real, isBought };
});
vi.mock('../../src/modules/bookings/index.ts', async (original) => {
  const real = await original<typeof import('../../src/modules/bookings/index.ts')>();
  const bookSlot: typeof real.bookSlot = async (...asked) => {
    if (error.is !== 'sells it twice' || asked[3].limits !== null) return await real.bookSlot(...asked);
    const [context, slot, rider] = asked;
    await putRider(context.db, slot, rider);
    return { slot: await lockSlot(context.db, context.engine, slot), isNew: true };
  };
  return { ...real, bookSlot };
});

type Order = 'at once' | 'payer first' | 'rival first';

const opened = Temporal.Instant.from('2026-07-01T08:00:00Z');

describe.each(enginesOfScenes)('Money that comes late, on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let job: CheckoutJob;
  let other: CheckoutJob;
  let provider: FakePrzelewy24;
  let payer: Person;
  let rival: Person;
  let minutes = 0;

  beforeAll(async () => {
    provider = new FakePrzelewy24();
    const url = await provider.listen();
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    park.payments = new Przelewy24({ ...fakeShop, url });
    call = callerOf(await openTestApp(park));
    const twin = await openTwin(park);
    job = startCheckoutJob(park, { isTimed: false });
    other = startCheckoutJob(twin, { isTimed: false });
    await makeTracks(park);
    park.clock.set(opened.toString());
    const admin = await aPerson(park, 'Admin');
    await call('PATCH', '/park', admin, { payments: { online: 'optional', afterNoShows: false } });
    park.parkSettings.forget();
  });
  afterAll(() => provider.close());

  /** A hold lapses; its rider pays, another books, and two processes sweep: all at once, or one rider after the other. */
  async function round(order: Order) {
    park.clock.set(opened.toString());
    // New ones each time: one rider may not book so often.
    [payer, rival] = [await aPerson(park), await aPerson(park)];
    minutes += 1;
    const slot = await makeSlot(park, opened.add({ hours: 200, minutes }).toString(), { duration: 1 });
    const id = String((await call('POST', '/checkouts', payer, { slots: [slot] })).data['id']);
    park.clock.set(opened.add({ minutes: 11 }).toString());
    const paying = async () => {
      provider.pay(id);
      await call('POST', '/payments/notices/przelewy24', null, JSON.parse(provider.notice(id)));
      await call('GET', `/checkouts/${id}`, payer);
    };
    const booking = () => call('PATCH', `/items/Slot/${slot}`, rival, { bookedBy: rival.id });
    if (order === 'payer first') await paying();
    if (order === 'rival first') await job.release();
    const early = order === 'rival first' ? await booking() : null;
    const [, late] = await Promise.all([
      order === 'payer first' ? null : paying(),
      early ?? booking(),
      job.release(),
      other.release(),
    ]);
    const booked = early ?? late;
    await job.reconcile();
    await call('GET', `/checkouts/${id}`, payer);
    const { db } = park.store;
    const row = await selectSlots(db).where('slot.id', '=', slot).executeTakeFirstOrThrow();
    const refunds = await db.selectFrom('refund').select('id').where('bill_id', '=', id).execute();
    return {
      holder: row.booked_by === payer.id ? 'payer' : row.booked_by === rival.id ? 'rival' : 'nobody',
      isPaid: row.payment_id !== null,
      refunds: refunds.length,
      rival: booked.status,
    };
  }

  const ride = { holder: 'payer', isPaid: true, refunds: 0, rival: 409 };
  const refund = { holder: 'rival', isPaid: false, refunds: 1, rival: 200 };

  test(`is one ride or one refund, and nobody rides on nothing (${depth.lateRaces} times)`, async () => {
    for (let rounds = 0; rounds < depth.lateRaces; rounds += 1) {
      const told = await round('at once');
      expect(told).toEqual(told.rival === 200 ? refund : ride);
    }
    expect(await round('payer first')).toEqual(ride);
    expect(await round('rival first')).toEqual(refund);
    const nowMs = park.clock.now().epochMilliseconds;
    expect(await findContradictions(park.store.db, engine.name, nowMs)).toEqual([]);
  }, 600_000);

  test('A park that gives back what still buys a ride, or sells a ride twice, would be seen', async () => {
    onTestFinished(() => void (error.is = null));
    error.is = 'refunds the ride';
    expect(await round('payer first')).toMatchObject({ isPaid: false, refunds: 1 });
    error.is = 'sells it twice';
    expect(await round('rival first')).toMatchObject({ holder: 'payer', rival: 200 });
  });
});
