import { readShownMonth } from '@cablepark/contract/rides/shown-month';
import { aTrack } from '@cablepark/domain/testing/track';
import { describe, expect, test } from 'vitest';
import { putRider } from '../../test/support/bookings.ts';
import { engines } from '../../test/support/engines.ts';
import { aPerson } from '../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../test/support/slots.ts';
import { longestKeptMs, ShownMonths } from './shown-months.ts';

const track = aTrack({ id: 1 });

describe.each(engines)('The month that a planner comes with, on $name', (engine) => {
  async function openMonth() {
    const park = await engine.open();
    await makeTracks(park);
    park.clock.set('2026-07-04T08:00:00Z');
    const months = new ShownMonths(park);
    const read = async (of = track) => {
      const { madeAt, shownMonth } = await months.read(of);
      const counts = readShownMonth(shownMonth);
      const on = (day: string) => {
        const { free, total, colour, eventCount } = counts.find((each) => each.day.toString() === day) ?? {};
        return [free, total, colour, eventCount];
      };
      return { madeAt, on, shownMonth, counts };
    };
    return { park, read };
  }

  test('counts what any visitor may book, and says of nobody that they ride', async () => {
    const { park, read } = await openMonth();
    const rider = await aPerson(park, 'User');
    await makeSlot(park, '2026-07-04T07:00:00Z');
    await makeSlot(park, '2026-07-04T09:00:00Z');
    await makeSlot(park, '2026-07-04T10:00:00Z', { booked_by: rider.id });
    await makeSlot(park, '2026-07-05T10:00:00Z', { booked_by: rider.id });
    await makeSlot(park, '2026-07-06T10:00:00Z', { asset_id: 2 });
    const start_at = Temporal.Instant.from('2026-07-20T10:00:00Z').epochMilliseconds;
    await park.store.db.insertInto('event').values({ name: 'Zawody', start_at }).execute();
    const { on, counts, shownMonth } = await read();
    expect(on('2026-07-04')).toEqual([1, 3, 'free', 0]);
    expect(on('2026-07-05')).toEqual([0, 1, 'full', 0]);
    expect(on('2026-07-06')).toEqual([0, 0, 'gray', 0]);
    expect(on('2026-07-20')).toEqual([0, 0, 'event', 1]);
    expect([counts[0], counts.at(-1)].map((each) => String(each?.day))).toEqual(['2026-06-29', '2026-08-09']);
    expect(JSON.stringify(shownMonth)).not.toContain(rider.id);
  });

  test('has nothing free on a track that is closed', async () => {
    const { park, read } = await openMonth();
    await makeSlot(park, '2026-07-04T09:00:00Z');
    expect((await read({ ...track, status: 'closed' })).on('2026-07-04')).toEqual([0, 1, 'gray', 0]);
  });

  test('is read once in a while, however many ask, and stays the same while nothing changes', async () => {
    const { park, read } = await openMonth();
    const opened = park.clock.now();
    const later = (milliseconds: number) => park.clock.set(opened.add({ milliseconds }).toString());
    const slot = await makeSlot(park, '2026-07-04T09:00:00Z');
    const first = await read();
    const rider = await aPerson(park, 'User');
    await putRider(park.store.db, slot, rider.id);
    later(longestKeptMs - 1);
    expect((await read()).on('2026-07-04')).toEqual([1, 1, 'free', 0]);
    later(longestKeptMs);
    const second = await read();
    expect(second.on('2026-07-04')).toEqual([0, 1, 'full', 0]);
    expect(second.madeAt).not.toBe(first.madeAt);
    later(2 * longestKeptMs);
    expect((await read()).madeAt).toBe(second.madeAt);
  });
});

test('What could not be read is asked for again', async () => {
  const [sqlite] = engines;
  const park = await sqlite!.open();
  await makeTracks(park);
  park.clock.set('2026-07-04T08:00:00Z');
  let isGone = true;
  const failing = {
    ...park,
    get store() {
      if (isGone) throw new Error('The database is gone.');
      return park.store;
    },
  };
  const months = new ShownMonths(failing);
  await expect(months.read(track)).rejects.toThrow('gone');
  isGone = false;
  expect((await months.read(track)).shownMonth.track).toBe(1);
});
