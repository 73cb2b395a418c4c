import { describe, expect, test } from 'vitest';
import { type Followed, follow, known, type LiveClient, liveClient } from '../sdk/live-client.ts';
import { openListeningPark } from '../sdk/official-client.ts';
import { depth } from '../support/depth.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { openTestApp, openTwin } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';
import { randomFrom } from '../support/random.ts';
import { writeSomething } from '../support/slot-writes.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

const query = {
  limit: -1,
  filter: {
    asset: { _eq: 1 },
    startTime: { _gte: '2026-07-02T00:00:00Z', _lt: '2026-07-04T00:00:00Z' },
  },
};

/** Some changes come alone, most with others. */
const writesAtOnce = 3;

interface Watcher {
  name: string;
  who: Person | null;
  client: LiveClient;
  followed: Followed;
}

describe.each(enginesOfScenes)('On $name', (engine) => {
  test(`After ${depth.liveWrites} writes, with connections that drop, each client knows what a fresh read says`, async () => {
    const seed = 20_261_122;
    const chance = randomFrom(seed);
    const { park, url } = await openListeningPark(engine);
    await makeTracks(park);
    for (const hour of [10, 11, 12, 13, 14, 15, 16, 17]) await makeSlot(park, `2026-07-02T${hour}:00:00Z`);
    const twin = await openTwin(park);
    const other = await (await openTestApp(twin)).listen({ host: '127.0.0.1', port: 0 });
    const riders = [await aPerson(park), await aPerson(park), await aPerson(park)];
    const manager = await aPerson(park, 'Manager');
    const people = [null, ...riders, manager];
    const watchers: Watcher[] = [];
    for (const [index, who] of people.entries())
      for (const [place, at] of [url, other].entries()) {
        const client = await liveClient(at, who, true);
        const followed = await follow(client, 'Slot', { query });
        watchers.push({ name: `${index} at ${place}`, who, client, followed });
      }
    const fresh = async (who: Person | null) => {
      const address = `${url}/items/Slot?limit=-1&filter=${JSON.stringify(query.filter)}`;
      const answer = await fetch(address, { headers: who?.headers ?? {} });
      return ((await answer.json()) as { data: unknown }).data;
    };
    for (let count = 0; count < depth.liveWrites; count += 1) {
      await writeSomething(chance.of([park, twin]) ?? park, riders, chance);
      // The official client comes back by itself, and asks for its lists again.
      if (chance.below(8) === 0) chance.of(watchers)?.client.drop();
      if (count % writesAtOnce !== 0) continue;
      // All know of it before the next is written, so that each kind of change is told.
      for (const { name, who, followed } of watchers) {
        const message = `${name}, write ${count}, seed ${seed}`;
        const rows = await fresh(who);
        await expect.poll(() => known(followed), { message }).toEqual(rows);
      }
    }
    for (const { name, who, followed } of watchers) {
      const rows = await fresh(who);
      await expect.poll(() => known(followed), { message: `${name}, seed ${seed}` }).toEqual(rows);
      const names = new Set(JSON.stringify(followed.frames).match(/[\da-f]{8}-[\da-f-]{27}/g) ?? []);
      const strangers = riders.filter(({ id }) => id !== who?.id && names.has(id));
      expect(who === manager ? [] : strangers).toEqual([]);
    }
    expect(new Set(watchers.flatMap(({ followed }) => followed.frames.map(({ event }) => event)))).toEqual(
      new Set(['init', 'update', 'create', 'delete']),
    );
  }, 600_000);
});
