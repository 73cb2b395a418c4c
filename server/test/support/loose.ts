import { sql } from 'kysely';
import type { Db, Store } from '../../src/db/store.ts';

/** Takes away everything by which a database itself refuses contradictions: references, checks, unique indexes, triggers. */
export async function loosen({ db, engine }: Store): Promise<void> {
  if (engine === 'sqlite') {
    await sql`pragma foreign_keys = off`.execute(db);
    await sql`pragma ignore_check_constraints = on`.execute(db);
    await drop(
      db,
      sql`select type as kind, name from sqlite_master
      where type = 'trigger' or (type = 'index' and sql like 'create unique%')`,
    );
    await makeUniqueColumnsPlain(db);
    return;
  }
  await drop(
    db,
    sql`select 'table ' || conrelid::regclass || ' drop constraint' as kind, conname as name
    from pg_constraint where contype in ('c', 'f', 'u') and connamespace = 'public'::regnamespace
    order by contype = 'f' desc, contype desc`,
    'alter',
  );
  await drop(
    db,
    sql`select 'index' as kind, indexname as name from pg_indexes
    where schemaname = 'public' and indexdef like 'CREATE UNIQUE%' and indexname not like '%_pkey'`,
  );
  for (const table of [
    'slot',
    'booking',
    'payment',
    'payment_void',
    'pass_entry',
    'refund',
    'cash_entry',
    'day_close',
    'till_float',
  ]) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  }
}

async function drop(db: Db, found: ReturnType<typeof sql>, word = 'drop'): Promise<void> {
  const { rows } = await (found as ReturnType<typeof sql<{ kind: string; name: string }>>).execute(db);
  for (const { kind, name } of rows) await sql.raw(`${word} ${kind} "${name}"`).execute(db);
}

/** SQLite keeps `unique` of a column in the table itself, so these tables are made anew without. */
async function makeUniqueColumnsPlain(db: Db): Promise<void> {
  for (const name of ['account', 'no_show', 'cash_entry', 'day_close']) {
    await sql.raw(`create table plain as select * from "${name}"`).execute(db);
    await sql.raw(`drop table "${name}"`).execute(db);
    await sql.raw(`alter table plain rename to "${name}"`).execute(db);
  }
}
