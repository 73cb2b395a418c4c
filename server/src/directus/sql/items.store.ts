import { setImmediate as nextTurn } from 'node:timers/promises';
import { rowsOf, type Sql, sql } from '../../db/sql-text.ts';
import type { Db } from '../../db/store.ts';
import type { Aggregate } from '../parse/aggregate.ts';
import type { Path } from '../parse/field-path.ts';
import type { Filter } from '../parse/filter.parse.ts';
import type { Query } from '../parse/query.ts';
import { isSameField, type SortKey } from '../parse/sort.ts';
import { type Collection, type Field, fieldOf, isOpenText, type List } from '../schema/collection.ts';
import { comparable, ordered } from './engine-sql.ts';
import { ownerKey, type Row, selectedColumns, shaper } from './rows.ts';
import { type Reading, Statement } from './statement.ts';

/** One statement for any number of rows, and one per list of ids in them. */
export async function selectRows(
  db: Db,
  reading: Reading,
  { filter, sort, selection, page }: Pick<Query, 'filter' | 'sort' | 'selection' | 'page'>,
): Promise<Row[]> {
  if (page.fetch === 0) return [];
  const statement = new Statement(reading);
  const id = fieldOf(reading.collection, 'id');
  const columns = selectedColumns(selection, id).map(
    ({ as, path }) => sql`${handedOver(reading, path, statement.column(path))} as ${sql.id(as)}`,
  );
  const where = statement.where(filter);
  const order =
    filter && sort.length === 0 ? statement.orderMatchesById(id) : statement.orderBy(totalOrder(sort, id));
  const rows = await rowsOf<Row>(
    db,
    reading.engine,
    sql`select ${sql.join(columns)} ${statement.from()} ${where} ${order}
    limit ${page.fetch} offset ${page.offset}`,
  );
  const wireRows = await shapeInTurns(rows, shaper(selection));
  for (const list of selection.lists) await addList(db, reading, list, rows, wireRows);
  return wireRows;
}

/** node:sqlite takes five times as long for a text as for its bytes; `shaper` decodes them. */
function handedOver({ engine }: Reading, { field }: Path, column: Sql): Sql {
  return engine === 'sqlite' && isOpenText(field) ? sql`cast(${column} as blob)` : column;
}

const rowsATurn = 250;

/** Shapes many rows in portions, so that other requests run in between. */
async function shapeInTurns(rows: readonly Row[], shape: (stored: Row) => Row): Promise<Row[]> {
  const wireRows: Row[] = [];
  for (const row of rows) {
    wireRows.push(shape(row));
    if (wireRows.length % rowsATurn === 0) await nextTurn();
  }
  return wireRows;
}

/** Rows with equal keys are ordered by id, so that no page repeats or misses one. */
function totalOrder(sort: readonly SortKey[], id: Field): readonly SortKey[] {
  if (sort.some(({ path }) => isSameField(path, id))) return sort;
  return [...sort, { path: { via: null, field: id }, descending: false }];
}

async function addList(
  db: Db,
  { engine }: Reading,
  list: List,
  dbRows: readonly Row[],
  wireRows: readonly Row[],
): Promise<void> {
  const ids = dbRows.map((row) => row[ownerKey]);
  const owner = sql.id(list.owner);
  await nextTurn();
  // One text for all ids of an owner: a row for each id takes ten times as long to transfer.
  const idArray = engine === 'sqlite' ? sql`json_group_array(id order by id)` : sql`json_agg(id order by id)`;
  const lists = sql`select ${owner} as owner, ${idArray} as ids from ${sql.id(list.table)}
    where ${owner} in (${sql.join(ids)}) group by ${owner}`;
  const rows =
    ids.length === 0 ? [] : await rowsOf<{ owner: unknown; ids: string | number[] }>(db, engine, lists);
  const byOwner = new Map(rows.map((row) => [row.owner, row.ids]));
  for (const [index, row] of wireRows.entries()) {
    const idsOfRow = byOwner.get(ids[index]) ?? [];
    row[list.name] = typeof idsOfRow === 'string' ? (JSON.parse(idsOfRow) as unknown) : idsOfRow;
  }
}

/** Counts rows by a condition on an index, up to `most`. */
export async function countUpTo(db: Db, reading: Reading, filter: Filter, most: number): Promise<number> {
  const statement = new Statement(reading);
  const where = statement.where(filter);
  const count = sql`select count(*) as count from (select 1 as one ${statement.from()} ${where} limit ${most}) as found`;
  const rows = await rowsOf<{ count: number }>(db, reading.engine, count);
  return rows[0]?.count ?? 0;
}

export async function countRows(db: Db, reading: Reading, filter: Filter | null): Promise<number> {
  const statement = new Statement(reading);
  const where = statement.where(filter);
  const count = sql`select count(*) as count ${statement.from()} ${where}`;
  const rows = await rowsOf<{ count: number }>(db, reading.engine, count);
  return rows[0]?.count ?? 0;
}

/** The counted and grouped values come first in the select: a masked one has parameters of its own. */
export async function selectGroups(
  db: Db,
  reading: Reading,
  { filter, sort, page }: Pick<Query, 'filter' | 'sort' | 'page'>,
  { count, groupBy }: Aggregate,
): Promise<Row[]> {
  if (page.fetch === 0) return [];
  const statement = new Statement(reading);
  const countFields = Array.isArray(count) ? (count as readonly Field[]) : [];
  const inner = [...new Set([...groupBy, ...countFields])].map(
    (field) => sql`${statement.column({ via: null, field })} as ${sql.id(field.name)}`,
  );
  const where = statement.where(filter);
  const outer: Sql[] = groupBy.map((field) => sql.id(field.name));
  if (count === '*') outer.push(sql`count(*) as ${sql.id(countKey)}`);
  for (const field of countFields)
    outer.push(sql`count(${sql.id(field.name)}) as ${sql.id(countKey + field.name)}`);
  const groupClause =
    groupBy.length === 0
      ? sql``
      : sql`group by ${sql.join(groupBy.map((field) => sql.id(field.name)))} ${groupOrder(reading, sort, groupBy)}`;
  const rows = await rowsOf<Row>(
    db,
    reading.engine,
    sql`select ${sql.join(outer)}
    from (select ${inner.length === 0 ? sql`1 as one` : sql.join(inner)} ${statement.from()} ${where}) as matched
    ${groupClause} limit ${page.fetch} offset ${page.offset}`,
  );
  const shape = shaper({ own: groupBy, expanded: [], lists: [] });
  return rows.map((row) => ({ ...shape(row), ...countOf(row, count) }));
}

/** No field's name has a dot, so counts cannot collide with fields. */
const countKey = 'count.';

function countOf(row: Row, count: Aggregate['count']): Row {
  if (count === null) return {};
  if (count === '*') return { count: row[countKey] };
  return { count: Object.fromEntries(count.map(({ name }) => [name, row[countKey + name]])) };
}

function groupOrder({ engine }: Reading, sort: readonly SortKey[], groupBy: readonly Field[]): Sql {
  const sortFields = sort.map(({ path, descending }) => ({ field: path.field, descending }));
  const rest = groupBy.filter((field) => !sortFields.some((key) => key.field === field));
  const keys = [...sortFields, ...rest.map((field) => ({ field, descending: false }))].map(
    ({ field, descending }) => {
      const column = sql.id(field.name);
      const sortable = comparable(engine, column, field.type.kind);
      return ordered(engine, sortable, { nullable: field.nullable, descending });
    },
  );
  return sql`order by ${sql.join(keys)}`;
}

export function idFilter(collection: Collection, ids: readonly (number | string)[]): Filter {
  return {
    kind: 'field',
    path: { via: null, field: fieldOf(collection, 'id') },
    condition: { is: 'in', values: ids },
  };
}
