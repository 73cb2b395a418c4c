import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../testing/engines.ts';
import { openTestApp, type TestPark } from '../testing/park.ts';
import { makeTracks } from '../testing/slots.ts';

const quarterMs = 15 * 60_000;
const first = Temporal.Instant.from('2026-07-01T07:00:00Z').epochMilliseconds;

describe.each(engines)('Paging on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    await makeTracks(park);
    await makeSlots(2500, 0);
  });

  /** Five places start at each quarter, so that only the id tells them apart. */
  async function makeSlots(count: number, from: number) {
    const rows = Array.from({ length: count }, (_, index) => {
      const start = first + Math.floor((from + index) / 5) * quarterMs;
      return {
        start_at: start,
        end_at: start + quarterMs,
        duration: 15,
        price_cents: 5500,
        asset_id: 1,
        event_id: null,
        series: String(start),
        booked_by: null,
        payment_id: null,
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

  test('More than 10,000 rows are refused, never cut', async () => {
    await makeSlots(7501, 2500);
    for (const query of ['limit=-1', 'limit=10001']) {
      const refused = await app.inject(`/items/Slot?fields=id&${query}`);
      expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([400, 'INVALID_QUERY']);
      expect(refused.json().errors[0].message).toContain('10000');
    }
    expect((await read('limit=10000')).ids).toHaveLength(10_000);
    expect((await read('limit=-1&offset=1')).ids).toHaveLength(10_000);
    expect((await read('limit=-1&filter[id][_gt]=1')).ids).toHaveLength(10_000);
  });
});
