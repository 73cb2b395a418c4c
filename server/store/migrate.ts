import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { foundation } from './migrations/001-foundation.ts';
import { staffDesk } from './migrations/002-staff-desk.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

export type Engine = Store['engine'];

/** In order; a migration that has landed is never edited, a new one follows it. */
const migrations: Record<string, (engine: Engine) => Migration> = {
  '001-foundation': foundation,
  '002-staff-desk': staffDesk,
};

/** Runs what is missing; several servers starting at once take turns. */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  // PostgreSQL's turn is a lock that the migrator takes; on SQLite an immediate transaction is the only one there is.
  if (engine === 'postgres') await runMigrations(db, engine);
  else await db.transaction().execute((alone) => runMigrations(alone, engine));
}

async function runMigrations(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(Object.entries(migrations).map(([name, make]) => [name, make(engine)])),
  };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
