import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { sendDue } from '../../../../test/support/outbox.ts';
import { makePass } from '../../../../test/support/passes.ts';
import { aPerson } from '../../../../test/support/people.ts';
import { FakePrzelewy24 } from '../../../../test/support/providers/fake-przelewy24.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';
import { giveRidesBack } from './give-rides-back.ts';
import { selectLateCancellings } from './late-cancellings.store.ts';

describe.each(eitherEngine(import.meta.url))('A slot that was cancelled late on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, aSlot, open, ring } = fixture;

  const desk = async () => await fixture.again(fixture.manager);
  /** Three hours before the fixture's last slot: too late for a refund. */
  const beLate = () => fixture.park.clock.set(fixture.lastStart.subtract({ hours: 3 }).toString());
  const theMorningAfter = () => fixture.park.clock.set(fixture.lastStart.add({ hours: 26 }).toString());
  const cancel = async (slot: number) =>
    expect(
      (await call('POST', '/me/cancellations', await fixture.again(fixture.rider), { slot })).data,
    ).toMatchObject({
      back: 'nothing',
      late: true,
    });
  const bookAgain = async (slot: number) => {
    const next = await aPerson(fixture.park);
    expect((await call('PATCH', `/items/Slot/${slot}`, next, { bookedBy: next.id })).status).toBe(200);
  };
  const aPassRide = async () => {
    const slot = await aSlot();
    const { pass } = await makePass(fixture.park, fixture.rider);
    await call('PATCH', `/items/Slot/${slot}`, fixture.rider, { bookedBy: fixture.rider.id, pass });
    const balance = async () => (await call('GET', `/items/Pass/${pass}`, await desk())).data['balance'];
    return { slot, balance };
  };
  const givenBack = async () =>
    (await call('GET', '/me/given-back', await fixture.again(fixture.rider))).rows;
  const work = async () => await giveRidesBack(fixture.park);
  const nothingContradicts = async () => {
    const nowMs = fixture.park.clock.now().epochMilliseconds;
    expect(await findContradictions(fixture.park.store.db, engine.name, nowMs)).toEqual([]);
  };

  test('and ridden by another is back on its pass after the day, once, with thanks', async () => {
    const { slot, balance } = await aPassRide();
    beLate();
    await cancel(slot);
    await bookAgain(slot);
    await work();
    expect(await balance()).toBe(9);
    expect(await givenBack()).toEqual([]);
    theMorningAfter();
    await fixture.park.store.db.deleteFrom('outbox').execute();
    fixture.park.mailer.sent.length = 0;
    await Promise.all([work(), work(), work()]);
    await work();
    expect(await balance()).toBe(10);
    expect(await givenBack()).toMatchObject([{ back: 'ride', amount: null, reason: 'soldAgain' }]);
    await sendDue(fixture.park);
    const thanks = fixture.park.mailer.sent.filter(({ subject }) => subject.includes('ktoś jednak wziął'));
    expect(thanks).toHaveLength(1);
    expect(thanks[0]?.text).toContain('Dlatego slot wrócił na karnet.');
    await nothingContradicts();
  });

  test('and paid online goes back the way it came', async () => {
    const slot = await aSlot();
    const id = await open(slot);
    fixture.provider.pay(id);
    await ring(id);
    beLate();
    await cancel(slot);
    await bookAgain(slot);
    theMorningAfter();
    await work();
    await work();
    await fixture.job.release();
    expect(fixture.provider.refundsOf(id)).toHaveLength(1);
    const [first] = await givenBack();
    expect(first).toMatchObject({ back: 'money', amount: 55, reason: 'soldAgain' });
    const other = await aPerson(fixture.park);
    expect((await call('GET', '/me/given-back', other)).rows).toEqual([]);
    await nothingContradicts();
  });

  test('and whose next rider did not come, or that nobody took, stays with the park', async () => {
    const [taken, free] = [await aPassRide(), await aPassRide()];
    beLate();
    await cancel(taken.slot);
    await cancel(free.slot);
    await bookAgain(taken.slot);
    fixture.park.clock.set(fixture.lastStart.add({ minutes: 5 }).toString());
    await call('POST', '/desk/no-shows', await desk(), { slot: taken.slot, missing: true });
    theMorningAfter();
    await work();
    expect([await taken.balance(), await free.balance()]).toEqual([9, 9]);
    // It would have counted at once if it had been paid by the end of the day.
    const pay = await call('POST', '/items/Payment', await desk(), { slot: taken.slot, method: 'cash' });
    expect(pay.status).toBe(200);
    await work();
    expect([await taken.balance(), await free.balance()]).toEqual([10, 9]);
    await nothingContradicts();
  });

  test('is looked for among what was kept lately, not among all that the park ever kept', async () => {
    if (engine.name !== 'sqlite') return;
    const query = selectLateCancellings(fixture.park.store.db, { fromMs: 0, toMs: 1 });
    const plan = JSON.stringify(await query.explain(undefined, sql`query plan`));
    expect(plan).toContain('payment_void_kept_at (created_at>?)');
  });
});
