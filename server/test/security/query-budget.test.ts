import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { slot } from '../../src/directus/collections/slot.ts';
import { priceOf } from '../../src/directus/cost/sizes.ts';
import { type Budget, budgets, limitWords } from '../../src/directus/parse/budget.ts';
import { readQuery } from '../../src/directus/parse/query.ts';
import { depth } from '../support/depth.ts';
import { eitherEngine } from '../support/engines.ts';
import { aPerson, type Person } from '../support/people.ts';
import { queries, type Shape, type Values } from '../support/queries.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';
import { openTarget, type Target } from '../support/target.ts';

const limits = budgets.public;
/** A season on two tracks: rows are told by their numbers, so that two of them are enough to make it. */
const seasonRows = 25_920;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const price = (index: number) => ({ price: { _eq: index } });
const nested = (levels: number): object => (levels === 0 ? price(1) : { _and: [nested(levels - 1)] });
const sought = (text: string) => ({ event: { name: { _icontains: text } } });

/** What just fits, what just does not, and which limit the refusal names. */
const edges: [limit: keyof Budget, fits: object, over: object][] = [
  ['conditions', { _or: times(limits.conditions, price) }, { _or: times(limits.conditions + 1, price) }],
  [
    'searches',
    { _or: times(limits.searches, () => sought('a')) },
    { _or: times(limits.searches + 1, () => sought('a')) },
  ],
  ['sought', sought('a'.repeat(limits.sought)), sought('a'.repeat(limits.sought + 1))],
  ['levels', nested(limits.levels), nested(limits.levels + 1)],
  ['parts', { _and: times(limits.parts - 1, () => ({})) }, { _and: times(limits.parts, () => ({})) }],
  [
    'relations',
    { _or: times(limits.relations, (index) => ({ asset: { id: { _eq: index } } })) },
    { _or: times(limits.relations + 1, (index) => ({ asset: { id: { _eq: index } } })) },
  ],
  [
    'listed',
    { _and: times(2, () => ({ id: { _in: times(limits.listed / 2, (index) => index) } })) },
    { _and: times(2, () => ({ id: { _in: times(limits.listed / 2 + 1, (index) => index) } })) },
  ],
];

describe.each(eitherEngine(import.meta.url))('The budget of a query on $name', (engine) => {
  let target: Target;
  let manager: Person;
  beforeAll(async () => {
    target = await openTarget(engine);
    await makeTracks(target.park);
    manager = await aPerson(target.park, 'Manager');
    const { db } = target.park.store;
    await makeSlot(target.park, '2026-07-10T08:00:00Z');
    await makeSlot(target.park, '2026-07-10T09:00:00Z', { id: seasonRows + 1 });
    const event = { name: 'Cup', start_at: 0, end_at: null, url: null, image: null, asset_id: null };
    await db
      .insertInto('event')
      .values(times(50, () => ({ ...event, description: 'a'.repeat(5000) })))
      .execute();
  });

  const ask = async (query: object, who: Person | null = null, path = '/items/Slot') => {
    const { status, body } = await target.hit('SEARCH', path, { who, body: { query } });
    const told = JSON.parse(body) as { errors?: { extensions: { code: string; reason: string } }[] };
    const { code, reason } = told.errors?.[0]?.extensions ?? { code: '', reason: '' };
    return { status, code, reason };
  };

  test.each(edges)(
    'Visitors and riders get their number of %s and not one more',
    async (limit, fits, over) => {
      const named = `at most ${limits[limit]} ${limitWords[limit]}.`;
      for (const who of [null, await aPerson(target.park)]) {
        const refused = await ask({ filter: over }, who);
        expect(refused).toMatchObject({ status: 400, code: 'INVALID_QUERY' });
        expect(refused.reason).toContain(named);
        expect((await ask({ filter: fits }, who)).reason).not.toContain(named);
      }
      const isWider = budgets.staff[limit] > limits[limit];
      expect((await ask({ filter: over }, manager)).status).toBe(isWider ? 200 : 400);
    },
  );

  test.each([
    ['conditions for each row of the season', { filter: { _or: times(30, price) } }],
    ['an order by what events say', { sort: 'event.description' }],
    ['an order that no index has', { sort: 'price', offset: 20_000 }],
    ['groups of everything', { aggregate: { count: '*' }, groupBy: 'id,startTime,price,duration,asset' }],
    ['the texts of the events with each slot', { fields: '*,event.*', limit: 2500 }],
    [
      'a text that fits nearly everywhere',
      { filter: sought('a'.repeat(1000)), sort: 'event.name,-event.nameEn,price' },
    ],
  ])('What costs a visitor more than the budget is refused before it runs: %s', async (_what, query) => {
    const { status, reason } = await ask(query);
    expect([status, reason]).toEqual([400, expect.stringContaining(`at most ${limits.cost} comparisons`)]);
    expect((await ask(query, manager)).status).toBe(200);
  });

  test('The same conditions on the slots of some weeks cost what those weeks hold', async () => {
    const weeks = { startTime: { _gte: '2026-07-01T00:00:00Z', _lt: '2026-08-12T00:00:00Z' } };
    const filter = { _and: [{ asset: { _eq: 1 } }, weeks, { _or: times(30, price) }] };
    expect((await ask({ filter })).status).toBe(200);
    // Under "or" an index helps nobody.
    expect((await ask({ filter: { _or: [weeks, ...times(30, price)] } })).status).toBe(400);
  });

  test('Empty filters are counted, for everybody, and never a fault of the server', async () => {
    for (const count of [1000, 5000]) {
      for (const key of ['_and', '_or']) {
        const filter = { [key]: times(count, () => ({})) };
        for (const who of [null, manager]) {
          const { status, reason } = await ask({ filter }, who);
          expect([status, reason]).toEqual([400, expect.stringContaining('parts of a filter')]);
        }
      }
    }
    const most = { _and: times(budgets.staff.parts - 1, () => ({})) };
    expect((await ask({ filter: most }, manager)).status).toBe(200);
  });

  test('Of who does not work here a long body is not even read as JSON', async () => {
    const long = `{"query":{"fields":"${'id,'.repeat(25_000)}"}}`;
    const refused = await target.hit('SEARCH', '/items/Slot', { body: long });
    expect([refused.status, refused.body]).toEqual([400, expect.stringContaining('characters in a query')]);
    const login = await target.hit('POST', '/auth/login', { body: `{"email":[${'{},'.repeat(25_000)}{}` });
    expect([login.status, login.code]).toEqual([413, 'CONTENT_TOO_LARGE']);
  });

  test('Whatever a visitor is answered cost no more than the budget', async () => {
    const reading = { collection: slot, viewer: null, engine: target.park.store.engine };
    const context = { viewer: null, now: () => target.park.clock.now() };
    await fc.assert(
      fc.asyncProperty(queries(slots, values), async (asked) => {
        const { status, reason } = await ask(asked);
        if (status === 400 && !reason.includes('cost')) return;
        const query = readQuery(asked, slot, context);
        const cost = await priceOf(target.park.store.db, reading, query, limits.cost);
        expect([status, cost <= limits.cost]).toEqual(status === 200 ? [200, true] : [400, false]);
      }),
      { numRuns: depth.queries },
    );
  });
});

const slots: Shape = {
  collection: 'Slot',
  own: { id: 'whole', startTime: 'time', price: 'money', asset: 'whole', bookedBy: 'person', event: 'whole' },
  nullable: ['bookedBy', 'event'],
  related: { event: { id: 'whole', name: 'text', description: 'text', start: 'time' } },
  lists: [],
};
const values: Values = {
  whole: fc.integer({ min: 1, max: seasonRows }),
  money: fc.integer({ min: 0, max: 100 }),
  time: fc.constantFrom('2026-07-10T08:00:00Z', '2026-07-10T09:00:00Z'),
  text: fc.constantFrom('Cup', 'a', 'aaaa'),
  person: fc.constant('00000000-0000-0000-0000-000000000000'),
};
