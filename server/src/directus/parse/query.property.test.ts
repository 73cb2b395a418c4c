import { someoneElse } from '@cablepark/domain/slots/slot';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { depth } from '../../../test/support/depth.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { inOrder, matches, paged, shown, type WireRow } from '../../../test/support/evaluation.ts';
import { firstMs, makeMore, quarterMs, texts } from '../../../test/support/many-rows.ts';
import type { Person } from '../../../test/support/people.ts';
import { type Asked, type Kind, queries, type Shape, type Values } from '../../../test/support/queries.ts';
import { openReadingPark, type ReadingPark } from '../../../test/support/reading-park.ts';
import { type Form, forms, send } from '../../../test/support/send-query.ts';
import { money } from '../schema/value-types.ts';
import { operatorsFor } from './operators.ts';

const track = { id: 'whole', name: 'text' } as const;
const slot = {
  id: 'whole',
  startTime: 'time',
  duration: 'whole',
  price: 'money',
  asset: 'whole',
  bookedBy: 'person',
  payment: 'whole',
  event: 'whole',
} satisfies Record<string, Kind>;
const event = {
  id: 'whole',
  name: 'text',
  description: 'text',
  nameEn: 'text',
  url: 'text',
  start: 'time',
  end: 'time',
  asset: 'whole',
} satisfies Record<string, Kind>;

const shapes: Record<Shape['collection'], Shape> = {
  Slot: {
    collection: 'Slot',
    own: slot,
    nullable: ['bookedBy', 'payment', 'event'],
    related: { event, asset: track },
    lists: [],
  },
  Event: {
    collection: 'Event',
    own: event,
    nullable: ['end', 'asset'],
    related: { asset: track },
    lists: ['slots'],
  },
  Payment: {
    collection: 'Payment',
    own: { id: 'whole', slot: 'whole', amount: 'money', method: 'text' },
    nullable: [],
    related: { slot },
    lists: [],
  },
};

/** Values that stand in the rows, or beside one that does. */
function valuesFor(people: readonly string[]): Values {
  return {
    whole: fc.integer({ min: -1, max: 70 }),
    money: fc.integer({ min: 10_900, max: 11_100 }).map((halves) => halves / 200),
    time: fc
      .integer({ min: -2, max: 30 })
      .map((quarters) => new Date(firstMs + quarters * quarterMs).toISOString()),
    text: fc.constantFrom(...texts, 'cash', 'blik'),
    person: fc.constantFrom(someoneElse, ...people),
  };
}

describe.each(eitherEngine(import.meta.url))('Any query on $name', (engine) => {
  let fixture: ReadingPark;
  let values: Values;
  beforeAll(async () => {
    fixture = await openReadingPark(engine);
    await makeMore(fixture);
    values = valuesFor([fixture.rider.id, fixture.other.id]);
  });

  const personOf = (role: 'visitor' | 'rider' | 'manager') => (role === 'visitor' ? null : fixture[role]);

  /** Every row as this viewer sees it, its relations beside their ids. */
  async function seenBy(who: Person | null, { collection, related }: Shape): Promise<WireRow[]> {
    const read = async (fields: string) => {
      const url = `/items/${collection}?limit=-1&fields=${fields}`;
      return (await fixture.app.inject({ url, headers: who?.headers ?? {} })).json<{ data: WireRow[] }>()
        .data;
    };
    const names = Object.keys(related);
    const [plain, expanded] = [await read('*'), await read(names.map((name) => `${name}.*`).join(','))];
    return plain.map((row, index) => ({
      ...row,
      ...Object.fromEntries(names.map((name) => [`${name}.*`, expanded[index]?.[name]])),
    }));
  }

  test.each([
    ['Slot', 'visitor', 47],
    ['Slot', 'rider', 47],
    ['Slot', 'manager', 47],
    ['Event', 'visitor', 10],
    ['Payment', 'manager', 2],
  ] as const)('for %s rows by a %s means what it means without a database', async (name, role, size) => {
    const who = personOf(role);
    const shape = shapes[name];
    const rows = await seenBy(who, shape);
    expect(rows).toHaveLength(size);
    await fc.assert(
      fc.asyncProperty(queries(shape, values), fc.constantFrom(...forms), async (asked, form) => {
        const met = inOrder(
          rows.filter((row) => matches(row, asked.filter)),
          asked.sort,
        );
        expect((await ask(name, form, who, asked)).json()).toEqual({
          meta: { total_count: size, filter_count: met.length },
          data: paged(met, asked).map((row) => shown(row, asked.fields)),
        });
      }),
      { numRuns: depth.queries },
    );
  });

  const ask = (name: Shape['collection'], form: Form, who: Person | null, asked: Asked) =>
    send(fixture.app, `/items/${name}`, form, who, { ...asked, meta: ['total_count', 'filter_count'] });

  test('that counts by groups counts the rows that it would read', async () => {
    const rows = await seenBy(fixture.manager, shapes.Slot);
    const groups = fc.shuffledSubarray(['asset', 'event', 'price', 'bookedBy'], { maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(
        queries(shapes.Slot, values),
        groups,
        fc.constantFrom(...forms),
        async (asked, by, form) => {
          const met = rows.filter((row) => matches(row, asked.filter));
          const expected = Map.groupBy(met, (row) => JSON.stringify(by.map((name) => row[name])));
          const query = {
            filter: asked.filter,
            limit: -1,
            aggregate: { count: '*' },
            ...(by.length > 0 ? { groupBy: by } : {}),
          };
          const answer = await send(fixture.app, '/items/Slot', form, fixture.manager, query);
          const { data } = answer.json<{ data: WireRow[] }>();
          const counted = data.map((row) => [JSON.stringify(by.map((name) => row[name])), row['count']]);
          const counts = [...expected].map(([key, { length }]) => [key, length]);
          // Without groups there is one count, of nothing too.
          const all = by.length === 0 ? [['[]', met.length]] : counts;
          expect(new Map(counted as [string, number][])).toEqual(new Map(all as [string, number][]));
        },
      ),
      { numRuns: depth.oddQueries },
    );
  });

  test('that names what is not there is refused by that name, wherever it stands', async () => {
    const operators = operatorsFor(money).map((operator) => operator.slice(1));
    const known = new Set<string>([...Object.keys(slot), ...Object.keys(event), ...operators]);
    const stranger = fc.stringMatching(/^[a-z][A-Za-z]{0,11}$/).filter((word) => !known.has(word));
    const place = fc.constantFrom('field', 'related', 'operator', 'sort', 'fields', 'groupBy');
    await fc.assert(
      fc.asyncProperty(
        queries(shapes.Slot, values),
        stranger,
        place,
        fc.constantFrom(...forms),
        async (asked, word, where, form) => {
          const spoilt = spoil(asked, word, where);
          const answer = await send(fixture.app, '/items/Slot', form, null, spoilt);
          const [error] = answer.json<{ errors: { message: string; extensions: { code: string } }[] }>()
            .errors;
          expect([answer.statusCode, error?.extensions.code]).toEqual(
            where === 'operator' ? [400, 'INVALID_QUERY'] : [403, 'FORBIDDEN'],
          );
          expect(error?.message).toContain(where === 'operator' ? `"_${word}"` : word);
        },
      ),
      { numRuns: depth.oddQueries },
    );
  });
});

/** The same query with one thing in it that is not there. */
function spoil({ filter, sort, fields }: Asked, word: string, where: string): object {
  const within = (part: object) => ({ filter: { _and: [part, filter] }, sort, fields });
  if (where === 'field') return within({ [word]: { _eq: 1 } });
  if (where === 'related') return within({ event: { [word]: { _eq: 1 } } });
  if (where === 'operator') return within({ price: { [`_${word}`]: 1 } });
  if (where === 'sort') return { filter, sort: [`-${word}`, ...sort], fields };
  if (where === 'fields') return { filter, sort, fields: [...fields, word] };
  return { filter, groupBy: [word] };
}
