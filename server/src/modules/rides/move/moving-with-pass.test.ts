import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, callerOf } from '../../../../test/support/call.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { buyPass, offerPasses } from '../../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { tillFaults } from '../../../../test/support/till.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';

describe.each(eitherEngine(import.meta.url))('Moving a ride that a pass has paid for, on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let editor: Person;
  let rider: Person;
  let day = 0;

  beforeAll(async () => {
    park = await engine.open();
    park.clock.set('2026-07-01T08:00:00Z');
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    [manager, editor] = [await aPerson(park, 'Manager'), await aPerson(park, 'Editor')];
  });
  beforeEach(async () => {
    rider = await aPerson(park);
    day += 1;
  });

  /** Makes a slot on a day of this test, or `later` days after it. */
  const aSlot = (hour: number, duration = 15, { later = 0, asset_id = 1 } = {}) => {
    const start = Temporal.Instant.from('2026-07-02T06:00:00Z').add({
      hours: hour + 24 * (day * 12 + later),
    });
    return makeSlot(park, start.toString(), { duration, asset_id });
  };
  const ride = async (slot: number, pass: number) =>
    expect((await call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id, pass })).status).toBe(
      200,
    );
  const move = (from: number, to: number) => call('POST', '/desk/moves', manager, { from, to });
  const preview = async (from: number, to: number) => {
    const { status, code, data } = await call('GET', `/desk/moves?from=${from}&to=${to}`, manager);
    return status === 200 ? data : code;
  };
  const read = async (pass: number) => (await call('GET', `/items/Pass/${pass}`, manager)).data;
  const deltas = async (pass: number) =>
    (await call('GET', `/items/PassEntry?filter[pass]=${pass}&sort=id`, manager)).rows.map(
      (row) => row['delta'],
    );
  const slot = async (id: number) => (await call('GET', `/items/Slot/${id}`, manager)).data;
  const sound = async () => {
    const { db } = park.store;
    const nowMs = park.clock.now().epochMilliseconds;
    expect(await findContradictions(db, engine.name, nowMs)).toEqual([]);
    expect(await tillFaults(db)).toEqual([]);
  };
  const sold = async (differs: Parameters<typeof offerPasses>[1] = {}) => {
    await offerPasses(park, differs);
    return await buyPass(call, manager, rider);
  };
  const minutes = { minutes: 100, price: 100, rideMinutes: null };

  test('to a longer slot takes the difference, to a shorter one gives it back, and its share of the price with it', async () => {
    const pass = await sold(minutes);
    const [short, long] = [await aSlot(0), await aSlot(1, 60)];
    await ride(short, pass);
    expect(await preview(short, long)).toEqual({ pass, more: 45, left: 40, unit: 'minutes' });
    expect((await move(short, long)).status).toBe(200);
    expect(await read(pass)).toMatchObject({ balance: 40 });
    expect(await deltas(pass)).toEqual([100, -15, 15, -60]);
    const payment = (await slot(long))['payment'];
    expect((await call('GET', `/items/Payment/${Number(payment)}`, manager)).data).toMatchObject({
      amount: 60,
    });
    expect(await slot(short)).toMatchObject({ bookedBy: null, payment: null });
    await sound();
    expect((await move(long, short)).status).toBe(200);
    expect(await read(pass)).toMatchObject({ balance: 85 });
    await sound();
  });

  test('to one as long changes no entry, and the payment goes along', async () => {
    const pass = await sold(minutes);
    const [from, to] = [await aSlot(0), await aSlot(1)];
    await ride(from, pass);
    const { payment } = await slot(from);
    expect((await move(from, to)).status).toBe(200);
    expect([await slot(to), await deltas(pass)]).toMatchObject([{ payment }, [100, -15]]);
    await sound();
  });

  test('is refused where the pass has not enough, does not hold, or is over; then nothing has moved', async () => {
    const few = await sold({ ...minutes, minutes: 59 });
    const oneDay = await sold({ validDays: 1, tracks: [1] });
    const [a, b, c] = [await aSlot(0), await aSlot(1), await aSlot(2)];
    const long = await aSlot(3, 60);
    const other = await aSlot(4, 90, { asset_id: 2 });
    const late = await aSlot(0, 15, { later: 10 });
    await ride(a, few);
    await ride(b, oneDay);
    await ride(c, oneDay);
    const before = [await slot(a), await slot(b), await read(few), await read(oneDay)];
    for (const [from, to, code] of [
      [a, long, 'PASS_EMPTY'],
      [b, other, 'PASS_NOT_VALID_HERE'],
      [b, late, 'PASS_EXPIRED'],
    ] as const) {
      expect(await preview(from, to)).toBe(code);
      expect(await move(from, to)).toMatchObject({ status: 409, code });
    }
    expect([await slot(a), await slot(b), await read(few), await read(oneDay)]).toEqual(before);
    await sound();
  });

  test('The days of a pass follow its first ride', async () => {
    const pass = await sold({ validDays: 1 });
    const [from, to] = [await aSlot(0), await aSlot(0, 15, { later: 1 })];
    await ride(from, pass);
    const ends = Temporal.Instant.from(String((await read(pass))['ends']));
    expect((await move(from, to)).status).toBe(200);
    expect((await read(pass))['ends']).toBe(
      ends.add({ hours: 24 }).toString({ smallestUnit: 'millisecond' }),
    );
    await sound();
  });

  const together = (moves: { from: number; to: number }[]) =>
    call('POST', '/desk/moves/together', manager, { moves });
  /** A ride on each of these days, and a free slot on each of the others. */
  const ridesAndTargets = async (pass: number, rides: readonly number[], targets: readonly number[]) => {
    const moves: { from: number; to: number }[] = [];
    for (const [index, later] of rides.entries()) {
      const from = await aSlot(index, 15, { later });
      await ride(from, pass);
      moves.push({ from, to: await aSlot(index, 15, { later: targets[index] ?? 0 }) });
    }
    return moves;
  };

  test('Rides that move together to one day take no more of it than the pass allows', async () => {
    const pass = await sold({ perDay: 1 });
    const moves = await ridesAndTargets(pass, [0, 1], [2, 2]);
    expect(await together(moves)).toMatchObject({ status: 409, code: 'PASS_DAY_USED' });
    const swapped = moves.map(({ from }, index) => ({ from, to: moves[1 - index]?.from ?? 0 }));
    expect((await together(swapped)).status).toBe(200);
    await sound();
  });

  test('The days of a pass follow rides that move together as those that move one by one', async () => {
    const endsAfter = async (move: (moves: { from: number; to: number }[]) => Promise<void>) => {
      const pass = await sold({ validDays: 7 });
      await move(await ridesAndTargets(pass, [0, 1], [2, 3]));
      return (await read(pass))['ends'];
    };
    const one = await endsAfter(async (moves) => {
      for (const { from, to } of moves) expect((await move(from, to)).status).toBe(200);
    });
    day += 1;
    const all = await endsAfter(async (moves) => expect((await together(moves)).status).toBe(200));
    const later = Temporal.Instant.from(String(one)).add({ hours: 24 * 12 });
    expect(all).toBe(later.toString({ smallestUnit: 'millisecond' }));
    await sound();
  });

  test('A pass of one day moves with all its rides to another day, and back', async () => {
    const pass = await sold({ validDays: 1 });
    const moves = await ridesAndTargets(pass, [0, 0], [2, 2]);
    const { ends } = await read(pass);
    const later = Temporal.Instant.from(String(ends)).add({ hours: 48 });
    expect((await together(moves)).status).toBe(200);
    expect((await read(pass))['ends']).toBe(later.toString({ smallestUnit: 'millisecond' }));
    const [action] = (await call('GET', '/desk/actions', manager)).rows;
    expect((await call('POST', `/desk/actions/${action?.id}/undo`, manager, {})).status).toBe(200);
    for (const { from } of moves) expect(await slot(from)).toMatchObject({ bookedBy: rider.id });
    expect((await read(pass))['ends']).toBe(ends);
    await sound();
  });

  test('A ride given back to a voided pass is money: nothing is left on a pass that is no more', async () => {
    const pass = await sold();
    const [kept, given] = [await aSlot(0), await aSlot(1)];
    await ride(kept, pass);
    await ride(given, pass);
    const voiding = { reason: 'Wyjeżdża', money_back: 0 };
    expect((await call('POST', `/passes/${pass}/void`, editor, voiding)).status).toBe(200);
    // The desk must return its money, so the rider cannot cancel it online.
    expect(await call('GET', `/me/cancellations?slot=${given}`, rider)).toMatchObject({ code: 'SLOT_PAID' });
    const { payment } = await slot(given);
    expect((await call('POST', '/desk/voids', editor, { payment, reason: 'Burza' })).status).toBe(200);
    expect(await read(pass)).toMatchObject({ balance: 0 });
    expect(await deltas(pass)).toEqual([10, -1, -1, -8, 1, -1]);
    const [last] = (await call('GET', `/items/PassEntry?filter[pass]=${pass}&sort=-id&limit=1`, manager))
      .rows;
    expect(last).toMatchObject({ reason: 'void', note: 'Burza', moneyBack: 49 });
    await sound();
    // What is paid stays paid, as far as the pass held.
    const [to, long] = [await aSlot(2), await aSlot(3, 90)];
    expect((await move(kept, long)).code).toBe('PASS_NOT_VALID_HERE');
    expect((await move(kept, to)).status).toBe(200);
    await sound();
  });
});
