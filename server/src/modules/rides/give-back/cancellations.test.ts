import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, callerOf } from '../../../../test/support/call.ts';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { buyPass, offerPasses } from '../../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';
import { startDispatcher } from '../../mails/index.ts';

const now = '2026-07-10T08:00:00Z';
const hour = (hours: number) => Temporal.Instant.from(now).add({ hours }).toString();

describe.each(engines)('Giving back a slot of one’s own on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let rider: Person;
  let pass: number;
  let minutes = 0;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    park.clock.set(now);
    manager = await aPerson(park, 'Manager');
    await offerPasses(park);
  });

  beforeEach(async () => {
    await park.store.db.deleteFrom('outbox').execute();
    rider = await aPerson(park);
    pass = await buyPass(call, manager, rider);
  });

  /** Books a slot that starts before this time; each call takes an earlier minute. */
  const aRide = async (by: string, who = rider) => {
    minutes += 1;
    const start = Temporal.Instant.from(by).subtract({ minutes }).toString();
    const slot = await makeSlot(park, start, { duration: 1 });
    await call('PATCH', `/items/Slot/${slot}`, who, { bookedBy: who.id });
    return slot;
  };
  const aPassRide = async (start: string) => {
    const slot = await aRide(start);
    const answer = await call('POST', '/items/Payment', rider, { slot, method: 'pass', pass });
    if (answer.status !== 200) throw new Error(answer.code);
    return slot;
  };
  const cancel = (slot: number, who: Person | null = rider) =>
    call('POST', '/me/cancellations', who, { slot });
  const preview = (slot: number, who: Person | null = rider) =>
    call('GET', `/me/cancellations?slot=${slot}`, who);
  const read = async (slot: number) => {
    const { data } = await call('GET', `/items/Slot/${slot}`, manager);
    return [data['bookedBy'], data['payment']];
  };
  const balance = async () => (await call('GET', `/items/Pass/${pass}`, rider)).data['balance'];

  test('in time puts a slot back on its pass and frees it, and says so before', async () => {
    const slot = await aPassRide(hour(7));
    const said = { status: 200, data: { slot, back: 'ride', late: false } };
    expect(await preview(slot)).toMatchObject(said);
    expect([await balance(), (await read(slot))[0]]).toEqual([9, rider.id]);
    expect(await cancel(slot)).toMatchObject(said);
    expect([await balance(), await read(slot)]).toEqual([10, [null, null]]);
    expect(await cancel(slot)).toMatchObject({ status: 403 });
    expect(await balance()).toBe(10);
  });

  test('past the free time frees the slot and forfeits it; what it took stays taken', async () => {
    const slot = await aPassRide(hour(3));
    const owed = async () =>
      (await call('GET', '/takings/passes', manager)).data as unknown as { amount: number };
    const before = (await owed()).amount;
    expect(await cancel(slot)).toMatchObject({ status: 200, data: { slot, back: 'nothing', late: true } });
    expect([await balance(), await read(slot)]).toEqual([9, [null, null]]);
    expect((await owed()).amount).toBe(before);
    const { rows } = await call('GET', '/takings?from=2026-07-10&to=2026-07-10', manager);
    const onPasses = rows.filter((row) => row['method'] === 'pass');
    // The first ride went back to its pass.
    expect(onPasses).toMatchObject([
      { kind: 'redeemed', amount: 98, count: 2 },
      { kind: 'returned', amount: 49, count: 1 },
    ]);
    const next = await aPerson(park);
    expect((await call('PATCH', `/items/Slot/${slot}`, next, { bookedBy: next.id })).status).toBe(200);
    expect((await call('POST', '/items/Payment', manager, { slot, method: 'cash' })).status).toBe(200);
  });

  test('in the last hour is refused, as are others’ slots and what was paid with money', async () => {
    const late = await aPassRide(hour(1));
    const [paid, theirs] = [await aRide(hour(8)), await aRide(hour(8), await aPerson(park))];
    await call('POST', '/items/Payment', manager, { slot: paid, method: 'cash' });
    for (const ask of [cancel, preview]) {
      expect(await ask(late)).toMatchObject({ status: 422, code: 'TOO_LATE' });
      expect(await ask(paid)).toMatchObject({ status: 409, code: 'SLOT_PAID' });
      expect(await ask(theirs)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect(await ask(99_999)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect(await ask(paid, null)).toMatchObject({ status: 403 });
    }
    expect(await balance()).toBe(9);
  });

  test('works for one that is not paid, too; the PATCH of a paid one is refused as ever', async () => {
    const [unpaid, paid] = [await aRide(hour(7)), await aPassRide(hour(9))];
    expect(await cancel(unpaid)).toMatchObject({ status: 200, data: { back: 'nothing', late: false } });
    const patch = await call('PATCH', `/items/Slot/${paid}`, rider, { bookedBy: null });
    expect(patch).toMatchObject({ status: 409, code: 'SLOT_PAID' });
  });

  test('by several phones at once gives it back once', async () => {
    const slot = await aPassRide(hour(7));
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(slot)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance()).toBe(10);
  });

  test('while an Editor voids its payment gives it back once', async () => {
    const editor = await aPerson(park, 'Editor');
    for (let round = 0; round < 5; round += 1) {
      const slot = await aPassRide(hour(7 + round));
      const payment = (await read(slot))[1];
      await Promise.all([cancel(slot), call('POST', '/desk/voids', editor, { payment, reason: 'Pomyłka' })]);
      expect(await balance()).toBe(10);
    }
    expect(park.repeats).toEqual([]);
  });

  test('is told by mail: what went back to the pass, and what did not', async () => {
    const [free, late] = [await aPassRide(hour(30)), await aPassRide(hour(3))];
    const dispatcher = startDispatcher(park, { everyMs: null });
    const said = async (seconds: number) => {
      park.clock.set(Temporal.Instant.from(now).add({ seconds }).toString());
      await dispatcher.round();
      return park.mailer.sent
        .splice(0)
        .map(({ text }) => text)
        .join();
    };
    await park.store.db.deleteFrom('outbox').execute();
    await cancel(free);
    expect(await said(5)).toContain('Slot wrócił na karnet.');
    await cancel(late);
    expect(await said(10)).toMatch(/więc slot nie wraca na karnet\./);
  });

  test('After all of it the database contradicts itself nowhere', async () => {
    const nowMs = park.clock.now().epochMilliseconds;
    expect(await findContradictions(park.store.db, engine.name, nowMs)).toEqual([]);
  });
});
