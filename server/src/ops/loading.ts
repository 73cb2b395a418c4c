import { sql } from 'kysely';
import { migrate, migrationNames } from '../db/migrate.ts';
import type { Engine } from '../db/migrations/table-facts.ts';
import type { Db } from '../db/store.ts';
import type { Opened } from './open.ts';
import type { ColumnValue, Head, Part, TableHead, TableSum } from './parts.ts';
import { sequenceOf, sumTable } from './reading.ts';
import { carriedTables } from './tables.ts';
import { withoutTriggers } from './triggers.ts';

/** Below the limit of parameters per statement in either database (SQLite: 32,766). */
const parametersAtOnce = 16_000;

/**
 * Replaces the content of a database by the parts, in one transaction. It creates the tables in the source's version, fills them, reads them
 * again to compare, and then migrates; any failure rolls everything back.
 * @returns each table as read after the filling. @throws Error in a sentence
 */
export async function loadDatabase(
  target: Opened,
  zone: string,
  parts: AsyncIterable<Part>,
): Promise<TableSum[]> {
  return await target.db.transaction().execute(async (db) => {
    const sums = await fillDatabase(db, target.engine, zone, parts);
    await migrate(db, target.engine, zone);
    return sums;
  });
}

/** The same without the migration, in the caller's transaction. */
export async function fillDatabase(
  db: Db,
  engine: Engine,
  zone: string,
  parts: AsyncIterable<Part>,
): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  let table: TableHead | null = null;
  let armTriggers = noTriggers;
  for await (const part of parts) {
    if (part.kind === 'head') await makeTables(db, engine, zone, part);
    else if (part.kind === 'table') {
      table = part;
      armTriggers = await withoutTriggers(db, engine, part.name);
    } else if (part.kind === 'rows') await insert(db, table, part.rows);
    else {
      await armTriggers();
      if (part.counter !== null) await setCounter(db, engine, part.name, part.counter);
      const actual = await sumTable(db, engine, part.name);
      if (actual.rows !== part.rows || actual.sha256 !== part.sha256)
        throw new Error(`Table ${part.name} did not arrive as it left: ${actual.rows} of ${part.rows} rows.`);
      sums.push(actual);
    }
  }
  return sums;
}

async function noTriggers(): Promise<void> {
  // There is no trigger before the first table exists.
}

/** The first non-empty table of a park in the database; null if there is none. */
export async function firstFilledTable(db: Db): Promise<string | null> {
  const present = new Set((await db.introspection.getTables()).map(({ name }) => name));
  for (const { name } of carriedTables) {
    if (!present.has(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return name;
  }
  return null;
}

/** PostgreSQL's functions that a migration creates and does not replace; they belong to no table. */
const functions = 'slot_overlap(), payment_kept()';

/** Drops only cablepark's tables: a PostgreSQL database may have others. */
async function makeTables(db: Db, engine: Engine, zone: string, { schema }: Head): Promise<void> {
  const unknown = schema.find((name) => !migrationNames.includes(name));
  if (unknown !== undefined) {
    throw new Error(`A newer version of cablepark made this (${unknown}); bring this one up to date first.`);
  }
  for (const { name } of carriedTables.toReversed()) {
    await sql`drop table if exists ${sql.table(name)}`.execute(db);
  }
  await sql`drop table if exists kysely_migration`.execute(db);
  await sql`drop table if exists kysely_migration_lock`.execute(db);
  if (engine === 'postgres') await sql`drop function if exists ${sql.raw(functions)}`.execute(db);
  await migrate(db, engine, zone, schema.at(-1));
}

async function insert(db: Db, table: TableHead | null, rows: readonly ColumnValue[][]): Promise<void> {
  if (!table) throw new Error('There are rows of no table.');
  const { name, columns } = table;
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const atOnce = Math.floor(parametersAtOnce / columns.length);
  for (let at = 0; at < rows.length; at += atOnce) {
    const values = rows.slice(at, at + atOnce).map((row) => sql`(${sql.join([...row])})`);
    await sql`insert into ${sql.table(name)} (${list}) values ${sql.join(values)}`.execute(db);
  }
}

/** Continues the numbering where the source ended. */
async function setCounter(db: Db, engine: Engine, name: TableSum['name'], counter: number): Promise<void> {
  if (engine === 'sqlite') {
    await sql`delete from sqlite_sequence where name = ${name}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${counter})`.execute(db);
    return;
  }
  const sequence = await sequenceOf(db, name);
  if (sequence === null) return;
  await sql`select setval(${sequence}::regclass, ${Math.max(counter, 1)}, ${counter > 0})`.execute(db);
}
