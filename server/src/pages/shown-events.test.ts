import { noPlaces } from '@cablepark/domain/events/places';
import { describe, expect, test } from 'vitest';
import { engines } from '../../test/support/engines.ts';
import { aPerson } from '../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../test/support/slots.ts';
import { readShownEvents } from './shown-events.ts';

const empty = {
  description: null,
  name_en: null,
  description_en: null,
  url: null,
  image: null,
  end_at: null,
  asset_id: null,
};
const ms = (time: string) => Temporal.Instant.from(time).epochMilliseconds;

describe.each(engines)('The page of events on $name', (engine) => {
  test('is made of what any visitor may see, back to three months ago', async () => {
    const park = await engine.open();
    await makeTracks(park);
    park.clock.set('2026-07-01T08:47:11Z');
    const rows = [
      { ...empty, name: 'Long ago', start_at: ms('2026-04-01T20:00:00Z') },
      { ...empty, name: 'In spring', start_at: ms('2026-04-02T10:00:00Z') },
      { ...empty, name: 'Tomorrow', start_at: ms('2026-07-02T10:00:00Z') },
    ];
    await park.store.db.insertInto('event').values(rows).execute();
    const ids = await park.store.db.selectFrom('event').select(['id', 'name']).execute();
    const idOf = (name: string) => ids.find((row) => row.name === name)?.id ?? 0;
    const rider = await aPerson(park, 'User');
    const differs = { event_id: idOf('Tomorrow'), booked_by: rider.id };
    await makeSlot(park, '2026-07-02T10:00:00Z', differs);
    await makeSlot(park, '2026-04-01T20:00:00Z', { event_id: idOf('Long ago') });
    await makeSlot(park, '2026-07-02T11:00:00Z');
    const shown = await readShownEvents(park);
    expect(shown.map(({ event, places }) => [event.name, places])).toEqual([
      ['In spring', noPlaces],
      ['Tomorrow', { total: 1, open: 0, mine: false, price: 5500, highestPrice: 5500, lengths: [15] }],
    ]);
    expect(JSON.stringify(shown)).not.toContain('slots');
  });

  test('tells forty events at most: the next thirty and the last ten', async () => {
    const park = await engine.open();
    park.clock.set('2026-07-01T08:00:00Z');
    const hours = Array.from({ length: 50 }, (_, index) => index - 15);
    const start = (hour: number) => ms('2026-07-01T08:30:00Z') + hour * 3_600_000;
    const rows = hours.map((hour) => ({ ...empty, name: `In ${hour} hours`, start_at: start(hour) }));
    await park.store.db.insertInto('event').values(rows.toReversed()).execute();
    const shown = await readShownEvents(park);
    expect(shown.map(({ event }) => event.name)).toEqual(
      hours.filter((hour) => hour >= -10 && hour < 30).map((hour) => `In ${hour} hours`),
    );
    const ids = await park.store.db.selectFrom('event').select(['id', 'name']).execute();
    const late = ids.find(({ name }) => name === 'In 33 hours')?.id ?? 0;
    // The page of an event knows that one, too, and no other.
    expect((await readShownEvents(park, late)).at(-1)?.event.name).toBe('In 33 hours');
    expect(await readShownEvents(park, 9999)).toHaveLength(shown.length);
  });

  test('counts no place on a closed track, nor inside a closure', async () => {
    const park = await engine.open();
    await makeTracks(park);
    park.clock.set('2026-07-01T08:00:00Z');
    const { db } = park.store;
    const row = { ...empty, id: 1, name: 'Camp', start_at: ms('2026-07-02T10:00:00Z') };
    await db.insertInto('event').values(row).execute();
    const of = { event_id: 1 };
    await makeSlot(park, '2026-07-02T09:45:00Z', of);
    await makeSlot(park, '2026-07-02T10:00:00Z', of);
    await makeSlot(park, '2026-07-02T10:00:00Z', { ...of, asset_id: 2 });
    await makeSlot(park, '2026-07-02T12:00:00Z', of);
    const openPlaces = async () => (await readShownEvents(park))[0]?.places.open;
    expect(await openPlaces()).toBe(4);
    const span = { from_at: ms('2026-07-02T10:00:00Z'), until_at: ms('2026-07-02T12:00:00Z') };
    const { id: created_by } = await aPerson(park, 'Manager');
    const by = { created_at: 0, created_by };
    const { id: closure_id } = await db
      .insertInto('closure')
      .values({ ...span, ...by, for_now: 0, reason: 'wind', note: null, note_en: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('closure_track').values({ closure_id, asset_id: 1 }).execute();
    expect(await openPlaces()).toBe(3);
    await db.updateTable('asset').set({ status: 'closed' }).where('id', '=', 2).execute();
    park.tracks.forget();
    expect(await openPlaces()).toBe(2);
  });

  test('does not grow with the slots of an event that goes on all season', async () => {
    const park = await engine.open();
    await makeTracks(park);
    park.clock.set('2026-07-01T08:00:00Z');
    const season = { ...empty, id: 1, name: 'Season', start_at: ms('2026-07-01T07:00:00Z') };
    await park.store.db.insertInto('event').values(season).execute();
    const one = await makeSlot(park, '2026-07-01T07:00:00Z', { event_id: 1 });
    const { id: _id, ...row } = await park.store.db
      .selectFrom('slot')
      .selectAll()
      .where('id', '=', one)
      .executeTakeFirstOrThrow();
    // The first of them is on the water, the others are to come; the one above has ended.
    const rows = Array.from({ length: 2_600 }, (_, index) => {
      const start_at = ms('2026-07-01T07:50:00Z') + index * 15 * 60_000;
      return { ...row, start_at, end_at: start_at + 15 * 60_000, series: `of ${index}` };
    });
    for (let from = 0; from < rows.length; from += 650) {
      await park.store.db
        .insertInto('slot')
        .values(rows.slice(from, from + 650))
        .execute();
    }
    const [shown] = await readShownEvents(park);
    expect(shown?.places).toMatchObject({ total: 2_601, open: 2_600 });
    expect(JSON.stringify(shown).length).toBeLessThan(500);
  });
});
