import { type Collection, type Field, queryableField } from '../schema/collection.ts';
import { invalidQuery, quoted } from '../schema/errors.ts';
import { entriesOf, fromJson } from './filter.parse.ts';
import { readNames } from './names.ts';
import { isSameField, type SortKey } from './sort.ts';

export interface Aggregate {
  /** `*` counts rows; fields count rows with a value. Null: only the groups. */
  count: '*' | readonly Field[] | null;
  groupBy: readonly Field[];
}

/** Parses `aggregate[count]=*`, its JSON form, and `groupBy`. Null for a query of rows. @throws INVALID_QUERY, FORBIDDEN */
export function readAggregate(
  raw: { aggregate?: unknown; groupBy?: unknown },
  collection: Collection,
): Aggregate | null {
  if (raw.aggregate === undefined && raw.groupBy === undefined) return null;
  const groupBy = readNames(raw.groupBy, 'groupBy').map((name) => queryableField(collection, name));
  const count =
    raw.aggregate === undefined ? null : readCount(fromJson(raw.aggregate, 'aggregate'), collection);
  if (count === null && groupBy.length === 0) throw invalidQuery('groupBy needs a field.');
  return { count, groupBy };
}

function readCount(raw: unknown, collection: Collection): '*' | Field[] {
  const entries = entriesOf(raw, 'aggregate');
  const other = entries.find(([name]) => name !== 'count');
  if (other) throw invalidQuery(`${quoted(other[0])} is not an aggregate; there is count.`);
  const names = readNames(entries[0]?.[1], 'aggregate.count');
  if (names.length === 0) throw invalidQuery('aggregate.count needs * or fields.');
  if (!names.includes('*')) return names.map((name) => queryableField(collection, name));
  if (names.length > 1) throw invalidQuery('aggregate.count takes * or fields, not both.');
  return '*';
}

/** Groups can only be sorted by their grouping fields. @throws INVALID_QUERY */
export function refuseUngrouped(sort: readonly SortKey[], groupBy: readonly Field[]): void {
  const stray = sort.find(({ path }) => !groupBy.some((field) => isSameField(path, field)));
  if (stray) throw invalidQuery(`Groups can't be sorted by ${quoted(stray.path.field.name)}.`);
}
