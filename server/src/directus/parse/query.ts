import type { Collection } from '../schema/collection.ts';
import type { ReadContext } from '../schema/value-types.ts';
import { type Aggregate, readAggregate, refuseUngrouped } from './aggregate.ts';
import { budgetOf } from './budget.ts';
import { readFields, type Selection } from './fields.ts';
import { allOf, type Filter, parseFilter } from './filter.parse.ts';
import { type Meta, readMeta } from './meta.ts';
import { type Page, readPage } from './page.ts';
import { type QueryKey, refuseUnsupported } from './query-keys.ts';
import { readSearch } from './search.ts';
import { readSort, type SortKey } from './sort.ts';

/** An unparsed query, from the URL or from the body of SEARCH. */
export type RawQuery = Partial<Record<QueryKey, unknown>>;

export interface Query {
  filter: Filter | null;
  sort: readonly SortKey[];
  selection: Selection;
  page: Page;
  meta: readonly Meta[];
  aggregate: Aggregate | null;
}

/** @throws INVALID_QUERY for a malformed query, FORBIDDEN for unknown fields */
export function readQuery(raw: RawQuery, collection: Collection, context: ReadContext): Query {
  for (const [key, value] of Object.entries(raw)) if (value !== null) refuseUnsupported(key);
  const aggregate = readAggregate(raw, collection);
  const sort = readSort(raw.sort, collection);
  if (aggregate) refuseUngrouped(sort, aggregate.groupBy);
  return {
    filter: readConditions(raw, collection, context),
    sort,
    selection: readFields(raw.fields, collection),
    page: readPage(raw, budgetOf(context.viewer)),
    meta: readMeta(raw.meta),
    aggregate,
  };
}

function readConditions(raw: RawQuery, collection: Collection, context: ReadContext): Filter | null {
  const filter = raw.filter === undefined ? null : parseFilter(raw.filter, collection, context);
  const search = readSearch(raw.search, collection, context);
  return filter && search ? allOf([filter, search]) : (filter ?? search);
}
