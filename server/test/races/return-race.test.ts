import { randomUUID } from 'node:crypto';
import { recordReturnCall } from '@cablepark/contract/payments/refunds';
import { cancelRideCall } from '@cablepark/contract/rides/cancellations';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '../support/call.ts';
import type { Person } from '../support/people.ts';

/** Whether money of a pass goes back under the lock of the payment that bought it. */
const guard = { lock: true };
const sales = '../../src/modules/passes/take-sale-back.ts';
vi.doMock(sales, async () => {
  const real = await vi.importActual<typeof import('../../src/modules/passes/take-sale-back.ts')>(sales);
  const findSalesOf: typeof real.findSalesOf = async (db, passes) =>
    guard.lock ? await real.findSalesOf(db, passes) : [];
  return { ...real, findSalesOf };
});

// Imported only now, so that the server locks by this.
const { callerOf } = await import('../support/call.ts');
const { CheckoutFixture } = await import('../support/checkout-fixture.ts');
const { enginesOfScenes } = await import('../support/engines.ts');
const { openTestApp, openTwin } = await import('../support/park.ts');
const { offerPasses, passRow } = await import('../support/passes.ts');
const { aPerson } = await import('../support/people.ts');
const { FakePrzelewy24 } = await import('../support/providers/fake-przelewy24.ts');
const { whileLocked } = await import('../support/while-locked.ts');

// SQLite's transactions are alone.
const withConcurrency = enginesOfScenes.filter(({ name }) => name === 'postgres');
describe.each(withConcurrency)('Money of a pass that goes back amid a return, on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, ring, provider } = fixture;
  const reason = 'Wiatr';
  let other: Call;
  let editor: Person;

  beforeAll(async () => {
    other = callerOf(await openTestApp(await openTwin(fixture.park)));
    await offerPasses(fixture.park);
  });
  beforeEach(async () => {
    guard.lock = true;
    editor = await aPerson(fixture.park, 'Editor');
  });

  const post = (url: string, body: object, { who = editor, by = call } = {}) =>
    by('POST', url, who, { request_key: randomUUID(), ...body });
  /** A pass of ten rides for 490 zł that was bought online. @returns its id and its payment's */
  const buy = async () => {
    const { data } = await fixture.begin({ pass_kind: passRow });
    const checkout = String(data['id']);
    provider.pay(checkout);
    await ring(checkout);
    const { id, pass_id } = await fixture.park.store.db
      .selectFrom('payment')
      .select(['id', 'pass_id'])
      .where('bill_id', '=', checkout)
      .executeTakeFirstOrThrow();
    return { pass: Number(pass_id), payment: id };
  };
  /** One ride of it was ridden on a slot to come, and the rest of its money is back. @returns the ride's slot and payment as well */
  const voidedWithRide = async () => {
    const { pass, payment } = await buy();
    const slot = await fixture.aSlot();
    const { rider } = fixture;
    expect((await call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id, pass })).status).toBe(
      200,
    );
    expect((await post(`/passes/${pass}/void`, { reason, money_back: 441 })).status).toBe(200);
    return { slot, payment, ride: Number((await fixture.slot(slot))['payment']) };
  };
  /** Begins the first call, then the second, while both must wait before they end. */
  const inTurn = async (first: () => ReturnType<Call>, second: () => ReturnType<Call>) => {
    const lock = sql`lock table audit in exclusive mode`;
    const answers = await whileLocked(fixture.park.store.db, lock, async (until) => {
      const one = first();
      await until(1);
      const two = second();
      await until(2);
      return [one, two];
    });
    return answers.map(({ status }) => status);
  };
  const record = (payment: number, amount: number) => () =>
    post(recordReturnCall.path, { payment, amount, reason }, { by: other });
  const sound = async () => {
    await fixture.job.reconcile();
    provider.endRefunds();
    await fixture.job.reconcile();
    await fixture.sound();
  };

  test('A return waits for the voiding of its pass, and finds nothing left', async () => {
    const { pass, payment } = await buy();
    const voiding = () => post(`/passes/${pass}/void`, { reason, money_back: 490 });
    expect(await inTurn(voiding, record(payment, 100))).toEqual([200, 400]);
    await sound();
  });

  test('A voiding waits for a return, and gives back no more than is left', async () => {
    const { pass, payment } = await buy();
    const voiding = () => post(`/passes/${pass}/void`, { reason, money_back: 490 });
    expect(await inTurn(record(payment, 100), voiding)).toEqual([200, 400]);
    await sound();
  });

  test('A return waits for a ride of a voided pass that the desk gives back', async () => {
    const { payment, ride } = await voidedWithRide();
    const giving = () => post('/desk/voids', { payment: ride, reason });
    expect(await inTurn(giving, record(payment, 49))).toEqual([200, 400]);
    await sound();
  });

  test('A return waits for a ride of a voided pass that its rider gives back', async () => {
    const { payment, slot } = await voidedWithRide();
    const giving = () => post(cancelRideCall.path, { slot }, { who: fixture.rider });
    expect(await inTurn(giving, record(payment, 49))).toEqual([200, 400]);
    await sound();
  });

  test('Without the lock more would go back than came', async () => {
    guard.lock = false;
    const { pass, payment } = await buy();
    const voiding = () => post(`/passes/${pass}/void`, { reason, money_back: 490 });
    expect(await inTurn(voiding, record(payment, 100))).toEqual([200, 200]);
    await expect(sound()).rejects.toThrow('has given back more');
  });
});
