import * as fc from 'fast-check';
import { budgetOf } from '../../src/directus/parse/budget.ts';
import type { RawFilter } from './evaluation.ts';

/** Of a field: which values a query compares it with, and so which conditions it knows. */
export type Kind = 'whole' | 'money' | 'time' | 'text' | 'person';

/** What there is to ask of a collection. */
export interface Shape {
  collection: 'Slot' | 'Event' | 'Payment';
  own: Readonly<Record<string, Kind>>;
  /** The fields that may be empty. */
  nullable: readonly string[];
  related: Readonly<Record<string, Readonly<Record<string, Kind>>>>;
  /** What can be read and nothing else. */
  lists: readonly string[];
}

export interface Asked {
  filter: RawFilter;
  sort: string[];
  fields: string[];
  limit: number;
  /** A page wins over an offset. */
  page?: number;
  offset?: number;
}

export type Values = Readonly<Record<Kind, fc.Arbitrary<unknown>>>;

/** Queries of every operator, nested, sorted, paged, and with chosen fields one relation deep. */
export function queries(shape: Shape, values: Values): fc.Arbitrary<Asked> {
  const fields = [
    '*',
    ...Object.keys(shape.own),
    ...shape.lists,
    ...Object.entries(shape.related).flatMap(([outer, inner]) =>
      ['*', ...Object.keys(inner)].map((name) => `${outer}.${name}`),
    ),
  ];
  const key = fc
    .tuple(fc.constantFrom('', '-'), fc.constantFrom(...sortable(shape)))
    .map((parts) => parts.join(''));
  return fc.record(
    {
      filter: filters(shape, values),
      sort: fc.array(key, { maxLength: 3 }),
      fields: fc.array(fc.constantFrom(...fields), { maxLength: 4 }),
      limit: fc.constantFrom(-1, 0, 1, 3, 10, 100),
      page: fc.constantFrom(1, 1, 2, 3),
      offset: fc.constantFrom(0, 1, 5, 40),
    },
    { requiredKeys: ['filter', 'sort', 'fields', 'limit'] },
  );
}

function sortable({ own, related }: Shape): string[] {
  const inner = Object.entries(related).flatMap(([outer, fields]) =>
    Object.keys(fields).map((name) => `${outer}.${name}`),
  );
  return [...Object.keys(own), ...inner];
}

function filters(shape: Shape, values: Values): fc.Arbitrary<RawFilter> {
  const { own, nullable, related } = shape;
  const conditionOn = (name: string, kind: Kind) => {
    const compared = comparing(kind, values[kind]);
    return nullable.includes(name) ? fc.oneof({ arbitrary: compared, weight: 4 }, orNull) : compared;
  };
  const ownLeaves = Object.entries(own).map(([name, kind]) => fc.record({ [name]: conditionOn(name, kind) }));
  const relatedLeaves = Object.entries(related).map(([outer, inner]) =>
    fc.record({ [outer]: someOf(inner, (kind) => comparing(kind, values[kind])) }),
  );
  const several = someOf(own, (kind, name) => conditionOn(name, kind));
  const { filter } = fc.letrec<{ filter: RawFilter }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.oneof(...ownLeaves, ...relatedLeaves, several),
      fc.record({ _and: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ _or: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
    ),
  }));
  return filter.filter(isAffordable);
}

const searching = /"_(?:contains|icontains|starts_with)"/g;

/** Whether anybody may ask it: more searches of a text than these are refused. */
function isAffordable(filter: RawFilter): boolean {
  return (JSON.stringify(filter).match(searching) ?? []).length <= budgetOf(null).searches;
}

const orNull = fc.constantFrom<RawFilter>({ _eq: null }, { _neq: null });

/** Conditions on one or two of these fields, side by side. */
function someOf(
  fields: Readonly<Record<string, Kind>>,
  conditionOn: (kind: Kind, name: string) => fc.Arbitrary<RawFilter>,
): fc.Arbitrary<RawFilter> {
  return fc
    .shuffledSubarray(Object.entries(fields), { minLength: 1, maxLength: 2 })
    .chain((some) =>
      fc.record(Object.fromEntries(some.map(([name, kind]) => [name, conditionOn(kind, name)]))),
    );
}

/** Each operator that a field of this kind knows, alone, and the pairs that people write. */
function comparing(kind: Kind, value: fc.Arbitrary<unknown>): fc.Arbitrary<RawFilter> {
  const list = fc.array(value, { maxLength: 3 });
  const always = [
    ...['_eq', '_neq'].map((operator) => fc.record({ [operator]: value })),
    ...['_in', '_nin'].map((operator) => fc.record({ [operator]: list })),
    ...['_null', '_nnull'].map((operator) => fc.record({ [operator]: fc.boolean() })),
  ];
  if (kind === 'person') return fc.oneof(...always);
  const ordering = [
    ...['_lt', '_lte', '_gt', '_gte'].map((operator) => fc.record({ [operator]: value })),
    fc.record({ _gte: value, _lt: value }),
    fc.record({ _between: fc.tuple(value, value) }),
  ];
  if (kind !== 'text') return fc.oneof(...always, ...ordering);
  const searches = ['_contains', '_icontains', '_starts_with'].map((operator) =>
    fc.record({ [operator]: value }),
  );
  return fc.oneof(...always, ...ordering, ...searches);
}
