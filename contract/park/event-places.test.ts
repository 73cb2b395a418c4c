import { at, me } from '@cablepark/domain/testing/slot';
import { expect, test } from 'vitest';
import { alwaysOpen, countPlaces, openPlacesOf, type PlaceQuestion } from './event-places.ts';
import type { PlaceCount } from './events.schema.ts';

const now = at('2026-07-04T10:00:00Z');
const visit = { me: null, now, times: alwaysOpen };

/** Responds to each query by its grouping, and records the queries. */
function backend(rows: { all: PlaceCount[]; own?: PlaceCount[]; open?: PlaceCount[] }) {
  const asked: PlaceQuestion[] = [];
  const ask = async (question: PlaceQuestion) => {
    asked.push(question);
    if (question.groupBy.includes('price')) return rows.all;
    return ('_or' in question.filter ? rows.open : rows.own) ?? [];
  };
  return { asked, ask };
}

test('Places are counted by event, whatever they cost and however long they are', async () => {
  const { ask, asked } = backend({
    all: [
      { event: 1, duration: 15, price: 70, count: 9000 },
      { event: 1, duration: 30, price: 55, count: '3000' },
      { event: 2, duration: 15, price: 55, count: 2 },
    ],
    own: [{ event: 2, count: 1 }],
    open: [{ event: 1, count: '4000' }],
  });
  const places = await countPlaces(ask, [1, 2, 3], { ...visit, me });
  expect(Object.fromEntries(places)).toEqual({
    1: { total: 12_000, open: 4000, mine: false, price: 5500, highestPrice: 7000, lengths: [15, 30] },
    2: { total: 2, open: 0, mine: true, price: 5500, highestPrice: 5500, lengths: [15] },
    3: { total: 0, open: 0, mine: false, price: null, highestPrice: null, lengths: [] },
  });
  expect(asked).toHaveLength(3);
});

test('Nothing is asked where there is nothing to ask: no events, no slots, nobody', async () => {
  const { ask, asked } = backend({ all: [] });
  expect(await countPlaces(ask, [], { ...visit, me })).toEqual(new Map());
  expect(asked).toEqual([]);
  await countPlaces(ask, [1], visit);
  expect(asked).toHaveLength(1);
});

test('Many events and many durations are asked for in several questions, and no count is lost', async () => {
  const durations = Array.from({ length: 12 }, (_, index) => 15 + index);
  const ask = async ({ filter, groupBy }: PlaceQuestion): Promise<PlaceCount[]> => {
    const ids = (filter['event'] as { _in: number[] })._in;
    expect(ids.length).toBeLessThanOrEqual(50);
    if (groupBy.includes('price')) {
      return ids.flatMap((event) => durations.map((duration) => ({ event, duration, price: 1, count: 1 })));
    }
    expect(filter._or?.length).toBeLessThanOrEqual(10);
    return ids.map((event) => ({ event, count: filter._or?.length ?? 0 }));
  };
  const events = Array.from({ length: 120 }, (_, index) => index);
  const places = [...(await countPlaces(ask, events, visit)).values()];
  expect(places).toHaveLength(120);
  expect(new Set(places.map(({ total, open }) => `${total} ${open}`))).toEqual(new Set(['12 12']));
});

test('A place can be booked until it has ended', () => {
  const places = { total: 2, open: 2, mine: false, price: 100, highestPrice: 100, lengths: [15, 60] };
  expect(openPlacesOf(7, places, visit)).toEqual([
    {
      event: { _eq: 7 },
      bookedBy: { _null: true },
      _or: [
        { duration: { _eq: 15 }, startTime: { _gt: '2026-07-04T09:45:00.000Z' } },
        { duration: { _eq: 60 }, startTime: { _gt: '2026-07-04T09:00:00.000Z' } },
      ],
    },
  ]);
});

test('A place is on a track that takes bookings, and closures take nothing of it', () => {
  const places = { total: 1, open: 1, mine: false, price: 100, highestPrice: 100, lengths: [15] };
  const closure = { tracks: [1], from: at('2026-07-04T12:00:00Z'), until: at('2026-07-04T14:00:00Z') };
  const times = { tracks: [1, 2], closures: [closure] };
  expect(openPlacesOf(7, places, { now, times })).toMatchObject([
    {
      asset: { _in: [1, 2] },
      _or: [
        {
          _and: [
            {
              _or: [
                { asset: { _nin: [1] } },
                { startTime: { _gte: '2026-07-04T14:00:00.000Z' } },
                { startTime: { _lte: '2026-07-04T11:45:00.000Z' } },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

test('Many closures stay within a visitor’s budget of conditions', () => {
  const closures = Array.from({ length: 30 }, (_, hours) => ({
    tracks: [1],
    from: now.add({ hours }),
    until: now.add({ hours: hours + 1 }),
  }));
  const places = { total: 3, open: 3, mine: false, price: 100, highestPrice: 100, lengths: [15, 30, 60] };
  const filters = openPlacesOf(7, places, { now, times: { tracks: [1], closures } });
  expect(filters).toHaveLength(3);
  for (const filter of filters)
    expect(JSON.stringify(filter).match(/"_(?!and|or)[a-z]+":/g)?.length).toBeLessThanOrEqual(40);
});
