import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../test/support/audit.ts';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { buyPass, offerPasses } from '../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import { tillFaults } from '../../../test/support/till.ts';
import { findContradictions } from '../../ops/invariants/check.ts';

type RideDiffers = Parameters<typeof makeSlot>[2] & { start?: string };

describe.each(eitherEngine(import.meta.url))('Paying a ride with a pass on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let editor: Person;
  let rider: Person;
  let pass: number;
  let slots = 0;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    [manager, editor] = [await aPerson(park, 'Manager'), await aPerson(park, 'Editor')];
  });

  beforeEach(async () => {
    rider = await aPerson(park);
    await offerPasses(park, { slots: 3, price: 100 });
    pass = await buyPass(call, manager, rider);
  });

  /** A ride of this rider, at its own time by default. */
  const aRide = async (who: Person = rider, differs: RideDiffers = {}) => {
    const { start, ...more } = differs;
    if (!start) slots += 1;
    const next = Temporal.Instant.from('2026-07-20T06:00:00Z')
      .add({ minutes: slots * 15 })
      .toString();
    const slot = await makeSlot(park, start ?? next, more);
    const answer = await call('PATCH', `/items/Slot/${slot}`, manager, { bookedBy: who.id });
    if (answer.status !== 200) throw new Error(`No ride: ${answer.code}`);
    return slot;
  };
  const pay = (slot: number, who: Person | null = rider, from = pass, more: object = {}) =>
    call('POST', '/items/Payment', who, { slot, method: 'pass', pass: from, ...more });
  const read = async (id = pass) => (await call('GET', `/items/Pass/${id}`, manager)).data;
  const deltas = async (id = pass) =>
    (await call('GET', `/items/PassEntry?filter[pass]=${id}&sort=id`, manager)).rows.map(
      (row) => row['delta'],
    );
  const paid = async (slot: number) => (await call('GET', `/items/Slot/${slot}`, manager)).data['payment'];
  const payingPass = async (payment: string) =>
    (await call('GET', `/items/Payment/${payment}?fields=pass`, manager)).data;
  const voidIt = (payment: number) => call('POST', '/desk/voids', editor, { payment, reason: 'Pomyłka' });

  test('takes the ride, pays the slot and tells the log, all in one; the days of the pass begin', async () => {
    const slot = await aRide();
    const { status, data } = await pay(slot);
    expect([status, data]).toEqual([200, { id: data.id, slot, amount: 33.33, method: 'pass' }]);
    expect(await paid(slot)).toBe(data.id);
    expect(await payingPass(String(data.id))).toEqual({ pass });
    expect(await read()).toMatchObject({ balance: 2, ends: '2026-08-18T22:00:00.000Z' });
    const lines = await call('GET', `/items/PassEntry?filter[pass]=${pass}&sort=-id&limit=1`, rider);
    expect(lines.rows).toMatchObject([{ delta: -1, reason: 'ride', slot }]);
    expect((await readAudit(park)).at(-1)).toMatchObject({
      action: 'payment.create',
      after: { slot, rider: rider.id, pass, amount: 33.33, method: 'pass' },
    });
  });

  test('adds up to the price of the pass with its last ride, and then there is none left', async () => {
    const amounts = [];
    for (let ride = 0; ride < 3; ride += 1) amounts.push((await pay(await aRide())).data['amount']);
    expect(amounts).toEqual([33.33, 33.33, 33.34]);
    const slot = await aRide();
    expect(await pay(slot)).toMatchObject({ status: 409, code: 'PASS_EMPTY' });
    expect([await paid(slot), await deltas()]).toEqual([null, [3, -1, -1, -1]]);
  });

  test('is done once for a slot, however often it is asked', async () => {
    const slot = await aRide();
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(slot)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect(await deltas()).toEqual([3, -1]);
  });

  test('is open to riders for their own rides with their own passes alone', async () => {
    const stranger = await aPerson(park);
    const [own, theirs] = [await aRide(), await aRide(stranger)];
    for (const answer of [
      await pay(own, stranger),
      await pay(theirs, stranger),
      await pay(theirs, rider),
      await pay(own, rider, 99_999),
      await pay(own, null),
      await call('POST', '/items/Payment', rider, { slot: own, method: 'pass' }),
      await call('POST', '/items/Payment', rider, { slot: own, method: 'cash', pass: null }),
    ]) {
      expect([answer.status, answer.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect(await deltas()).toEqual([3]);
  });

  test.each([{ amount: 1 }, { method: 'cash' }, { pass: 1.5 }, { amount: 0 }])(
    'takes no amount or other method beside the pass: %j',
    async (more) => {
      expect(await pay(await aRide(), rider, pass, more)).toMatchObject({ status: 400 });
      expect(await deltas()).toEqual([3]);
    },
  );

  test('without the id of a pass is a paper pass, as ever', async () => {
    const slot = await aRide();
    const answer = await call('POST', '/items/Payment', manager, { slot, method: 'pass' });
    expect(answer.data).toMatchObject({ amount: 55, method: 'pass' });
    expect(await payingPass(String(answer.data.id))).toEqual({ pass: null });
    expect(await deltas()).toEqual([3]);
  });

  test('holds for its tracks, its length and its share of a day, and until its end', async () => {
    await offerPasses(park, { slots: 3, tracks: [1], rideMinutes: 15, perDay: 1, validDays: 2 });
    const narrow = await buyPass(call, manager, rider);
    const refused = async (slot: number) => (await pay(slot, rider, narrow)).code;
    expect(await refused(await aRide(rider, { asset_id: 2 }))).toBe('PASS_NOT_VALID_HERE');
    const long = await aRide(rider, { start: '2026-07-19T10:00:00Z', duration: 30 });
    expect(await refused(long)).toBe('PASS_NOT_VALID_HERE');
    const morning = await aRide(rider, { start: '2026-07-20T05:00:00Z' });
    expect((await pay(morning, rider, narrow)).status).toBe(200);
    expect(await refused(await aRide())).toBe('PASS_DAY_USED');
    // A page can hide the pass for this ride.
    const asked = `/items/PassEntry?filter[pass][_eq]=${narrow}&fields=delta,rideStart&sort=id`;
    expect((await call('GET', asked, rider)).data).toEqual([
      { delta: 3, rideStart: null },
      { delta: -1, rideStart: '2026-07-20T05:00:00.000Z' },
    ]);
    // The first of two days was the 20th in the park's zone.
    const lastMinute = await aRide(rider, { start: '2026-07-21T21:45:00Z' });
    const tooLate = await aRide(rider, { start: '2026-07-21T22:00:00Z' });
    expect(await refused(tooLate)).toBe('PASS_EXPIRED');
    expect((await pay(lastMinute, rider, narrow)).status).toBe(200);
  });

  test('counts minutes where the pass does', async () => {
    await offerPasses(park, { minutes: 40, rideMinutes: null, price: 61 });
    const timed = await buyPass(call, manager, rider);
    const half = await aRide(rider, { start: '2026-07-18T10:00:00Z', duration: 30 });
    expect((await pay(half, rider, timed)).data['amount']).toBe(45.6);
    expect(await pay(await aRide(), rider, timed)).toMatchObject({ code: 'PASS_EMPTY' });
    expect((await read(timed))['balance']).toBe(10);
  });

  test('gives the ride back where the payment is voided, once; the first one begins the days anew', async () => {
    const slot = await aRide();
    const { data } = await pay(slot);
    expect((await voidIt(data.id)).status).toBe(200);
    expect((await voidIt(data.id)).status).toBe(403);
    expect([await deltas(), await paid(slot)]).toEqual([[3, -1, 1], null]);
    expect(await read()).toMatchObject({ balance: 3, ends: null });
    expect((await pay(slot)).status).toBe(200);
  });

  test('keeps the payment with the ride where it moves, and gives it back from there', async () => {
    const [from, to] = [await aRide(), await makeSlot(park, '2026-07-17T10:00:00Z')];
    const { data } = await pay(from);
    expect((await call('POST', '/desk/moves', manager, { from, to })).status).toBe(200);
    expect(await paid(to)).toBe(data.id);
    await voidIt(data.id);
    expect(await deltas()).toEqual([3, -1, 1]);
  });

  test('counts as redeemed in the takings, not as money, and is told as such in the file', async () => {
    await pay(await aRide());
    const { rows } = await call('GET', '/takings?from=2026-01-01&to=2026-12-31', manager);
    const kinds = rows.filter((row) => row['method'] === 'pass').map((row) => row['kind']);
    expect(kinds).toContain('redeemed');
    expect(rows.some((row) => row['kind'] === 'pass')).toBe(true);
  });

  test('Voided and paid, moved and paid, paid and paid at once: the till and the database are right', async () => {
    for (let round = 0; round < 6; round += 1) {
      const rides = [await aRide(), await aRide(), await aRide(), await aRide()];
      const { data } = await pay(rides[0] ?? 0);
      const to = await makeSlot(park, `2026-07-2${round + 1}T05:00:00Z`);
      const answers = await Promise.all([
        ...rides.map((slot) => pay(slot)),
        ...(data ? [voidIt(data.id)] : []),
        call('POST', '/desk/moves', manager, { from: rides[0] ?? 0, to }),
        call('POST', `/passes/${pass}/void`, editor, { reason: 'Koniec', money_back: 0 }),
      ]);
      expect(answers.filter(({ status }) => ![200, 400, 403, 409].includes(status))).toEqual([]);
      pass = await buyPass(call, manager, rider);
    }
    expect([await tillFaults(park.store.db), park.repeats]).toEqual([[], []]);
  });

  test('After all of it the database contradicts itself nowhere', async () => {
    const nowMs = park.clock.now().epochMilliseconds;
    expect(await findContradictions(park.store.db, engine.name, nowMs)).toEqual([]);
  });
});
