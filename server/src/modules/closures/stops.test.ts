import { stopsToday } from '@cablepark/contract/closures/stops.schema';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putHold, putRider } from '../../../test/support/bookings.ts';
import { type DeskFixture, deskNow, openDesk } from '../../../test/support/desk-fixture.ts';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { bothEngines } from '../../../test/support/engines.ts';
import { sendDue } from '../../../test/support/outbox.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { makeBookingEntry, makeSlot } from '../../../test/support/slots.ts';
import { findContradictions } from '../../ops/invariants/check.ts';

/** `deskNow` is 10:00 in the park: rides from 10:00 on, on a day in July. */
const written = [
  'stop_slot',
  'stop_track',
  'stop',
  'outbox',
  'payment_void',
  'cash_entry',
  'payment',
  'slot_gap',
  'booking_history',
  'desk_action',
  'audit',
  'slot',
] as const;
const at = (clock: string) => `2026-07-10T${clock}:00Z`;

describe.each(bothEngines)('The cable stops on $name', (engine) => {
  let desk: DeskFixture;
  let riders: Person[];

  beforeAll(async () => {
    desk = await openDesk(engine);
    riders = [await aPerson(desk.park), await aPerson(desk.park), await aPerson(desk.park)];
  });
  beforeEach(async () => {
    await emptyTables(desk.park.store.db, written);
    desk.park.mailer.sent.length = 0;
    await desk.at(deskNow);
  });

  /** Slots of a quarter of an hour on track 1 at these times; `*` for a ride, each of another rider. */
  async function makeDay(...times: string[]) {
    const ids: number[] = [];
    for (const [index, time] of times.entries()) {
      const rider = time.endsWith('*') ? (riders[index % riders.length] ?? null) : null;
      const slot = await makeSlot(desk.park, at(time.replace('*', '')), { booked_by: rider?.id ?? null });
      if (rider) await makeBookingEntry(desk.park, slot, rider.id);
      ids.push(slot);
    }
    return ids;
  }

  /** The day as `makeDay` writes it. */
  async function day() {
    const rows = await desk.park.store.db
      .selectFrom('slot')
      .select(['start_at', 'booked_by'])
      .orderBy('start_at')
      .orderBy('id')
      .execute();
    return rows.map(({ start_at, booked_by }) => `${clockOf(start_at)}${booked_by ? '*' : ''}`).join(' ');
  }

  async function bookings() {
    const rows = await desk.park.store.db
      .selectFrom('booking')
      .innerJoin('slot', 'slot.booking_id', 'booking.id')
      .select([
        'booking.id',
        'booking.slot_id',
        'booking.payment_id',
        'booking.start_at',
        'slot.start_at as slotStart',
      ])
      .orderBy('booking.id')
      .execute();
    for (const { start_at, slotStart } of rows) expect(start_at).toBe(slotStart);
    return rows.map(({ id, slot_id, payment_id }) => ({ id, slot_id, payment_id }));
  }

  const contradictions = async () =>
    await findContradictions(desk.park.store.db, engine.name, desk.park.clock.now().epochMilliseconds);
  const clockOf = (ms: number) => new Date(ms).toISOString().slice(11, 16);
  const stops = async () => stopsToday.parse((await desk.call('GET', '/desk/stops', desk.manager)).data);
  const stop = (minutes: number, facts: object = {}, who = desk.manager, by = desk.call) =>
    by('POST', '/desk/stops', who, { minutes, assets: [1], seen: null, ...facts });
  const undo = (id: number) => desk.call('POST', `/desk/stops/${id}/undo`, desk.manager, {});
  const newest = async () => (await stops()).stops[0]?.id ?? 0;

  /** The subjects and recipients of what is sent until then. */
  async function mails(time: string) {
    desk.park.clock.set(time);
    await sendDue(desk.park);
    return desk.park.mailer.sent.splice(0);
  }

  test('Rides move later in order until a gap absorbs the delay; bookings and payments stay the same', async () => {
    const [first] = await makeDay('08:15*', '08:30*', '08:45', '09:00', '09:15*');
    await desk.pay(first ?? 0);
    const before = await bookings();
    const preview = await desk.call('GET', '/desk/stops/preview?minutes=20&assets=1', desk.manager);
    expect(preview.data).toMatchObject({
      newest: null,
      swallowed: 1,
      rides: [
        {
          slot: first,
          from: '2026-07-10T08:15:00.000Z',
          startTime: '2026-07-10T08:20:00.000Z',
          hasMail: true,
        },
        { startTime: '2026-07-10T08:35:00.000Z' },
      ],
    });
    expect(await stop(20)).toMatchObject({ status: 200, data: { id: expect.any(Number), rides: 2 } });
    expect((await stops()).stops).toMatchObject([{ minutes: 20, rides: 2, swallowed: 1 }]);
    expect(await day()).toBe('08:20* 08:35* 09:00 09:15*');
    expect(await bookings()).toEqual(before);
    expect(await contradictions()).toEqual([]);
  });

  test('Places of one start move together, and a ride that waits to be paid moves with them', async () => {
    const series = 'aaaaaaaa-0000-4000-8000-000000000000';
    for (const rider of [riders[0], riders[1], null])
      await makeSlot(desk.park, at('08:00'), { series, booked_by: rider?.id ?? null });
    const held = await makeSlot(desk.park, at('08:15'), { booked_by: riders[2]?.id ?? null });
    await putHold(desk.park.store.db, held, Temporal.Instant.from(at('08:10')).epochMilliseconds);
    await desk.at(at('07:58'));
    expect((await stop(10)).status).toBe(200);
    expect(await day()).toBe('08:10* 08:10* 08:10 08:25*');
  });

  test('A second stop begins where the first ends; a desk that has not seen the first is refused', async () => {
    await makeDay('08:15*', '08:30*');
    await stop(20);
    expect(await stop(20)).toMatchObject({ status: 409, code: 'CHANGED_SINCE' });
    expect(await stop(10, { seen: await newest() })).toMatchObject({ status: 200 });
    expect(await day()).toBe('08:30* 08:45*');
  });

  test('Two desks report it at once: it counts once', async () => {
    await makeDay('08:15*', '08:30*');
    const answers = await Promise.all([stop(20), stop(20, {}, desk.other, desk.twin)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await day()).toBe('08:20* 08:35*');
  });

  test('Undone within a minute nobody hears of it, and the day is as it was', async () => {
    await makeDay('08:15*', '08:30*', '08:45');
    const before = await desk.park.store.db.selectFrom('slot').selectAll().orderBy('id').execute();
    await stop(30);
    expect(await day()).toBe('08:30* 08:45*');
    expect((await undo(await newest())).status).toBe(200);
    expect((await stops()).stops).toMatchObject([{ undone: true }]);
    expect(await desk.park.store.db.selectFrom('slot').selectAll().orderBy('id').execute()).toEqual(before);
    expect(await desk.park.store.db.selectFrom('slot_gap').selectAll().execute()).toEqual([]);
    expect(await mails(at('08:02'))).toEqual([]);
    expect(await contradictions()).toEqual([]);
  });

  test('After a minute each rider has one mail with the new time; undone later, one more with the first', async () => {
    await makeDay('08:15*', '08:30*');
    await stop(20);
    expect(await mails(deskNow)).toEqual([]);
    const sent = await mails(at('08:01'));
    expect(sent.map(({ to }) => to).toSorted()).toEqual(
      riders
        .slice(0, 2)
        .map(({ id }) => `${id}@example.com`)
        .toSorted(),
    );
    expect(sent.map(({ text }) => text).join()).toMatch(/10:20–10:35.*zamiast 10:15/);
    expect((await stops()).stops[0]).toMatchObject({ messages: 2, sent: 2, messagesDue: null });
    await desk.at(at('08:03'));
    await undo(await newest());
    const back = await mails(at('08:03'));
    expect(back).toHaveLength(2);
    expect(back.map(({ text }) => text).join()).toMatch(/10:15–10:30.*zamiast 10:20/);
  });

  test('Two stops within a minute are one mail, from the first time to the last', async () => {
    await makeDay('08:15*');
    await stop(20);
    await stop(10, { seen: await newest() });
    const sent = await mails(at('08:02'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toMatch(/10:30–10:45.*zamiast 10:15/);
  });

  test('Who waits to hear of one track hears that a stop of another is undone', async () => {
    await makeDay('08:15*');
    await makeSlot(desk.park, at('08:15'), { asset_id: 2, booked_by: riders[0]?.id ?? null });
    await stop(20);
    const first = await newest();
    expect(await mails(at('08:02'))).toHaveLength(1);
    await desk.at(at('08:03'));
    await stop(20, { assets: [2], seen: first });
    expect((await undo(first)).status).toBe(200);
    const [back] = await mails(at('08:03'));
    expect(back?.text).toMatch(/10:15–10:30, Tor\u00a01.*zamiast 10:20/);
    const [later] = await mails(at('08:05'));
    expect(later?.text).toMatch(/10:25–10:40, Tor\u00a02.*zamiast 10:15/);
  });

  test('Messages can leave before the minute is over', async () => {
    await makeDay('08:15*');
    await stop(20);
    expect((await stops()).stops[0]?.messagesDue).not.toBeNull();
    await desk.call('POST', `/desk/stops/${await newest()}/send`, desk.manager, {});
    expect(await mails(at('08:00'))).toHaveLength(1);
  });

  test('Who has no address stands on the call list until staff told them, and again once it is undone', async () => {
    const [slot = 0] = await makeDay('08:15', '08:30*');
    const guest = (
      await desk.call('POST', '/desk/walk-ins', desk.manager, {
        slot,
        first_name: 'Ola',
        description: '600100200',
      })
    ).status;
    expect(guest).toBe(200);
    await stop(20);
    const { calls } = await stops();
    expect(calls).toMatchObject([{ name: 'Ola', rides: [{ slot, startTime: '2026-07-10T08:20:00.000Z' }] }]);
    await desk.call('POST', `/desk/stops/calls/${calls[0]?.id}/told`, desk.manager, {});
    expect((await stops()).calls).toEqual([]);
    await desk.at(at('08:01'));
    await undo(await newest());
    expect((await stops()).calls).toMatchObject([
      { name: 'Ola', rides: [{ from: '2026-07-10T08:20:00.000Z', startTime: '2026-07-10T08:15:00.000Z' }] },
    ]);
  });

  test('Who heard of the delay by a mail, and not of its end, is called', async () => {
    await makeDay('08:15*');
    await stop(20);
    await mails(at('08:02'));
    await desk.at(at('08:03'));
    await undo(await newest());
    await desk.park.store.db
      .updateTable('outbox')
      .set({ ended_at: 1, outcome: 'dead', failure: '550' })
      .where('dedupe', 'like', '%:undone')
      .execute();
    expect((await stops()).calls).toMatchObject([
      { rides: [{ from: '2026-07-10T08:20:00.000Z', startTime: '2026-07-10T08:15:00.000Z' }] },
    ]);
  });

  test('Nobody is called whom the mail of an undo has told the time of an earlier stop', async () => {
    await makeDay('08:15*');
    await stop(20);
    await stop(10, { seen: await newest() });
    await mails(at('08:02'));
    await desk.at(at('08:03'));
    expect((await undo(await newest())).status).toBe(200);
    await mails(at('08:03'));
    expect(await day()).toBe('08:20*');
    expect((await stops()).calls).toEqual([]);
  });

  test('A mail that is not sent ten minutes before the first time puts its rider on the call list', async () => {
    await makeDay('08:11*');
    await stop(20);
    expect((await stops()).calls).toEqual([]);
    await desk.at(at('08:02'));
    expect((await stops()).calls).toHaveLength(1);
    await mails(at('08:02'));
    expect((await stops()).calls).toEqual([]);
  });

  test('It is not undone once somebody moved a ride, a later stop counts, or the first time is over', async () => {
    const [first = 0, , free = 0] = await makeDay('08:15*', '08:30*', '12:00');
    await stop(20);
    const id = await newest();
    await stop(10, { seen: id });
    expect(await undo(id)).toMatchObject({ code: 'CHANGED_SINCE' });
    await undo(await newest());
    await desk.at(at('08:21'));
    expect(await undo(id)).toMatchObject({ code: 'TOO_LATE' });
    await desk.at(at('08:05'));
    expect((await desk.call('POST', '/desk/moves', desk.manager, { from: first, to: free })).status).toBe(
      200,
    );
    expect(await undo(id)).toMatchObject({ status: 200 });
    expect(await day()).toBe('08:15 08:30* 12:00*');
  });

  test('It is not undone once somebody has booked a place at the new time', async () => {
    const series = 'bbbbbbbb-0000-4000-8000-000000000000';
    await makeSlot(desk.park, at('08:15'), { series, booked_by: riders[0]?.id ?? null });
    const free = await makeSlot(desk.park, at('08:15'), { series });
    await stop(20);
    const [rider] = riders.slice(1);
    const book = await desk.call('PATCH', `/items/Slot/${free}`, rider ?? desk.other, {
      bookedBy: rider?.id,
    });
    expect(book.status).toBe(200);
    expect(await undo(await newest())).toMatchObject({ code: 'CHANGED_SINCE' });
    expect(await day()).toBe('08:20* 08:20*');
  });

  test('Only the swallowed ones come back whose time is free', async () => {
    await makeDay('08:15*', '08:30', '08:45*');
    await stop(20);
    expect(await day()).toBe('08:20* 08:45*');
    await makeSlot(desk.park, at('08:35'), { duration: 10 });
    expect(await undo(await newest())).toMatchObject({ code: 'SLOT_OVERLAP' });
    expect(await day()).toBe('08:20* 08:35 08:45*');
  });

  test('Riders who book while it stops lose nothing', async () => {
    const ids = await makeDay('08:15', '08:30*', '08:45', '09:00');
    const [rider] = riders;
    if (!rider) throw new Error('There is no rider.');
    const answers = await Promise.all([
      desk.twin('PATCH', `/items/Slot/${ids[2]}`, rider, { bookedBy: rider.id }),
      stop(20),
    ]);
    expect(answers.map(({ status }) => status)[1]).toBe(200);
    const booked = await desk.park.store.db
      .selectFrom('slot')
      .select('id')
      .where('booked_by', '=', rider.id)
      .execute();
    expect(booked.length).toBe(answers[0].status === 200 ? 1 : 0);
    expect(await contradictions()).toEqual([]);
  });

  test('Rides of another day and another track stay', async () => {
    await makeDay('08:15*');
    await makeSlot(desk.park, at('08:15'), { asset_id: 2, booked_by: riders[1]?.id ?? null });
    await makeSlot(desk.park, '2026-07-11T08:15:00Z', { booked_by: riders[1]?.id ?? null });
    await stop(60);
    expect(await day()).toBe('08:15* 09:00* 08:15*');
    await putRider(desk.park.store.db, 'all', null);
  });
});
