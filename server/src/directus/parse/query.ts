import type { Collection } from '../schema/collection.ts';
import type { ReadContext } from '../schema/value-types.ts';
import { type Aggregate, readAggregate, refuseUngrouped } from './aggregate.ts';
import { budgetOf } from './budget.ts';
import { readFields, type Selection } from './fields.ts';
import { type Filter, parseFilter } from './filter.parse.ts';
import { type Meta, readMeta } from './meta.ts';
import { type Page, readPage } from './page.ts';
import { readSort, type SortKey } from './sort.ts';

/** The keys of a query that mean something; others are ignored (WIRE.md, Items). */
export const queryKeys = [
  'filter',
  'sort',
  'fields',
  'limit',
  'offset',
  'page',
  'meta',
  'aggregate',
  'groupBy',
] as const;
/** A query as it came, from the URL or from the body of SEARCH. */
export type RawQuery = Partial<Record<(typeof queryKeys)[number], unknown>>;

export interface Query {
  filter: Filter | null;
  sort: readonly SortKey[];
  selection: Selection;
  page: Page;
  meta: readonly Meta[];
  aggregate: Aggregate | null;
}

/** @throws INVALID_QUERY for what is malformed, FORBIDDEN for unknown fields. */
export function readQuery(raw: RawQuery, collection: Collection, context: ReadContext): Query {
  const aggregate = readAggregate(raw, collection);
  const sort = readSort(raw.sort, collection);
  if (aggregate) refuseUngrouped(sort, aggregate.groupBy);
  return {
    filter: raw.filter === undefined ? null : parseFilter(raw.filter, collection, context),
    sort,
    selection: readFields(raw.fields, collection),
    page: readPage(raw, budgetOf(context.viewer)),
    meta: readMeta(raw.meta),
    aggregate,
  };
}
