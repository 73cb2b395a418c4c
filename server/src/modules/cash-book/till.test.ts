import { filledPath } from '@cablepark/contract/call';
import {
  closeDayCall,
  explainCountCall,
  readDayCloseCall,
  setFloatCall,
} from '@cablepark/contract/payments/day-closes';
import type { DaySnapshotRow } from '@cablepark/contract/payments/day-closes.schema';
import { noSums } from '@cablepark/domain/payments/day-close';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { closeDay, openDays, rightCount } from '../../../test/support/day-closes.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { makeBookingEntry, makeSlot, makeTracks } from '../../../test/support/slots.ts';
import { findContradictions } from '../../ops/invariants/check.ts';

const nothing = noSums;

describe.each(eitherEngine(import.meta.url))('The till of a day on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let editor: Person;
  let minutes = 0;
  let days = 0;
  let day = '';

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    manager = await aPerson(park, 'Manager');
    editor = await aPerson(park, 'Editor');
  });

  /** Sets the clock to this time in the park's zone, on a day that no other test uses. */
  const at = async (time: string, later = 0) => {
    const date = Temporal.PlainDate.from('2026-05-01').add({ days: 6 * days + later });
    park.clock.set(
      date.toZonedDateTime({ timeZone: 'Europe/Warsaw', plainTime: time }).toInstant().toString(),
    );
    manager = { ...manager, ...(await logIn(park, manager)) };
    editor = { ...editor, ...(await logIn(park, editor)) };
    return date.toString();
  };
  const aSlot = async () => {
    minutes += 15;
    const { id } = await aPerson(park);
    const start = Temporal.Instant.from('2026-10-01T06:00:00Z').add({ minutes }).toString();
    const slot = await makeSlot(park, start, { booked_by: id });
    await makeBookingEntry(park, slot, id);
    return slot;
  };
  const pay = async (method: string, amount: number) => {
    const slot = await aSlot();
    const { status, data } = await call('POST', '/items/Payment', manager, { slot, method, amount });
    expect(status).toBe(200);
    return data.id;
  };
  const send = (body: object) => call('POST', closeDayCall.path, manager, { float: 0, taken: 0, ...body });
  const setFloat = (float: number, of = day) => call('POST', setFloatCall.path, manager, { day: of, float });
  const snapshot = async (of: string) => {
    const { data } = await call('GET', filledPath(readDayCloseCall.path, { day: of }), editor);
    return data as unknown as DaySnapshotRow;
  };
  const contradictions = () =>
    findContradictions(park.store.db, engine.name, park.clock.now().epochMilliseconds);

  beforeEach(async () => {
    days += 1;
    // Each test starts with the previous day closed and an empty till.
    const before = await at('09:00', -1);
    const open = rightCount(await openDays(call, manager, before));
    await send({ ...open, taken: open.counted });
    day = await at('20:30');
  });

  test('counts a till that cannot have less than nothing, where more left it than came', async () => {
    const payment = await pay('card', 55);
    await call('POST', '/desk/voids', editor, { payment, reason: 'Wiatr', back_by: 'cash' });
    const sums = { ...nothing, cash: -55, card: 55 };
    expect(await send({ day, sums, counted: -55 })).toMatchObject({ status: 400 });
    const { data } = await send({ day, sums, counted: 0, note: 'Z mojej kieszeni' });
    expect(data).toMatchObject({ sums, counted: 0, difference: 55, left: 0 });
  });

  test('starts with the float that was typed, and leaves the next day what is not taken out', async () => {
    await pay('cash', 55);
    expect(await openDays(call, manager, day)).toMatchObject({ float: 0, float_from: 'left' });
    expect((await setFloat(150)).data).toMatchObject({ float: 150, float_from: 'typed' });
    // The last value entered for a day counts.
    await setFloat(200.5);
    const sums = { ...nothing, cash: 55 };
    const seenBefore = { day, sums, float: 150, counted: 205, taken: 0 };
    expect(await send(seenBefore)).toMatchObject({ status: 409, code: 'DAY_CHANGED' });
    const body = { day, sums, float: 200.5, counted: 255.5 };
    expect(await send({ ...body, taken: 255.51 })).toMatchObject({
      status: 400,
      code: 'FAILED_VALIDATION',
      extensions: { field: 'taken' },
    });
    const { data } = await send({ ...body, taken: 100.5 });
    expect(data).toMatchObject({ float: 200.5, difference: 0, taken: 100.5, left: 155 });
    expect(await setFloat(1)).toMatchObject({ status: 409, code: 'DAY_CLOSED' });
    const next = await at('09:00', 1);
    expect(await openDays(call, manager, next)).toMatchObject({ float: 155, float_from: 'left' });
    expect(await setFloat(1, await at('09:00', 2))).toMatchObject({ status: 200 });
    // A value of a later day does not count for this day, but it is the first one of all days together.
    expect(await openDays(call, manager, next)).toMatchObject({ float: 155 });
    const together = Temporal.PlainDate.from(day).add({ days: 2 }).toString();
    expect(await openDays(call, manager, together)).toMatchObject({ float: 1, float_from: 'typed' });
    // If both days have one, the earlier day's counts.
    await setFloat(7, next);
    expect(await openDays(call, manager, together)).toMatchObject({ float: 7, float_from: 'typed' });
    expect(await contradictions()).toEqual([]);
  });

  test('that nobody closed the day before lacks nothing: a float that already has its cash does not count', async () => {
    await setFloat(200);
    await closeDay(call, manager, day, {});
    const forgotten = await at('20:30', 1);
    await pay('cash', 55);
    // On the next morning somebody counts the till and enters the result.
    day = await at('09:00', 2);
    await setFloat(255);
    await pay('cash', 55);
    expect(await openDays(call, manager, day)).toMatchObject({ float: 200, float_from: 'left' });
    const { data } = await closeDay(call, manager, day, { counted: 310 });
    expect(data).toMatchObject({ from: forgotten, float: 200, counted: 310, difference: 0 });
    expect(await contradictions()).toEqual([]);
  });

  test('that was closed up to 0.3.0 with such a float stays as it is, and is no contradiction', async () => {
    await setFloat(200);
    await closeDay(call, manager, day, {});
    const from = await at('20:30', 1);
    await pay('cash', 55);
    day = await at('09:00', 2);
    await setFloat(255);
    const methods = { ...noSums, cash: 5500 };
    const sums = {
      from,
      methods,
      counted: 25_500,
      till: { float: 25_500, taken: 0 },
      note: 'Manko',
      people: [{ by: manager.id, methods, count: 1 }],
      rates: [{ vat: '23', cents: 5500 }],
      facts: [],
    };
    const close = { day, created_at: park.clock.now().epochMilliseconds, created_by: manager.id };
    await park.store.db
      .insertInto('day_close')
      .values({ ...close, sums: JSON.stringify(sums) })
      .execute();
    expect(await snapshot(day)).toMatchObject({ float: 255, difference: -55 });
    expect(await contradictions()).toEqual([]);
  });

  test('is what the desk typed, though a card paid the day before, which nobody closed', async () => {
    await setFloat(200);
    await closeDay(call, manager, day, {});
    await at('20:30', 1);
    await pay('card', 55);
    day = await at('09:00', 2);
    await setFloat(150);
    expect(await openDays(call, manager, day)).toMatchObject({ float: 150, float_from: 'typed' });
  });

  test('keeps its snapshot when a ride of it moves and gets its right rider; an erased name is gone', async () => {
    const payment = await pay('cash', 55);
    const { data: found } = await call('GET', `/desk/payments/${payment}`, manager);
    const slot = Number(found['slot']);
    const { data: booked } = await call('GET', `/items/Slot/${slot}`, manager);
    await call('POST', '/desk/voids', editor, { payment, reason: 'Deszcz', back_by: 'mistake' });
    await closeDay(call, manager, day, {});
    const before = await snapshot(day);
    expect(before.facts).toMatchObject([{ payment, ride: { name: 'User' } }]);

    const [free, right] = [await aSlot(), await aPerson(park)];
    await call('PATCH', `/items/Slot/${free}`, manager, { bookedBy: null });
    expect(await call('POST', '/desk/moves', manager, { from: slot, to: free })).toMatchObject({
      status: 200,
    });
    const correction = { slot: free, account: right.id };
    expect(await call('POST', '/desk/corrections/rider', manager, correction)).toMatchObject({ status: 200 });
    await park.store.db
      .updateTable('account')
      .set({ first_name: 'Ola' })
      .where('id', '=', right.id)
      .execute();
    expect(await snapshot(day)).toEqual(before);
    const admin = await aPerson(park, 'Admin');
    expect(await call('DELETE', `/users/${String(booked['bookedBy'])}`, admin)).toMatchObject({
      status: 204,
    });
    const start = before.facts[0]?.ride?.start;
    expect((await snapshot(day)).facts).toMatchObject([{ payment, ride: { start, name: null } }]);
    expect(await contradictions()).toEqual([]);
    // The record of a merged guest is erased, too, but its rider still has an account.
    const merge = { guest_account: String(booked['bookedBy']), into_account: right.id, created_by: admin.id };
    await park.store.db
      .insertInto('account_merge')
      .values({ ...merge, salt: 'salt', state: 'merged', created_at: 0, expires_at: 0 })
      .execute();
    expect((await snapshot(day)).facts).toMatchObject([{ payment, ride: { start, name: 'Ola' } }]);
  });

  test('keeps its snapshot: who took what, by rate, what was undone, and what explains the difference', async () => {
    await pay('cash', 30);
    const mistaken = await pay('card', 40);
    const { data: found } = await call('GET', `/desk/payments/${mistaken}`, manager);
    await call('POST', '/desk/voids', editor, { payment: mistaken, reason: 'Gotówka', back_by: 'mistake' });
    await call('POST', '/items/Payment', manager, { slot: found['slot'], method: 'cash', amount: 40 });
    await pay('cash', 30);
    const path = `${explainCountCall.path}?day=${day}&counted=70`;
    const { rows } = await call('GET', path, manager);
    const lines = rows.map(({ reason, method, instead, amount, name }) => [
      reason,
      method,
      instead,
      amount,
      name,
    ]);
    expect(lines).toEqual([
      ['method', 'card', 'cash', -40, 'Editor'],
      ['equal', 'cash', null, 30, 'Manager'],
      ['equal', 'cash', null, 30, 'Manager'],
    ]);
    for (const { ride } of rows)
      expect(ride).toEqual({ start: expect.stringMatching(/^2026-/), name: expect.any(String) });
    await closeDay(call, manager, day, { counted: 70, taken: 20, note: 'Raz kartą' });
    const before = await snapshot(day);
    expect(before).toMatchObject({ difference: -30, left: 50, note: 'Raz kartą' });
    expect(before.people).toEqual([
      { name: 'Manager', automatic: false, sums: { ...nothing, cash: 100, card: 40 }, count: 4 },
      { name: 'Editor', automatic: false, sums: { ...nothing, card: -40 }, count: 1 },
    ]);
    expect(before.vat).toEqual([{ rate: '23', amount: 100 }]);
    expect(before.facts.map(({ reason, payment }) => [reason, payment]).slice(0, 1)).toEqual([
      ['method', mistaken],
    ]);
    expect(before.facts).toEqual(rows);

    await pay('cash', 500);
    expect(await snapshot(day)).toEqual(before);
    const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
    const path2 = filledPath(readDayCloseCall.path, { day: next });
    expect(await call('GET', path2, manager)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await contradictions()).toEqual([]);
  });
});
