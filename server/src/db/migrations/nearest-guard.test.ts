import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bothEngines } from '../../../test/support/engines.ts';
import type { TestPark } from '../../../test/support/park.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import { storeFailure } from '../failures.ts';

describe.each(bothEngines)('The guard against overlaps on $name', (engine) => {
  let park: TestPark;

  beforeAll(async () => {
    park = await engine.open();
    await makeTracks(park);
  });

  beforeEach(async () => {
    const { db } = park.store;
    await db.deleteFrom('slot').execute();
    // A week long, then two places of one time, then a quarter.
    await makeSlot(park, '2026-06-01T00:00:00Z', { duration: 7 * 24 * 60 });
    await makeSlot(park, '2026-06-08T10:00:00Z', { series: 'places' });
    await makeSlot(park, '2026-06-08T10:00:00Z', { series: 'places' });
    await makeSlot(park, '2026-06-08T12:00:00Z');
  });

  const outcome = (work: Promise<unknown>) => work.then(() => 'made', storeFailure);

  test.each([
    ['right after a long one', '2026-06-08T00:00:00Z', {}, 'made'],
    ['at the end of a long one', '2026-06-07T23:50:00Z', {}, 'overlap'],
    ['amid a long one', '2026-06-03T00:00:00Z', {}, 'overlap'],
    ['over another', '2026-06-08T11:50:00Z', { duration: 60 }, 'overlap'],
    ['over several', '2026-06-08T09:00:00Z', { duration: 240 }, 'overlap'],
    ['at the same time', '2026-06-08T12:00:00Z', {}, 'overlap'],
    ['within another', '2026-06-08T12:05:00Z', { duration: 5 }, 'overlap'],
    ['between two', '2026-06-08T10:15:00Z', { duration: 105 }, 'made'],
    ['as one more place', '2026-06-08T10:00:00Z', { series: 'places' }, 'made'],
    ['of the series, but longer', '2026-06-08T10:00:00Z', { series: 'places', duration: 20 }, 'overlap'],
    ['among places of another series', '2026-06-08T10:00:00Z', {}, 'overlap'],
    ['on another track', '2026-06-08T12:00:00Z', { asset_id: 2 }, 'made'],
  ])('A slot %s', async (_, start, differs, expected) => {
    expect(await outcome(makeSlot(park, start, differs))).toBe(expected);
  });

  test.each([
    ['2026-06-08T12:05:00Z', 'made'],
    ['2026-06-08T10:10:00Z', 'overlap'],
    ['2026-06-02T12:00:00Z', 'overlap'],
    ['2026-06-08T09:45:00Z', 'made'],
  ])('A slot that is moved to %s: %s', async (start, expected) => {
    const { db } = park.store;
    const { id } = await db
      .selectFrom('slot')
      .select('id')
      .orderBy('start_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const startAt = Temporal.Instant.from(start).epochMilliseconds;
    const move = { start_at: startAt, end_at: startAt + 15 * 60_000 };
    expect(await outcome(db.updateTable('slot').set(move).where('id', '=', id).execute())).toBe(expected);
  });
});
