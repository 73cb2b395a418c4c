import { randomUUID } from 'node:crypto';
import { closeDayCall, readDueCloseCall, readOpenDaysCall } from '@cablepark/contract/payments/day-closes';
import type { DayClosesRow } from '@cablepark/contract/payments/day-closes.schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { dayBook } from '../../../test/support/day-books.ts';
import { closeDay, openDays, rightCount } from '../../../test/support/day-closes.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';
import { findContradictions } from '../../ops/invariants/check.ts';

const nothing = { cash: 0, card: 0, blik: 0, online: 0, transfer: 0 };

describe.each(eitherEngine(import.meta.url))('Closing a day on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, aSlot } = fixture;
  let manager: Person;
  let editor: Person;
  let days = 0;
  let day = '';

  /** Sets the clock to this time in the park's zone, on a day that no other test uses. */
  const at = async (time: string, later = 0) => {
    const date = Temporal.PlainDate.from('2026-05-01').add({ days: 6 * days + later });
    fixture.park.clock.set(
      date.toZonedDateTime({ timeZone: 'Europe/Warsaw', plainTime: time }).toInstant().toString(),
    );
    const again = async (who: Person) => ({ ...who, ...(await logIn(fixture.park, who)) });
    [manager, editor, fixture.rider] = [
      await again(manager),
      await again(editor),
      await again(fixture.rider),
    ];
    return date.toString();
  };
  const db = () => fixture.park.store.db;
  const close = (asked = day, differs = {}) => closeDay(call, manager, asked, differs);
  const send = (body: object) => call('POST', closeDayCall.path, manager, { float: 0, taken: 0, ...body });
  const contradictions = () =>
    findContradictions(db(), engine.name, fixture.park.clock.now().epochMilliseconds);
  const list = async (from: string, to: string) => {
    const { data } = await call('GET', `${closeDayCall.path}?from=${from}&to=${to}`, manager);
    return data as unknown as DayClosesRow;
  };
  const pay = async (method: string, amount: number) => {
    const slot = await aSlot();
    await call('PATCH', `/items/Slot/${slot}`, fixture.rider, { bookedBy: fixture.rider.id });
    const { status, data } = await call('POST', '/items/Payment', manager, { slot, method, amount });
    expect(status).toBe(200);
    return data.id;
  };

  beforeEach(async () => {
    days += 1;
    manager = await aPerson(fixture.park, 'Manager');
    editor = await aPerson(fixture.park, 'Editor');
    fixture.rider = await aPerson(fixture.park);
    day = await at('20:30');
    // Each test starts with the previous day closed and an empty till.
    if (days > 1) {
      const open = rightCount(await openDays(call, manager, await at('09:00', -1)));
      await send({ ...open, taken: open.counted });
    }
    await at('20:30');
  });

  test('counts all since the first payment where none was closed before, once there is money of an earlier day', async () => {
    const due = async () => (await call('GET', readDueCloseCall.path, manager)).data;
    await pay('cash', 55);
    await at('21:30');
    expect(await due()).toBeNull();
    const next = await at('09:00', 1);
    expect(await due()).toEqual({ from: day, day });
    await pay('card', 40);
    const sums = { ...nothing, cash: 55, card: 40 };
    expect(await openDays(call, manager, next)).toMatchObject({ from: day, day: next, sums });
    expect((await close(next)).data).toMatchObject({ from: day, day: next, sums, difference: 0 });
    expect((await list(day, day)).closes).toMatchObject([{ day: next }]);
    expect(await contradictions()).toEqual([]);
  });

  test('counts the day, says who closed it, and what comes later is of the next day', async () => {
    await pay('cash', 55);
    await pay('card', 40);
    const { status, data } = await close(day, { counted: 50, taken: 40, note: 'Brak drobnych' });
    const said = {
      day,
      sums: { ...nothing, cash: 55, card: 40 },
      counted: 50,
      difference: -5,
      note: 'Brak drobnych',
      closed_by: 'Manager',
      date_created: new Date(fixture.park.clock.now().epochMilliseconds).toISOString(),
      float: 0,
      taken: 40,
      left: 10,
    };
    expect([status, data]).toEqual([200, { ...said, from: day }]);
    const before = await dayBook(fixture, day, manager);
    expect(before).toEqual({ cash: 55, card: 40 });

    await pay('cash', 30);
    const slot = await aSlot();
    const checkout = await fixture.open(slot);
    fixture.provider.pay(checkout);
    await fixture.ring(checkout);
    const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
    expect(await dayBook(fixture, day, manager)).toEqual(before);
    expect(await dayBook(fixture, next, manager)).toEqual({ cash: 30, online: 55 });
    await at('20:30', 1);
    expect(await openDays(call, manager, next)).toEqual({
      from: next,
      day: next,
      sums: { ...nothing, cash: 30, online: 55 },
      float: 10,
      float_from: 'left',
      people: [
        { name: 'Manager', automatic: false, sums: { ...nothing, cash: 30 }, count: 1 },
        { name: null, automatic: true, sums: { ...nothing, online: 55 }, count: 1 },
      ],
    });
    expect((await list(day, next)).closes).toEqual([{ ...said, from: day }]);
    expect(await contradictions()).toEqual([]);
  });

  test('counts what nobody closed before, and is found by each of its days', async () => {
    await pay('cash', 55);
    const voided = await pay('blik', 20);
    const to = await at('20:30', 2);
    await call('POST', '/desk/voids', editor, { payment: voided, reason: 'Wiatr', back_by: 'cash' });
    const { data } = await close(to);
    const sums = { ...nothing, cash: 35, blik: 20 };
    expect(data).toMatchObject({ from: day, day: to, sums, counted: 35, difference: 0, note: null, left: 0 });
    for (const within of [day, Temporal.PlainDate.from(day).add({ days: 1 }).toString(), to])
      expect((await list(within, within)).closes).toMatchObject([{ day: to }]);
    const before = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
    expect((await list(before, to)).closes.slice(0, 1)).toMatchObject([{ day: to }]);
    expect((await list('2026-01-01', '2026-01-31')).closes).toEqual([]);
    expect(await contradictions()).toEqual([]);
  });

  test('is refused for a day to come, a closed one, and with sums that are not so any more', async () => {
    await pay('cash', 55);
    const { sums } = await openDays(call, manager, day);
    const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
    const tooEarly = { status: 422, code: 'TOO_EARLY' };
    expect(await call('GET', `${readOpenDaysCall.path}?day=${next}`, manager)).toMatchObject(tooEarly);
    expect(await send({ day: next, sums, counted: 55 })).toMatchObject(tooEarly);
    await pay('card', 40);
    expect(await send({ day, sums, counted: 55 })).toMatchObject({ status: 409, code: 'DAY_CHANGED' });
    expect((await list(day, day)).closes).toEqual([]);
    expect((await close()).status).toBe(200);
    const closed = { status: 409, code: 'DAY_CLOSED' };
    expect(await send({ day, sums, counted: 55 })).toMatchObject(closed);
    const before = Temporal.PlainDate.from(day).subtract({ days: 3 }).toString();
    for (const each of [day, before])
      expect(await call('GET', `${readOpenDaysCall.path}?day=${each}`, manager)).toMatchObject(closed);
  });

  test('wants a reason where the cash differs, and reads nothing but sums', async () => {
    await pay('cash', 55);
    const sums = { ...nothing, cash: 55 };
    expect(await send({ day, sums, counted: 54.99 })).toMatchObject({
      status: 400,
      code: 'FAILED_VALIDATION',
      extensions: { field: 'note' },
    });
    for (const wrong of [
      { counted: 1.234 },
      { counted: '55' },
      { sums: { cash: 55 } },
      { sums: { ...sums, pass: 1 } },
      { note: 'x' },
      { day: '2026-02-30' },
      { method: 'cash' },
    ])
      expect(await send({ day, sums, counted: 55, ...wrong })).toMatchObject({ status: 400 });
    expect((await list(day, day)).closes).toEqual([]);
  });

  test('reminds of a day once the park has shut, and the next morning, until it is closed', async () => {
    const due = async () => (await call('GET', readDueCloseCall.path, manager)).data;
    expect(await due()).toBeNull();
    await pay('cash', 55);
    expect(await due()).toBeNull();
    await at('21:00');
    expect(await due()).toEqual({ from: day, day });
    await at('09:00', 1);
    expect(await due()).toEqual({ from: day, day });
    await pay('cash', 40);
    const next = await at('22:00', 1);
    expect(await due()).toEqual({ from: day, day: next });
    await close();
    expect(await due()).toEqual({ from: next, day: next });
    await close(next);
    expect(await due()).toBeNull();
  });

  test('is done once, however often it is sent, and stands in the log', async () => {
    await pay('cash', 55);
    const body = { day, sums: { ...nothing, cash: 55 }, counted: 60, note: 'Napiwek' };
    const key = randomUUID();
    const [first, again] = [
      await send({ ...body, request_key: key }),
      await send({ ...body, request_key: key }),
    ];
    expect([first.status, again]).toEqual([200, first]);
    expect(await send({ ...body, counted: 61, request_key: key })).toMatchObject({ code: 'KEY_USED' });
    expect(await db().selectFrom('day_close').select('day').where('day', '=', day).execute()).toHaveLength(1);
    const told = await db()
      .selectFrom('audit')
      .select(['actor_id', 'subject', 'after'])
      .where('action', '=', 'day.close')
      .where('subject_id', '=', day)
      .execute();
    expect(told.map(({ after, ...who }) => ({ ...who, after: JSON.parse(after ?? '') }))).toEqual([
      {
        actor_id: manager.id,
        subject: 'Day',
        after: {
          days: day,
          float: 0,
          cash: 55,
          counted: 60,
          difference: 5,
          taken: 0,
          left: 60,
          reason: 'Napiwek',
        },
      },
    ]);
  });

  test('says the last day that is closed, whatever is asked for', async () => {
    await close();
    expect(await list('2020-01-01', '2020-01-31')).toEqual({ closes: [], last_closed: day });
  });
});
