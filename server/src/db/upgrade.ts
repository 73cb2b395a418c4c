import { type Kysely, sql } from 'kysely';
import { executedMigrations, migrate, migrationNames } from './migrate.ts';
import type { Engine } from './migrations/table-facts.ts';
import type { Tables } from './tables.ts';

/** Keeps the park as an earlier version left it. @returns where it is kept; null if there was nothing to keep */
export type KeepPark = () => Promise<string | null>;

/** The tables are as the earlier version left them; `cause` says why. */
export class UpgradeFailed extends Error {
  /** Where the park was kept before. */
  readonly kept: string | null;

  constructor(kept: string | null, cause: unknown) {
    super('The tables could not be brought up to date.', { cause });
    this.kept = kept;
  }
}

/** Any number that nobody else of the database's users takes a lock by. */
const upgradeLock = 7_263_811_904;

/**
 * Brings the tables up to date. A park that an earlier version has run is kept first, with nobody writing on SQLite; of
 * several processes one does it, while the others wait.
 * @throws UpgradeFailed, NewerSchema, and what `keep` throws: all of them having changed nothing
 */
export async function upgrade(db: Kysely<Tables>, engine: Engine, keep: KeepPark): Promise<void> {
  const keepAndMigrate = async (alone: Kysely<Tables>) => {
    if (!(await isOld(alone))) return;
    const kept = await keep();
    try {
      await migrate(alone, engine);
    } catch (error) {
      throw new UpgradeFailed(kept, error);
    }
  };
  if (!(await isOld(db))) return migrate(db, engine);
  if (engine === 'sqlite') return db.transaction().execute(keepAndMigrate);
  await db.transaction().execute(async (lock) => {
    // It says nothing for as long as the work on other connections takes.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(lock);
    await sql`select pg_advisory_xact_lock(${sql.lit(upgradeLock)})`.execute(lock);
    await keepAndMigrate(db);
  });
}

async function isOld(db: Kysely<Tables>): Promise<boolean> {
  const { length } = await executedMigrations(db);
  return length > 0 && length < migrationNames.length;
}
