import { describe, expect, test } from 'vitest';
import { folded } from '../../../web/src/live/folded.ts';
import { LiveClient } from '../../../web/src/live/LiveClient.ts';
import { openListeningPark } from '../sdk/official-client.ts';
import { depth } from '../support/depth.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { openTestApp, openTwin } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';
import { randomFrom } from '../support/random.ts';
import { writeSomething } from '../support/slot-writes.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

interface Row {
  id: number;
}

const filter = {
  asset: { _eq: 1 },
  startTime: { _gte: '2026-07-02T00:00:00Z', _lt: '2026-07-04T00:00:00Z' },
};

/** The client of our own site, outside a browser. */
function ownClient(url: string, who: Person | null) {
  const sockets: WebSocket[] = [];
  const token = who?.headers.authorization.replace('Bearer ', '') ?? null;
  const client = new LiveClient({
    open() {
      const socket = new WebSocket(url.replace('http', 'ws').concat('/websocket'));
      sockets.push(socket);
      return socket;
    },
    readToken: () => token,
    renewToken: async () => null,
    // The shortest wait there is, half of the usual one.
    random: () => 0,
    nowMs: () => performance.now(),
  });
  let rows: readonly Row[] = [];
  const events = new Set<string>();
  client.showTo(who?.id ?? null);
  const stop = client.follow({
    list: { collection: 'Slot', query: { filter } },
    onChange(change) {
      events.add(change.event);
      rows = folded(rows, change, (row) => row as Row, new Set());
    },
    onMode: () => {},
  });
  const end = () => {
    stop();
    client.rest();
  };
  const known = () => rows.toSorted((a, b) => a.id - b.id);
  return { known, end, events, drop: () => sockets.at(-1)?.close() };
}

describe.each(enginesOfScenes)('On $name', (engine) => {
  test(`After ${depth.liveWrites} writes, with connections that drop, our own client knows what a fresh read says`, async () => {
    const seed = 20_261_123;
    const chance = randomFrom(seed);
    const { park, url } = await openListeningPark(engine);
    await makeTracks(park);
    for (const hour of [10, 11, 12, 13, 14, 15, 16, 17]) await makeSlot(park, `2026-07-02T${hour}:00:00Z`);
    const twin = await openTwin(park);
    const other = await (await openTestApp(twin)).listen({ host: '127.0.0.1', port: 0 });
    const riders = [await aPerson(park), await aPerson(park)];
    const people = [null, ...riders, await aPerson(park, 'Manager')];
    const watchers = people.map((who, index) => ({ who, ...ownClient(index % 2 === 0 ? url : other, who) }));
    for (let count = 1; count <= depth.liveWrites; count += 1) {
      await writeSomething(chance.of([park, twin]) ?? park, riders, chance);
      if (chance.below(6) === 0) chance.of(watchers)?.drop();
      // Some changes come alone, most with others.
      if (count % 5 !== 0) continue;
      for (const { who, known } of watchers) {
        const address = `${url}/items/Slot?limit=-1&sort=id&filter=${JSON.stringify(filter)}`;
        const answer = await fetch(address, { headers: who?.headers ?? {} });
        const { data } = (await answer.json()) as { data: Row[] };
        await expect.poll(known, { message: `write ${count}, seed ${seed}` }).toEqual(data);
      }
    }
    for (const { end } of watchers) end();
    expect(watchers.flatMap(({ events }) => [...events])).toEqual(expect.arrayContaining(['init', 'update']));
  }, 600_000);
});
