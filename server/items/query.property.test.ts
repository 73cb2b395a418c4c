import { someoneElse } from '@cablepark/domain/slots';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../testing/engines.ts';
import type { Person } from '../testing/people.ts';
import { inOrder, matches, type RawFilter, type WireRow } from './testing/evaluation.ts';
import { openReadingPark, type ReadingPark } from './testing/reading-park.ts';

const quarterMs = 15 * 60_000;
const firstMs = Temporal.Instant.from('2026-07-10T07:00:00Z').epochMilliseconds;
const texts = ['Wake', 'wake', 'ŁÓDŹ', 'łódź', 'a%b', 'a_b', 'ź', '🏄', 'z', 'Cup', 'o'];

interface Asked {
  filter: RawFilter;
  sort: string[];
  limit: number;
  page: number;
}

/** The ways in which one query can be sent. */
const forms = ['json', 'brackets', 'search'] as const;

function queries(people: readonly string[]): fc.Arbitrary<Asked> {
  const comparing = (value: fc.Arbitrary<unknown>, isOrdered: boolean): fc.Arbitrary<RawFilter> =>
    fc.oneof(
      fc.record({ _eq: value }),
      fc.record({ _neq: value }),
      fc.record({ _in: fc.array(value, { maxLength: 3 }) }),
      fc.record({ _nin: fc.array(value, { maxLength: 3 }) }),
      fc.record({ _null: fc.boolean() }),
      fc.record({ _nnull: fc.boolean() }),
      ...(isOrdered
        ? [
            fc.record({ _gt: value }),
            fc.record({ _lt: value }),
            fc.record({ _gte: value, _lte: value }),
            fc.record({ _between: fc.tuple(value, value) }),
          ]
        : []),
    );
  const text = fc.constantFrom(...texts);
  const searching = fc.oneof(
    comparing(text, true),
    fc.record({ _contains: text }),
    fc.record({ _icontains: text }),
    fc.record({ _starts_with: text }),
  );
  const whole = comparing(fc.integer({ min: -1, max: 70 }), true);
  const money = comparing(
    fc.integer({ min: 10_900, max: 11_100 }).map((tenths) => tenths / 200),
    true,
  );
  const time = comparing(
    fc
      .integer({ min: -2, max: 30 })
      .map((quarters) => new Date(firstMs + quarters * quarterMs).toISOString()),
    true,
  );
  const person = comparing(fc.constantFrom(someoneElse, ...people), false);
  const orNull = fc.constantFrom<RawFilter>({ _eq: null }, { _neq: null });
  const leaf = fc.oneof(
    fc.record({ id: whole }),
    fc.record({ duration: whole }),
    fc.record({ asset: whole }),
    fc.record({ event: fc.oneof(whole, orNull) }),
    fc.record({ payment: fc.oneof(whole, orNull) }),
    fc.record({ price: money }),
    fc.record({ startTime: time }),
    fc.record({ bookedBy: fc.oneof(person, orNull) }),
    fc.record({ event: fc.record({ name: searching }) }),
    fc.record({ event: fc.record({ description: searching, start: time }) }),
    fc.record({ asset: fc.record({ name: searching }) }),
    fc.record({ duration: whole, price: money }),
  );
  const { filter } = fc.letrec<{ filter: RawFilter }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      fc.record({ _and: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ _or: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
    ),
  }));
  const columns = [
    'id',
    'startTime',
    'price',
    'asset',
    'bookedBy',
    'payment',
    'event',
    'event.name',
    'asset.name',
  ];
  const key = fc
    .tuple(fc.constantFrom('', '-'), fc.constantFrom(...columns, 'event.end'))
    .map((parts) => parts.join(''));
  return fc.record({
    filter,
    sort: fc.array(key, { maxLength: 3 }),
    limit: fc.constantFrom(-1, 1, 3, 10, 100),
    page: fc.constantFrom(1, 1, 2, 3),
  });
}

/** `{a:{_in:[1,2]}}` as `filter[a][_in][0]=1&filter[a][_in][1]=2`. */
function brackets(path: string, value: unknown): string[] {
  if (Array.isArray(value) && value.length === 0) return [`${path}=`];
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => brackets(`${path}[${key}]`, inner));
  }
  return [`${path}=${encodeURIComponent(String(value))}`];
}

async function send(app: FastifyInstance, form: (typeof forms)[number], who: Person | null, asked: Asked) {
  const headers = who?.headers ?? {};
  const meta = 'filter_count';
  if (form === 'search') {
    const query = { ...asked, fields: ['id'], meta: [meta] };
    return app.inject({ method: 'SEARCH' as 'GET', url: '/items/Slot', headers, payload: { query } });
  }
  const filter =
    form === 'json'
      ? [`filter=${encodeURIComponent(JSON.stringify(asked.filter))}`]
      : brackets('filter', asked.filter);
  const { sort, limit, page } = asked;
  const rest = [`sort=${sort.join('%2C')}`, `limit=${limit}`, `page=${page}`, `meta=${meta}`, 'fields=id'];
  return app.inject({ url: `/items/Slot?${[...filter, ...rest].join('&')}`, headers });
}

describe.each(engines)('Any query on $name', (engine) => {
  let world: ReadingPark;
  beforeAll(async () => {
    world = await openReadingPark(engine);
    await makeMore(world);
  });

  /** Slots and events whose values meet and nearly meet those that the queries ask for. */
  async function makeMore({ park, rider, other }: ReadingPark) {
    const events = ['ŁÓDŹ a%b', 'łódź a_b', '🏄 Wake', 'ź', 'zoo', 'Cup'].map((name, index) => ({
      id: 10 + index,
      name,
      description: index % 2 === 0 ? null : texts.slice(index).join(' '),
      url: null,
      image: null,
      start_at: firstMs + index * quarterMs,
      end_at: index % 3 === 0 ? null : firstMs + 20 * quarterMs,
      asset_id: null,
    }));
    await park.store.db.insertInto('event').values(events).execute();
    const slots = Array.from({ length: 40 }, (_, index) => {
      const start = firstMs + Math.floor(index / 3) * quarterMs;
      return {
        id: 20 + index,
        start_at: start,
        end_at: start + quarterMs,
        duration: 15,
        price_cents: 5450 + (index % 7) * 25,
        asset_id: 1,
        event_id: index % 4 === 0 ? 10 + (index % 6) : null,
        booked_by: [null, rider.id, other.id, null, other.id][index % 5] ?? null,
        payment_id: index % 5 === 1 && index < 20 ? 40 + index : null,
        series: String(start),
      };
    });
    await park.store.db.insertInto('slot').values(slots).execute();
  }

  /** Every slot as this viewer sees it, its relations beside their ids. */
  async function seenBy(who: Person | null): Promise<WireRow[]> {
    const read = async (fields: string) => {
      const answer = await world.app.inject({
        url: `/items/Slot?limit=-1&fields=${fields}`,
        headers: who?.headers ?? {},
      });
      return answer.json<{ data: WireRow[] }>().data;
    };
    const [plain, related] = [await read('*'), await read('asset.*,event.*')];
    return plain.map((row, index) => ({
      ...row,
      'asset.*': related[index]?.['asset'],
      'event.*': related[index]?.['event'],
    }));
  }

  test.each(['visitor', 'rider', 'manager'] as const)(
    'asked by a %s means what it means without a database',
    async (role) => {
      const who = role === 'visitor' ? null : world[role];
      const rows = await seenBy(who);
      expect(rows).toHaveLength(47);
      const asked = queries([world.rider.id, world.other.id]);
      await fc.assert(
        fc.asyncProperty(asked, fc.constantFrom(...forms), async (query, form) => {
          const answer = await send(world.app, form, who, query);
          const expected = inOrder(
            rows.filter((row) => matches(row, query.filter)),
            query.sort,
          );
          const { limit, page } = query;
          const paged =
            limit === -1 ? (page === 1 ? expected : []) : expected.slice((page - 1) * limit, page * limit);
          expect(answer.json()).toEqual({
            meta: { filter_count: expected.length },
            data: paged.map(({ id }) => ({ id })),
          });
        }),
        { numRuns: 250 },
      );
    },
  );
});
