import type { Path } from '../parse/field-path.ts';
import type { Filter } from '../parse/filter.parse.ts';
import type { Query } from '../parse/query.ts';
import { isSameField } from '../parse/sort.ts';
import { type Collection, type Field, isOpenText } from '../schema/collection.ts';
import { foldedLetters } from '../sql/engine-sql.ts';
import { isRelatedText } from '../sql/statement.ts';

/** The amount of data to read, from `sizes.ts`. */
export interface Sizes {
  /** Rows of the collection's own table, at most. */
  rows: number;
  /** Rows of a related table. */
  rowsOf(collection: Collection): number;
  /** Bytes of a text field without a maximum length: of all rows together and of the longest. */
  textOf(collection: Collection, field: Field): { all: number; longest: number };
  /** Ids in the lists of all rows. */
  listed: number;
}

/** In units of one comparison of two numbers in SQLite, measured on a season of slots (tools/bench/ATTACK.md). */
const weights = {
  join: 8,
  sortKey: 5,
  /** For sorting more rows than a visitor's answer holds. */
  longOrder: 20,
  group: 5,
  counted: 2,
  value: 8,
  listed: 3,
  /** Per byte: search, case folding, comparison and transfer. */
  search: 0.15,
  /** Per byte and character of the part: the worst case is a near match everywhere. */
  fit: 0.0008,
  fold: 0.08,
  compare: 0.02,
  read: 0.05,
  groupText: 0.2,
};
const shortOrder = 2_500;

/** The cost of the statement that reads this query's rows, if it reads `visitedRows` of them. The counts cost less. */
export function costOf(query: Query, collection: Collection, sizes: Sizes, visitedRows: number): number {
  const { filter, aggregate, page } = query;
  const isOrdered = isInOrder(query);
  const rows = isOrdered && !filter ? Math.min(visitedRows, page.offset + page.fetch) : visitedRows;
  const out = Math.min(page.fetch, rows);
  const filterPrice = filter ? filterCost(filter, collection, sizes, rows) : 0;
  if (aggregate) {
    const groupPrice = rows * aggregate.groupBy.length * weights.group;
    const countPrice = rows * (aggregate.count?.length ?? 0) * weights.counted;
    const texts = sum(aggregate.groupBy, (field) => textOf(field, collection, sizes).all * weights.groupText);
    return (
      rows + filterPrice + groupPrice + countPrice + texts + out * aggregate.groupBy.length * weights.value
    );
  }
  const joins = rows * joinedBy(query).size * weights.join;
  const sortPrice = isOrdered ? 0 : sortCost(query, collection, sizes, rows);
  return (
    rows +
    filterPrice +
    joins +
    sortPrice +
    readCost(query, collection, sizes, { out, sorted: isOrdered ? out : rows })
  );
}

/** Whether an index has the rows in the requested order. */
function isInOrder({ filter, sort, aggregate }: Query): boolean {
  if (filter || aggregate) return false;
  const [first, ...rest] = sort.filter(({ path }) => !isSameField(path, { name: 'id' }));
  return (
    first === undefined || (rest.length === 0 && first.path.via === null && first.path.field.indexed === true)
  );
}

function filterCost(filter: Filter, collection: Collection, sizes: Sizes, rows: number): number {
  if (filter.kind !== 'field') return sum(filter.parts, (part) => filterCost(part, collection, sizes, rows));
  const { path, condition } = filter;
  const { field } = path;
  if (!isOpenText(field))
    return rows * ('values' in condition ? 1 + Math.log2(1 + condition.values.length) / 4 : 1);
  const owner = ownerOf(path, collection);
  const bytes = textOf(field, owner, sizes).all;
  const passes =
    'text' in condition
      ? weights.search +
        weights.fit * condition.text.length +
        weights.fold * (1 + foldedLetters(condition.text).length)
      : weights.compare;
  return rows + bytes * passes + (isRelatedText(path) ? sizes.rowsOf(owner) : 0);
}

function sortCost({ sort, page }: Query, collection: Collection, sizes: Sizes, rows: number): number {
  const order = page.offset + page.fetch > shortOrder && rows > shortOrder ? weights.longOrder : 0;
  const keys = sum(
    sort,
    ({ path }) =>
      weights.sortKey + textOf(path.field, ownerOf(path, collection), sizes).longest * weights.compare,
  );
  return rows * (order + keys);
}

/** Sorting reads all candidates before the answer's rows are known. */
function readCost(
  { selection }: Query,
  collection: Collection,
  sizes: Sizes,
  { out, sorted }: { out: number; sorted: number },
): number {
  const fields = selection.own.length + sum(selection.expanded, (each) => each.fields.length);
  const own = sum(selection.own, (field) =>
    Math.min(textOf(field, collection, sizes).all, sorted * textOf(field, collection, sizes).longest),
  );
  const relationPrice = sum(selection.expanded, ({ relation, fields: inner }) =>
    sum(inner, (field) => sorted * textOf(field, relation.relation.target, sizes).longest),
  );
  return out * fields * weights.value + (own + relationPrice) * weights.read + sizes.listed * weights.listed;
}

/** The relations that a statement joins. */
function joinedBy({ filter, sort, selection }: Query): Set<string> {
  const paths = [
    ...conditionPaths(filter).filter((path) => !isRelatedText(path)),
    ...sort.map(({ path }) => path),
  ];
  const vias = [
    ...paths.flatMap(({ via }) => via ?? []),
    ...selection.expanded.map(({ relation }) => relation),
  ];
  return new Set(vias.filter(({ relation }) => !relation.inline).map(({ name }) => name));
}

export function conditionPaths(filter: Filter | null): Path[] {
  if (filter === null) return [];
  return filter.kind === 'field' ? [filter.path] : filter.parts.flatMap(conditionPaths);
}

export function ownerOf({ via }: Path, collection: Collection): Collection {
  return via === null || via.relation.inline ? collection : via.relation.target;
}

function textOf(field: Field, owner: Collection, sizes: Sizes): { all: number; longest: number } {
  return isOpenText(field) ? sizes.textOf(owner, field) : { all: 0, longest: 0 };
}

function sum<T>(parts: readonly T[], cost: (part: T) => number): number {
  return parts.reduce((total, part) => total + cost(part), 0);
}
