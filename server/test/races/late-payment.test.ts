import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CheckoutJob, startCheckoutJob } from '../../src/modules/checkouts/checkout-job.ts';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { Przelewy24 } from '../../src/payment-providers/przelewy24/przelewy24.ts';
import { type Call, callerOf } from '../support/call.ts';
import { depth } from '../support/depth.ts';
import { engines } from '../support/engines.ts';
import { openTestApp, openTwin, type TestPark } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';
import { FakePrzelewy24, fakeShop } from '../support/providers/fake-przelewy24.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

const opened = Temporal.Instant.from('2026-07-01T08:00:00Z');

describe.each(engines)('Money that comes late, on $name', (engine) => {
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
    park.content.forget();
  });
  afterAll(() => provider.close());

  beforeEach(async () => {
    park.clock.set(opened.toString());
    [payer, rival] = [await aPerson(park), await aPerson(park)];
  });

  /** A hold lapses; its rider pays, another books, and two processes sweep, all at once. */
  async function round() {
    park.clock.set(opened.toString());
    minutes += 1;
    const slot = await makeSlot(park, opened.add({ hours: 200, minutes }).toString(), { duration: 1 });
    const id = String((await call('POST', '/checkouts', payer, { slots: [slot] })).data['id']);
    park.clock.set(opened.add({ minutes: 11 }).toString());
    const paying = async () => {
      provider.pay(id);
      await call('GET', `/checkouts/${id}`, payer);
    };
    const booking = () => call('PATCH', `/items/Slot/${slot}`, rival, { bookedBy: rival.id });
    const [, booked] = await Promise.all([paying(), booking(), job.release(), other.release()]);
    await job.reconcile();
    await call('GET', `/checkouts/${id}`, payer);
    const { db } = park.store;
    const row = await db.selectFrom('slot').selectAll().where('id', '=', slot).executeTakeFirstOrThrow();
    const refunds = await db.selectFrom('refund').select('id').where('checkout_id', '=', id).execute();
    return {
      holder: row.booked_by === payer.id ? 'payer' : row.booked_by === rival.id ? 'rival' : 'nobody',
      isPaid: row.payment_id !== null,
      refunds: refunds.length,
      rival: booked.status,
    };
  }

  test(`is one ride or one refund, and nobody rides on nothing (${depth.lateRaces} times)`, async () => {
    const seen = new Set<string>();
    for (let rounds = 0; rounds < depth.lateRaces; rounds += 1) {
      const told = await round();
      seen.add(told.holder);
      expect(told).toEqual(
        told.rival === 200
          ? { holder: 'rival', isPaid: false, refunds: 1, rival: 200 }
          : { holder: 'payer', isPaid: true, refunds: 0, rival: 409 },
      );
    }
    expect(seen).not.toContain('nobody');
    const nowMs = park.clock.now().epochMilliseconds;
    expect(await findContradictions(park.store.db, engine.name, nowMs)).toEqual([]);
  }, 300_000);
});
