import { access } from 'node:fs/promises';
import { Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import { databaseFile } from '../db/open-store.ts';
import { openPostgres } from '../db/postgres/postgres.ts';
import { openSqlite } from '../db/sqlite/sqlite.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';

export type Where = Pick<Config, 'databaseUrl' | 'dataDir' | 'zone'>;

/** A database without a server's background work. */
export type Opened = Pick<Store, 'db' | 'engine' | 'close'>;

/** Opens a park's database without creating or migrating anything. @throws Error where there is none */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Where, 'databaseUrl' | 'dataDir'>): Promise<Opened> {
  if (databaseUrl !== null) {
    const db = new Kysely<Tables>({ dialect: openPostgres(databaseUrl, () => undefined, 0).dialect });
    return { db, engine: 'postgres', close: () => db.destroy() };
  }
  await requireFile(dataDir);
  const db = new Kysely<Tables>({ dialect: openSqlite(databaseFile(dataDir)).dialect });
  return { db, engine: 'sqlite', close: () => db.destroy() };
}

/** SQLite creates a missing database; a command must not find an empty park by that. */
export async function requireFile(dataDir: string): Promise<void> {
  const file = databaseFile(dataDir);
  await access(file).catch(() => {
    throw new Error(`There is no database at ${file}. DATA_DIR or DATABASE_URL says where it is.`);
  });
}

/**
 * Gives `work` a read-only snapshot of the database, while servers keep writing. On SQLite this blocks no writer; Kysely's own transactions
 * would.
 */
export async function atOneMoment<Result>(
  { db, engine }: Opened,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return await db.connection().execute(async (connection) => {
    if (engine === 'postgres') {
      await sql`begin transaction isolation level repeatable read, read only`.execute(connection);
    } else {
      await sql`pragma query_only = on`.execute(connection);
      await sql`begin`.execute(connection);
    }
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
      if (engine === 'sqlite') await sql`pragma query_only = off`.execute(connection);
    }
  });
}
