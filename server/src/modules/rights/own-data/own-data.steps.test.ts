import { beforeAll, describe, expect, test } from 'vitest';
import { countQueries } from '../../../../test/support/counted-queries.ts';
import { engines } from '../../../../test/support/engines.ts';
import type { TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { countTurns } from '../../../../test/support/turns.ts';
import { collectOwnData } from './collect-own-data.ts';
import { rowsAtOnce } from './in-steps.ts';
import { ownDataJson } from './own-data.json.ts';
import { ownDataPage } from './own-data.page.ts';

const entries = 3 * rowsAtOnce + 1;

describe.each(engines)('Much that is held on a rider, on $name', (engine) => {
  let park: TestPark;
  let rider: Person;

  beforeAll(async () => {
    park = await engine.open();
    await makeTracks(park);
    rider = await aPerson(park);
    const slot = await makeSlot(park, '2026-07-10T10:00:00Z', { booked_by: rider.id });
    const entry = { slot_id: slot, user_id: rider.id, actor_id: rider.id, late: 0 };
    await park.store.db
      .insertInto('booking_history')
      .values(
        Array.from({ length: entries }, (_, index) => ({
          ...entry,
          action_type: index % 2 === 0 ? ('book' as const) : ('cancel' as const),
          created_at: index * 1000,
        })),
      )
      .execute();
  });

  test('is read in steps, all of it and in its order', async () => {
    const { counted, mostRows } = countQueries(park);
    const { history, bookings, more } = await collectOwnData(counted, rider);
    expect([history.length, bookings.length, more]).toEqual([entries, 1, []]);
    expect(history.map(({ at }) => at)).toEqual(
      history
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(mostRows()).toBe(rowsAtOnce);
  });

  test('is written in steps, as if it had been written at once', async () => {
    const data = await collectOwnData(park, rider);
    const turns = countTurns();
    expect(await ownDataJson(data)).toBe(JSON.stringify(data, null, 2));
    expect(turns.now()).toBeGreaterThanOrEqual(4);
    const before = turns.now();
    const page = await ownDataPage(data, 'pl', park.config.zone);
    expect(page.match(/<tr><td>/g)).toHaveLength(entries + 1 + data.sessions.length);
    expect(turns.now() - before).toBeGreaterThanOrEqual(4);
    turns.stop();
  });
});
