import { createHash } from 'node:crypto';
import { type QueryResult, sql } from 'kysely';
import { systemClock } from '../clock.ts';
import type { Db, Store } from '../db/store.ts';
import { type ColumnValue, type Part, rowLine, type TableSum } from './parts.ts';
import { type CarriedTable, carriedTables } from './tables.ts';

type Engine = Store['engine'];

export interface DatabaseReading {
  db: Db;
  engine: Engine;
  /** Whether to include sessions and mailed links. */
  passing: boolean;
}

/** All rows of a snapshot (see `atOneMoment`), page by page, so that few are in memory. */
export async function* readDatabase({ db, engine, passing }: DatabaseReading): AsyncGenerator<Part> {
  const madeAt = systemClock.now().toString({ smallestUnit: 'second' });
  yield { kind: 'head', madeAt, engine, schema: await readSchema(db) };
  for (const table of carriedTables) {
    if (table.passing && !passing) continue;
    yield* readTable(db, engine, table);
  }
}

/** The executed migrations, in order. @throws Error where it is not a database of a park */
async function readSchema(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) {
    throw new Error('This database holds no park.');
  }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Yields nothing where the database is older than the table. */
async function* readTable(db: Db, engine: Engine, table: CarriedTable): AsyncGenerator<Part> {
  const { name } = table;
  const columns = await columnsOf(db, engine, name);
  if (columns.length === 0) return;
  yield { kind: 'table', name, columns };
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of pagesOf(db, engine, table, columns)) {
    for (const row of rows) hash.update(rowLine(row));
    count += rows.length;
    yield { kind: 'rows', rows };
  }
  const counter = await counterOf(db, engine, name);
  yield { kind: 'end', name, rows: count, sha256: hash.digest('hex'), counter };
}

/** The current state of a table, for comparison. */
export async function sumTable(db: Db, engine: Engine, name: CarriedTable['name']): Promise<TableSum> {
  const table = carriedTables.find((each) => each.name === name);
  if (!table) throw new Error(`There is no table ${name}.`);
  for await (const part of readTable(db, engine, table)) {
    if (part.kind === 'end') return { name, rows: part.rows, sha256: part.sha256, counter: part.counter };
  }
  throw new Error(`This database has no table ${name}.`);
}

/** Sorted by name, so that two databases agree whatever the order of their migrations. */
async function columnsOf(db: Db, engine: Engine, name: string): Promise<string[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_info(${name})`
      : sql<{ name: string }>`
          select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = ${name}`;
  const { rows } = await query.execute(db);
  return rows.map((column) => column.name).toSorted();
}

/** Each page begins after the last key of the one before; texts are ordered by bytes, which both databases support. */
async function* pagesOf(
  db: Db,
  engine: Engine,
  { name, key, textKey, page }: CarriedTable,
  columns: readonly string[],
): AsyncGenerator<ColumnValue[][]> {
  const order = textKey && engine === 'postgres' ? sql`${sql.ref(key)} collate "C"` : sql.ref(key);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  let after = sql`true`;
  for (;;) {
    const query = sql<Record<string, ColumnValue>>`
      select ${list} from ${sql.table(name)} where ${after} order by ${order} limit ${sql.lit(page)}`;
    const { rows }: QueryResult<Record<string, ColumnValue>> = await query.execute(db);
    if (rows.length > 0) yield rows.map((row) => columns.map((column) => row[column] ?? null));
    if (rows.length < page) return;
    after = sql`${order} > ${rows.at(-1)?.[key]}`;
  }
}

/** The last number assigned in a table; null for tables that the database does not number. */
async function counterOf(db: Db, engine: Engine, name: CarriedTable['name']): Promise<number | null> {
  if (engine === 'sqlite') {
    const hasCounter = sql`select 1 from sqlite_master where name = ${name} and sql like '%autoincrement%'`;
    if ((await hasCounter.execute(db)).rows.length === 0) return null;
    const counterQuery = sql<{ seq: number }>`select seq from sqlite_sequence where name = ${name}`;
    return (await counterQuery.execute(db)).rows[0]?.seq ?? 0;
  }
  const sequence = await sequenceOf(db, name);
  if (sequence === null) return null;
  const counterQuery = sql<{ last_value: number; is_called: boolean }>`
    select last_value, is_called from ${sql.raw(sequence)}`;
  const [row] = (await counterQuery.execute(db)).rows;
  return row?.is_called ? row.last_value : 0;
}

/** The PostgreSQL sequence that numbers a table's rows, quoted where its name needs it. */
export async function sequenceOf(db: Db, name: CarriedTable['name']): Promise<string | null> {
  const query = sql<{ sequence: string | null }>`
    select pg_get_serial_sequence(${name}, c.column_name) as sequence from information_schema.columns as c
    where c.table_schema = current_schema() and c.table_name = ${name} and c.column_name = 'id'`;
  return (await query.execute(db)).rows[0]?.sequence ?? null;
}
