import { describe, expect, test } from 'vitest';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { findStanding } from './slots.store.ts';

const planned = (start: string, track = 1) => ({ track, start: Temporal.Instant.from(start), minutes: 15 });

describe.each(eitherEngine(import.meta.url))('What stands about planned slots, on $name,', (engine) => {
  test('is found by day, also where it began a week before, and nothing of the years between', async () => {
    const park = await engine.open();
    await makeTracks(park);
    const { db } = park.store;
    const long = await makeSlot(park, '2026-06-30T10:20:00Z', { duration: 7 * 24 * 60 });
    const near = await makeSlot(park, '2026-07-08T10:10:00Z');
    await makeSlot(park, '2030-01-01T10:00:00Z');
    await makeSlot(park, '2031-01-01T10:00:00Z');
    const far = await makeSlot(park, '2040-01-01T10:00:00Z');
    const asked = [
      planned('2040-01-01T10:10:00Z'),
      planned('2026-07-08T10:00:00Z'),
      planned('2026-07-07T10:10:00Z'),
      // In another stretch than the second, but on the water with the same long one.
      planned('2026-07-02T10:00:00Z'),
    ];
    const standing = await findStanding(db, asked);
    expect(standing.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([long, near, far]);
    expect(await findStanding(db, [planned('2026-07-08T10:00:00Z', 2)])).toEqual([]);
    expect(await findStanding(db, [])).toEqual([]);
  });
});
