import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { makeSlot } from '../../../../test/support/slots.ts';
import { at, openStops, type StopFixture } from '../../../../test/support/stop-fixture.ts';

describe.each(eitherEngine(import.meta.url))('A stop is undone on $name', (engine) => {
  let park: StopFixture;
  beforeAll(async () => {
    park = await openStops(engine);
  });
  beforeEach(async () => await park.clear());

  test('Undone within a minute nobody hears of it, and the day is as it was', async () => {
    const { desk, makeDay, day, stops, newest, stop, undo, contradictions, mails } = park;
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

  test('It is not undone once somebody moved a ride, a later stop counts, or the first time is over', async () => {
    const { desk, makeDay, day, newest, stop, undo } = park;
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
    const { desk, riders, day, newest, stop, undo } = park;
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

  test('A swallowed place of an event that was deleted does not come back', async () => {
    const { desk, makeDay, day, newest, stop, undo } = park;
    const { db } = desk.park.store;
    const { id: event_id } = await db
      .insertInto('event')
      .values({
        name: 'Jam',
        description: null,
        name_en: null,
        description_en: null,
        url: null,
        image: null,
        start_at: 0,
        end_at: null,
        asset_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await makeDay('08:15*', '08:45');
    await makeSlot(desk.park, at('08:30'), { event_id });
    await stop(20);
    expect(await day()).toBe('08:20* 08:45');
    expect((await desk.call('DELETE', `/items/Event/${event_id}`, desk.editor)).status).toBe(204);
    expect((await undo(await newest())).status).toBe(200);
    expect(await day()).toBe('08:15* 08:45');
  });

  test('Only the swallowed ones come back whose time is free', async () => {
    const { desk, makeDay, day, newest, stop, undo } = park;
    await makeDay('08:15*', '08:30', '08:45*');
    await stop(20);
    expect(await day()).toBe('08:20* 08:45*');
    await makeSlot(desk.park, at('08:35'), { duration: 10 });
    expect(await undo(await newest())).toMatchObject({ code: 'SLOT_OVERLAP' });
    expect(await day()).toBe('08:20* 08:35 08:45*');
  });
});
