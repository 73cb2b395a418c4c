import { someoneElse } from '@cablepark/domain/slots';
import { describe, expect, test } from 'vitest';
import { engines } from '../testing/engines.ts';
import { aPerson } from '../testing/people.ts';
import { makeSlot, makeTracks } from '../testing/slots.ts';
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
    const taken = await makeSlot(park, '2026-07-02T10:00:00Z', differs);
    await makeSlot(park, '2026-04-01T20:00:00Z', { event_id: idOf('Long ago') });
    await makeSlot(park, '2026-07-02T11:00:00Z');
    const shown = await readShownEvents(park);
    expect(shown.events.map(({ name, slots }) => [name, slots])).toEqual([
      ['In spring', []],
      ['Tomorrow', [taken]],
    ]);
    expect(shown.slots.map(({ id, bookedBy }) => [id, bookedBy])).toEqual([[taken, someoneElse]]);
  });
});
