import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../test/support/audit.ts';
import { putRider } from '../../../test/support/bookings.ts';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { engines } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { makeSlot } from '../../../test/support/slots.ts';

describe.each(engines)('A track’s end on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let admin: Person;
  let rider: Person;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    [admin, rider] = [await aPerson(park, 'Admin'), await aPerson(park)];
  });

  beforeEach(async () => {
    const { db } = park.store;
    const tables = [
      'audit',
      'slot',
      'event',
      'slot_edit',
      'slot_gap',
      'season_release',
      'season',
      'asset',
    ] as const;
    await emptyTables(db, tables);
    park.tracks.forget();
  });

  const create = (body: object) => call('POST', '/items/Asset', admin, body);
  const change = (id: number, body: object) =>
    call('PATCH', `/items/Asset/${id}?fields=id,status`, admin, body);
  const remove = (id: number) => call('DELETE', `/items/Asset/${id}`, admin);
  const told = async () => (await call('GET', '/server/info')).data['park'] as { tracks: { name: string }[] };
  async function aTrack(name = 'Tor'): Promise<number> {
    return (await create({ name })).data.id;
  }

  test('A track retires when nobody is to come: who is, is named; what has been stays', async () => {
    const track = await aTrack();
    const slotAt = (start: string, booked_by: string | null) =>
      makeSlot(park, start, { asset_id: track, booked_by });
    await slotAt('2026-06-30T10:00:00Z', rider.id);
    await slotAt('2026-07-02T10:00:00Z', null);
    // The clock is at eight, so this slot is running.
    const held = [
      await slotAt('2026-07-01T07:50:00Z', rider.id),
      await slotAt('2026-07-03T10:00:00Z', rider.id),
    ];
    expect(await change(track, { status: 'retired' })).toMatchObject({
      status: 409,
      code: 'TRACK_IN_USE',
      extensions: { slots: held, count: 2 },
    });
    await putRider(park.store.db, held, null);
    expect((await change(track, { status: 'retired' })).data).toMatchObject({ status: 'retired' });
    expect((await told()).tracks).toEqual([]);
    const rows = await call('GET', '/items/Slot?filter[bookedBy][_null]=false&fields=asset.name', admin);
    expect(rows.rows).toEqual([{ asset: { name: 'Tor' } }]);
  });

  test('On a closed track staff book, on a retired one nobody', async () => {
    const [manager, track] = [await aPerson(park, 'Manager'), await aTrack()];
    const from = await makeSlot(park, '2026-07-02T09:00:00Z', { asset_id: await aTrack('B') });
    const slot = await makeSlot(park, '2026-07-02T10:00:00Z', { asset_id: track });
    const book = (who: Person, id: number, holder: string | null = rider.id) =>
      call('PATCH', `/items/Slot/${id}`, who, { bookedBy: holder });
    const move = () => call('POST', '/desk/moves', manager, { from, to: slot });
    const walkIn = () =>
      call('POST', '/desk/walk-ins', manager, { slot, first_name: 'Ola', description: '600700800' });
    await book(rider, from);
    await change(track, { status: 'closed' });
    expect(await book(rider, slot)).toMatchObject({ status: 422, code: 'TRACK_CLOSED' });
    expect((await book(manager, slot)).status).toBe(200);
    expect((await book(rider, slot, null)).status).toBe(200);
    expect((await move()).status).toBe(200);
    await book(manager, slot, null);
    await book(rider, from);
    expect((await walkIn()).status).toBe(200);
    await book(manager, slot, null);
    await change(track, { status: 'retired' });
    for (const attempt of [() => book(rider, slot), () => book(manager, slot), move, walkIn]) {
      expect((await attempt()).code).toBe('TRACK_CLOSED');
    }
  });

  test('A track goes while nothing is on it and nothing is planned for it', async () => {
    const track = await aTrack();
    const { db } = park.store;
    const span = { asset_id: track, start_at: 0, end_at: 60_000 };
    const season = (tracks: number[]) => ({
      id: 1,
      content: JSON.stringify({ plans: [{ tracks: null }, { tracks }] }),
      version: 1,
      updated_at: 0,
    });
    const event = {
      name: 'Camp',
      description: null,
      name_en: null,
      description_en: null,
      url: null,
      image: null,
    };
    const namings = [
      () => makeSlot(park, '2026-07-02T10:00:00Z', { asset_id: track }),
      () =>
        db
          .insertInto('event')
          .values({ ...event, ...span, end_at: null })
          .execute(),
      () =>
        db
          .insertInto('slot_edit')
          .values({ ...span, action_type: 'create', created_at: 0, user_created: null })
          .execute(),
      () => db.insertInto('slot_gap').values(span).execute(),
      () => db.insertInto('season_release').values({ id: track, until: '2026-07-04' }).execute(),
      () =>
        db
          .insertInto('season')
          .values(season([track]))
          .execute(),
    ];
    for (const name of namings) {
      await name();
      expect(await remove(track)).toMatchObject({ status: 409, code: 'TRACK_IN_USE' });
      await emptyTables(db, ['slot', 'event', 'slot_edit', 'slot_gap', 'season_release', 'season']);
    }
    await db
      .insertInto('season')
      .values(season([track + 1]))
      .execute();
    expect((await remove(track)).status).toBe(204);
    expect((await told()).tracks).toEqual([]);
    expect((await readAudit(park)).at(-1)).toMatchObject({ action: 'track.delete', before: { name: 'Tor' } });
    expect((await remove(track)).status).toBe(403);
  });
});
