import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putHold, putRider } from '../../../../test/support/bookings.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { makeSlot } from '../../../../test/support/slots.ts';
import { at, openStops, type StopFixture } from '../../../../test/support/stop-fixture.ts';
import { bookingLink } from '../../bookings/booking-link.ts';

describe.each(eitherEngine(import.meta.url))('The cable stops on $name', (engine) => {
  let park: StopFixture;
  beforeAll(async () => {
    park = await openStops(engine);
  });
  beforeEach(async () => await park.clear());

  test('Rides move later in order until a gap absorbs the delay; bookings and payments stay the same', async () => {
    const { desk, makeDay, day, bookings, stops, stop, contradictions } = park;
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
    const { desk, riders, day, stop } = park;
    const series = 'aaaaaaaa-0000-4000-8000-000000000000';
    for (const rider of [riders[0], riders[1], null])
      await makeSlot(desk.park, at('08:00'), { series, booked_by: rider?.id ?? null });
    const held = await makeSlot(desk.park, at('08:15'), { booked_by: riders[2]?.id ?? null });
    await putHold(desk.park.store.db, held, Temporal.Instant.from(at('08:10')).epochMilliseconds);
    await makeSlot(desk.park, at('09:00'));
    await desk.at(at('07:58'));
    expect((await stop(10)).status).toBe(200);
    expect(await day()).toBe('08:10* 08:10* 08:10 08:25* 09:00');
  });

  test('A hold that a stop pushes past closing ends, and nobody is called about one that goes on', async () => {
    const { desk, makeDay, day, stop, stops } = park;
    const held = await makeDay('08:15*', '08:30', '08:45*');
    const until = Temporal.Instant.from(at('09:10')).epochMilliseconds;
    await putHold(desk.park.store.db, held, until);
    expect((await stop(40)).status).toBe(200);
    expect(await day()).toBe('08:40* 08:55');
    expect((await stops()).calls).toEqual([]);
  });

  test('Of a rider whose address refused the last message the desk sees that mail may not arrive', async () => {
    const { desk, riders, makeDay } = park;
    await makeDay('08:15*', '08:30*');
    const [refused] = riders;
    const set = (refused_email: string | null) =>
      desk.park.store.db
        .updateTable('account')
        .set({ refused_email })
        .where('id', '=', refused?.id ?? '')
        .execute();
    await set(`${refused?.id}@example.com`);
    const { data } = await desk.call('GET', '/desk/stops/preview?minutes=20&assets=1', desk.manager);
    expect(data).toMatchObject({ rides: [{ hasMail: false }, { hasMail: true }] });
    await set(null);
  });

  test('A second stop begins where the first ends; a desk that has not seen the first is refused', async () => {
    const { makeDay, day, newest, stop } = park;
    await makeDay('08:15*', '08:30*');
    await stop(20);
    expect(await stop(20)).toMatchObject({ status: 409, code: 'CHANGED_SINCE' });
    expect(await stop(10, { seen: await newest() })).toMatchObject({ status: 200 });
    expect(await day()).toBe('08:30* 08:45*');
  });

  test('Two desks report it at once: it counts once', async () => {
    const { desk, makeDay, day, stop } = park;
    await makeDay('08:15*', '08:30*');
    const answers = await Promise.all([stop(20), stop(20, {}, desk.other, desk.twin)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await day()).toBe('08:20* 08:35*');
  });

  test('Riders who book while it stops lose nothing', async () => {
    const { desk, riders, makeDay, stop, contradictions } = park;
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
    const { desk, riders, makeDay, day, stop } = park;
    await makeDay('08:15*');
    await makeSlot(desk.park, at('08:15'), { asset_id: 2, booked_by: riders[1]?.id ?? null });
    await makeSlot(desk.park, '2026-07-11T08:15:00Z', { booked_by: riders[1]?.id ?? null });
    await stop(60);
    expect(await day()).toBe('08:15* 09:00* 08:15*');
    await putRider(desk.park.store.db, 'all', null);
  });

  test('A delayed ride is given back free of charge until it starts, also by the link of its mail', async () => {
    const { desk, makeDay, day, stop, riders } = park;
    const [ride = 0, other = 0] = await makeDay('08:15*', '08:30*');
    const cancel = (slot: number, index: number) =>
      desk.call('PATCH', `/items/Slot/${slot}`, riders[index] ?? desk.other, { bookedBy: null });
    expect(await cancel(ride, 0)).toMatchObject({ status: 422, code: 'TOO_LATE' });
    await stop(20);
    const { booking } = await desk.park.store.db
      .selectFrom('booking')
      .select('id as booking')
      .where('slot_id', '=', other)
      .executeTakeFirstOrThrow();
    const token = new URL((await bookingLink(desk.park, booking)) ?? '').searchParams.get('token');
    const { data } = await desk.call('GET', `/mailed-booking?token=${token}`, null);
    expect(data).toMatchObject({ state: 'standing', delayed_from: '2026-07-10T08:30:00.000Z' });
    expect((await cancel(ride, 0)).status).toBe(200);
    expect((await desk.call('POST', '/mailed-booking', null, { token })).data).toEqual({
      state: 'cancelled',
    });
    expect(await day()).toBe('08:20 08:35');
    const late = await desk.park.store.db.selectFrom('booking').select('late').execute();
    expect(late.map((row) => row.late)).toEqual([0, 0]);
  });

  test('An event moves with its places, its riders are told like others, and an undo takes it back', async () => {
    const { desk, riders, stop, undo, newest, mails } = park;
    const { db } = desk.park.store;
    const event = async (name: string, start: string, end: string) => {
      const body = { name, start: at(start), end: at(end), asset: 1 };
      return (await desk.call('POST', '/items/Event', desk.editor, body)).data['id'];
    };
    const camp = await event('Obóz', '08:15', '08:45');
    const party = await event('Impreza', '08:00', '20:00');
    await makeSlot(desk.park, at('08:15'), { event_id: camp, booked_by: riders[0]?.id ?? null });
    await makeSlot(desk.park, at('08:30'), { event_id: camp, booked_by: riders[1]?.id ?? null });
    await makeSlot(desk.park, at('08:45'), { event_id: party, booked_by: riders[2]?.id ?? null });
    await makeSlot(desk.park, at('12:00'));
    const preview = await desk.call('GET', '/desk/stops/preview?minutes=20&assets=1', desk.manager);
    expect(preview.data['events']).toMatchObject([
      { name: 'Obóz', from: at('08:15').replace('Z', '.000Z'), startTime: at('08:20').replace('Z', '.000Z') },
      { name: 'Impreza', startTime: null },
    ]);
    const times = async () => {
      const rows = await db.selectFrom('event').select(['start_at', 'end_at']).orderBy('id').execute();
      return rows.map((row) =>
        [row.start_at, row.end_at].map((ms) => new Date(ms ?? 0).toISOString().slice(11, 16)),
      );
    };
    const first = [
      ['08:15', '08:45'],
      ['08:00', '20:00'],
    ];
    await stop(20);
    expect(await times()).toEqual([
      ['08:20', '08:50'],
      ['08:00', '20:00'],
    ]);
    expect(await mails(at('08:02'))).toHaveLength(3);
    await undo(await newest());
    expect(await times()).toEqual(first);
    await stop(20, { seen: await newest() });
    await desk.call('PATCH', `/items/Event/${camp}`, desk.editor, { start: at('07:00') });
    await undo(await newest());
    expect(await times()).toEqual([
      ['07:00', '08:45'],
      ['08:00', '20:00'],
    ]);
    await park.clear();
    await emptyTables(db, ['event']);
  });
});
