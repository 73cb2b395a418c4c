import { rowsOf, type Sql, sql } from '../../db/sql-text.ts';
import type { Db } from '../../db/store.ts';
import { budgetOf, overBudget } from '../parse/budget.ts';
import type { Filter } from '../parse/filter.parse.ts';
import type { Query } from '../parse/query.ts';
import { type Collection, type Field, isOpenText } from '../schema/collection.ts';
import { countUpTo } from '../sql/items.store.ts';
import type { Reading } from '../sql/statement.ts';
import { conditionPaths, costOf, ownerOf, type Sizes } from './cost.ts';

/** Longer tables are not measured: the estimate assumes texts of this length. They are logs, and lists of people (bytes). */
const assumption = { rows: 12_000, bytes: 500 };

interface TableSize {
  rows: number;
  texts: ReadonlyMap<Field, { all: number; longest: number }>;
}

/**
 * Rejects an expensive query before it runs: node:sqlite cannot interrupt a statement, and it blocks everybody else.
 * @throws INVALID_QUERY for one above its reader's budget
 */
export async function refuseCostly(db: Db, reading: Reading, query: Query): Promise<void> {
  const budget = budgetOf(reading.viewer);
  if ((await priceOf(db, reading, query, budget.cost)) > budget.cost) throw overBudget(budget, 'cost');
}

/** The maximum cost of the query; above `affordable`, a query on an index counts the actual rows. */
export async function priceOf(db: Db, reading: Reading, query: Query, affordable: number): Promise<number> {
  const { collection } = reading;
  const sizes = await measure(db, reading, query);
  const price = costOf(query, collection, sizes, sizes.rows);
  const narrow = price > affordable ? indexedPart(query.filter, reading) : null;
  if (!narrow) return price;
  return costOf(query, collection, sizes, await countUpTo(db, reading, narrow, affordable));
}

async function measure(db: Db, reading: Reading, query: Query): Promise<Sizes> {
  const { collection } = reading;
  const textFields = new Map<Collection, Set<Field>>([[collection, new Set()]]);
  for (const [owner, field] of fieldsOf(query, collection)) {
    const fields = textFields.get(owner) ?? new Set();
    if (isOpenText(field)) fields.add(field);
    textFields.set(owner, fields);
  }
  const tableSizes = new Map<Collection, TableSize>();
  for (const [owner, fields] of textFields)
    tableSizes.set(owner, await measureTable(db, reading, owner, [...fields]));
  return {
    rows: tableSizes.get(collection)?.rows ?? 0,
    listed: await countListed(db, reading, query),
    rowsOf: (owner) => tableSizes.get(owner)?.rows ?? 0,
    textOf: (owner, field) => tableSizes.get(owner)?.texts.get(field) ?? { all: 0, longest: 0 },
  };
}

/** A cache by statement text: a measurement is valid for one version of a database. */
const cache = new WeakMap<Db, { version: string; rows: Map<string, unknown[]> }>();

async function measurement<Row>(db: Db, { engine, version }: Reading, statement: Sql): Promise<Row[]> {
  if (version === undefined) return await rowsOf<Row>(db, engine, statement);
  const before = cache.get(db);
  const at = before?.version === version ? before : { version, rows: new Map<string, unknown[]>() };
  cache.set(db, at);
  const rows =
    (at.rows.get(statement.text) as Row[] | undefined) ?? (await rowsOf<Row>(db, engine, statement));
  at.rows.set(statement.text, rows);
  return rows;
}

/** Every field in the query, with the collection of its table. */
function fieldsOf(
  { filter, sort, selection, aggregate }: Query,
  collection: Collection,
): (readonly [Collection, Field])[] {
  const paths = [...conditionPaths(filter), ...sort.map(({ path }) => path)];
  const own = [...(aggregate?.groupBy ?? selection.own)];
  return [
    ...paths.map((path) => [ownerOf(path, collection), path.field] as const),
    ...own.map((field) => [collection, field] as const),
    ...selection.expanded.flatMap(({ relation, fields }) =>
      fields.map((field) => [relation.relation.target, field] as const),
    ),
  ];
}

async function measureTable(
  db: Db,
  reading: Reading,
  collection: Collection,
  fields: readonly Field[],
): Promise<TableSize> {
  const rows = await mostRows(db, reading, collection);
  if (fields.length === 0) return { rows, texts: new Map() };
  if (rows > assumption.rows) {
    return {
      rows,
      texts: new Map(
        fields.map((field) => [field, { all: rows * assumption.bytes, longest: assumption.bytes }]),
      ),
    };
  }
  const columns = fields.flatMap((field, index) => {
    const bytes = sql`octet_length(${field.sql(collection.table, null)})`;
    return [
      sql`sum(${bytes}) as ${sql.id(`all${index}`)}`,
      sql`max(${bytes}) as ${sql.id(`longest${index}`)}`,
    ];
  });
  const [found] = await measurement<Record<string, number | null>>(
    db,
    reading,
    sql`select ${sql.join(columns)} from ${sql.id(collection.table)}`,
  );
  return {
    rows,
    texts: new Map(
      fields.map((field, index) => [
        field,
        { all: found?.[`all${index}`] ?? 0, longest: found?.[`longest${index}`] ?? 0 },
      ]),
    ),
  };
}

/** Numbered rows need no count: the range of their numbers is an upper bound. */
async function mostRows(db: Db, reading: Reading, { table, fields }: Collection): Promise<number> {
  const isNumbered = fields.get('id')?.type.kind === 'number';
  const of = sql.id(table);
  const count = isNumbered
    ? sql`coalesce((select max(id) from ${of}) - (select min(id) from ${of}) + 1, 0)`
    : sql`(select count(*) from ${of})`;
  const rows = await measurement<{ rows: number }>(db, reading, sql`select ${count} as rows`);
  return rows[0]?.rows ?? 0;
}

async function countListed(db: Db, reading: Reading, { aggregate, selection }: Query): Promise<number> {
  let total = 0;
  for (const { table, owner } of aggregate ? [] : selection.lists) {
    const count = sql`select count(*) as count from ${sql.id(table)} where ${sql.id(owner)} is not null`;
    const rows = await measurement<{ count: number }>(db, reading, count);
    total += rows[0]?.count ?? 0;
  }
  return total;
}

/** The condition that every row must meet and an index covers; null where there is none. */
function indexedPart(filter: Filter | null, reading: Reading): Filter | null {
  const most = 4;
  const parts = conjuncts(filter).filter((part) => isIndexed(part, reading));
  return parts.length === 0 ? null : { kind: 'all', parts: parts.slice(0, most) };
}

function conjuncts(filter: Filter | null): Filter[] {
  if (filter === null || filter.kind === 'any') return [];
  return filter.kind === 'field' ? [filter] : filter.parts.flatMap(conjuncts);
}

function isIndexed(filter: Filter, { collection, viewer }: Reading): boolean {
  if (filter.kind !== 'field' || filter.path.via !== null || !filter.path.field.indexed) return false;
  const { unmasked } = filter.path.field;
  return !unmasked || unmasked(collection.table, viewer, filter.condition) !== null;
}
