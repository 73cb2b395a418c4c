import { sql } from 'kysely';
import type { Engine } from '../db/migrations/table-facts.ts';
import type { Db } from '../db/store.ts';

/**
 * Disables a table's triggers until the returned function runs, in the same transaction. A trigger with queries costs more than its row, and
 * copied rows have passed it in the source.
 */
export async function withoutTriggers(db: Db, engine: Engine, table: string): Promise<() => Promise<void>> {
  if (engine === 'postgres') {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
    return async () => {
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
    };
  }
  const query = sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'trigger' and tbl_name = ${table}`;
  const { rows } = await query.execute(db);
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  return async () => {
    for (const trigger of rows) await sql.raw(trigger.sql).execute(db);
  };
}
