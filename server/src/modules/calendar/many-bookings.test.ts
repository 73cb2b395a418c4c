import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { putRider } from '../../../test/support/bookings.ts';
import { countQueries } from '../../../test/support/counted-queries.ts';
import { engines } from '../../../test/support/engines.ts';
import type { TestPark } from '../../../test/support/park.ts';
import { aPerson } from '../../../test/support/people.ts';
import { makeTracks } from '../../../test/support/slots.ts';
import { countTurns } from '../../../test/support/turns.ts';
import { writeFeed } from './write-feed.ts';

const bookings = 600;
const quarterMs = 15 * 60_000;

describe.each(engines)('A calendar of many bookings on $name', (engine) => {
  let park: TestPark;

  beforeAll(async () => {
    park = await engine.open();
    await makeTracks(park);
    const { id: rider } = await aPerson(park);
    const first = park.clock.now().epochMilliseconds;
    const slots = Array.from({ length: bookings }, (_, index) => ({
      start_at: first + index * quarterMs,
      end_at: first + (index + 1) * quarterMs,
      duration: 15,
      price_cents: 5500,
      asset_id: 1,
      event_id: null,
      series: randomUUID(),
    }));
    await park.store.db.insertInto('slot').values(slots).execute();
    await putRider(park.store.db, 'all', rider);
  });

  test('is read and written in steps, all of it and in its order', async () => {
    const { counted, mostRows } = countQueries(park);
    const turns = countTurns();
    const text = await writeFeed(counted, { id: 1, account_id: null, asset_id: 1, salt: '' });
    turns.stop();
    const starts = text.match(/DTSTART:\S+/g) ?? [];
    expect([starts.length, starts]).toEqual([bookings, starts.toSorted()]);
    expect(text.match(/(BEGIN|END):VCALENDAR/g)).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
    expect(mostRows()).toBeLessThanOrEqual(50);
    // 600 bookings in batches of 50 make 12 turns each for reading, describing and writing.
    expect(turns.now()).toBeGreaterThanOrEqual(12 + 12 + 12);
  });
});
