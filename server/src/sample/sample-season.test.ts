import { beforeAll, describe, expect, test } from 'vitest';
import { eitherEngine } from '../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../test/support/park.ts';
import { aPerson } from '../../test/support/people.ts';
import { keepUp } from '../modules/season/season-job.ts';
import { makeSample } from './sample.ts';

const never = new AbortController().signal;

describe.each(eitherEngine(import.meta.url))('The sample’s season on $name', (engine) => {
  let park: TestPark;

  beforeAll(async () => {
    park = await engine.open();
    park.clock.set('2026-07-01T10:20:00Z');
    await makeSample(park);
  });

  /** How many slots of the plan each track has, by day. */
  async function slotsByDay(): Promise<Map<string, number>> {
    const rows = await park.store.db
      .selectFrom('slot')
      .select(['asset_id', 'start_at'])
      .where('planned', '=', 1)
      .execute();
    const dayOf = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toString().slice(0, 10);
    const groups = Map.groupBy(rows, ({ asset_id, start_at }) => `${asset_id} ${dayOf(start_at)}`);
    return new Map([...groups].map(([day, list]) => [day, list.length]));
  }

  test('has four weeks with today and the week before, and goes on by itself', async () => {
    const before = await slotsByDay();
    expect([before.size, new Set(before.values())]).toEqual([2 * 35, new Set([48])]);
    expect([before.has('1 2026-06-24'), before.has('2 2026-07-28')]).toEqual([true, true]);
    await keepUp(park, never);
    expect(await slotsByDay()).toEqual(before);
    park.clock.set('2026-07-01T22:00:00Z');
    await keepUp(park, never);
    expect(await slotsByDay()).toEqual(new Map([...before, ['1 2026-07-29', 48], ['2 2026-07-29', 48]]));
  });

  test('is shown to Editors, and others have booked into it', async () => {
    const app = await openTestApp(park);
    const { headers } = await aPerson(park, 'Editor');
    const { season, version, change } = (await app.inject({ url: '/season', headers })).json().data;
    expect([season.plans[0].prices[0].weekday, version, change.state, change.undo]).toEqual([
      55,
      1,
      'done',
      'SLOT_BOOKED',
    ]);
    expect(change.counts.make).toBeGreaterThan(0);
    expect(change.expected).toEqual(change.counts);
  });
});
