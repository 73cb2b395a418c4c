import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { eitherEngine } from '../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../test/support/park.ts';
import { aPerson } from '../../test/support/people.ts';
import { makeTracks } from '../../test/support/slots.ts';

const quarterMs = 15 * 60_000;
const first = Temporal.Instant.from('2026-07-01T07:00:00Z').epochMilliseconds;

describe.each(eitherEngine(import.meta.url))('Paging on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    await makeTracks(park);
    await makeSlots(2500);
  });

  /** Five places start at each quarter, so that only the id tells them apart. */
  async function makeSlots(count: number) {
    const rows = Array.from({ length: count }, (_, index) => {
      const start = first + Math.floor(index / 5) * quarterMs;
      return {
        start_at: start,
        end_at: start + quarterMs,
        duration: 15,
        price_cents: 5500,
        asset_id: 1,
        event_id: null,
        series: String(start),
      };
    });
    for (let done = 0; done < count; done += 1000) {
      await park.store.db
        .insertInto('slot')
        .values(rows.slice(done, done + 1000))
        .execute();
    }
  }

  const read = async (query: string) => {
    const answer = await app.inject(`/items/Slot?fields=id&${query}`);
    expect(answer.statusCode).toBe(200);
    const { data, meta } = answer.json<{ data: { id: number }[]; meta?: { filter_count: number } }>();
    return { ids: data.map(({ id }) => id), meta };
  };

  test.each(['sort=startTime', 'sort=-startTime', 'filter[asset]=1', 'sort=asset'])(
    'With %s, pages of 1,200 hold every row once',
    async (query) => {
      const pages = [];
      for (const page of [1, 2, 3, 4]) {
        pages.push(await read(`${query}&limit=1200&page=${page}&meta=filter_count`));
      }
      expect(pages.map(({ ids }) => ids.length)).toEqual([1200, 1200, 100, 0]);
      expect(pages.map(({ meta }) => meta?.filter_count)).toEqual([2500, 2500, 2500, 2500]);
      expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(2500);
    },
  );

  test('limit, offset and page', async () => {
    const { ids: all } = await read('limit=-1');
    expect(all).toHaveLength(2500);
    expect((await read('')).ids).toEqual(all.slice(0, 100));
    expect((await read('limit=0')).ids).toEqual([]);
    expect((await read('limit=3&offset=2')).ids).toEqual(all.slice(2, 5));
    expect((await read('limit=3&page=2')).ids).toEqual(all.slice(3, 6));
    expect((await read('limit=3&page=0')).ids).toEqual(all.slice(0, 3));
    expect((await read('limit=3&page=2&offset=50')).ids).toEqual(all.slice(3, 6));
    expect((await read('limit=-1&offset=2400')).ids).toEqual(all.slice(2400));
    expect((await read('limit=-1&page=2')).ids).toEqual([]);
    expect((await read('limit=99999')).ids).toEqual(all);
  });

  test('More rows than an answer may hold for who asks are refused, never cut', async () => {
    const manager = await aPerson(park, 'Manager');
    const plain = { name: 'Cup', description: null, url: null, image: null, end_at: null, asset_id: null };
    const events = Array.from({ length: 2000 }, (_, index) => ({ ...plain, start_at: first + index }));
    const visit = async (query: string) => app.inject(`/items/Event?${query}`);
    await park.store.db.insertInto('event').values(events).execute();
    await park.store.db.insertInto('event').values(events.slice(0, 500)).execute();
    expect((await visit('limit=-1')).json().data).toHaveLength(2500);
    for (let done = 2500; done < 10_000; done += 1500) {
      await park.store.db.insertInto('event').values(events.slice(0, 1500)).execute();
    }
    expect((await visit('limit=2500')).json().data).toHaveLength(2500);
    for (const query of ['limit=-1', 'limit=2501', 'limit=-1&groupBy=id']) {
      const refused = await visit(query);
      expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([400, 'INVALID_QUERY']);
      expect(refused.json().errors[0].extensions.reason).toContain('at most 2500 rows');
    }
    const ask = async (query: string) =>
      app.inject({ url: `/items/Event?${query}`, headers: manager.headers });
    expect((await ask('limit=-1')).json().data).toHaveLength(10_000);
    await park.store.db.insertInto('event').values(events.slice(0, 1)).execute();
    for (const query of ['limit=-1', 'limit=10001', 'limit=-1&groupBy=id']) {
      const refused = await ask(query);
      expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([400, 'INVALID_QUERY']);
      expect(refused.json().errors[0].message).toContain('10000');
    }
    expect((await ask('limit=10000')).json().data).toHaveLength(10_000);
    expect((await ask('limit=-1&offset=1&fields=id')).json().data).toHaveLength(10_000);
    expect((await ask('limit=-1&filter[id][_gt]=1&fields=id')).json().data).toHaveLength(10_000);
  });
});
