import { type Kysely, sql } from 'kysely';
import { executedMigrations, migrate, migrationNames } from './migrate.ts';
import type { Engine } from './migrations/table-facts.ts';
import type { Tables } from './tables.ts';

/** Backs the park up as an earlier version left it. @returns the file of the backup; null if the park was empty */
export type BackUpBeforeUpgrade = () => Promise<string | null>;

/** The tables are as the earlier version left them; `cause` says why. */
export class UpgradeFailed extends Error {
  /** The file of the backup that was made before. */
  readonly backup: string | null;

  constructor(backup: string | null, cause: unknown) {
    super('The tables could not be brought up to date.', { cause });
    this.backup = backup;
  }
}

/** Any number that nobody else of the database's users takes a lock by. */
const upgradeLock = 7_263_811_904;

/**
 * Brings the tables up to date. A park that an earlier version has run is backed up first, with nobody writing on SQLite; of
 * several processes one does it, while the others wait.
 * @throws UpgradeFailed, NewerSchema, and what `backUp` throws: all of them having changed nothing
 */
export async function upgrade(
  db: Kysely<Tables>,
  engine: Engine,
  zone: string,
  backUp: BackUpBeforeUpgrade,
): Promise<void> {
  const backUpAndMigrate = async (alone: Kysely<Tables>) => {
    if (!(await isOld(alone))) return;
    const backup = await backUp();
    try {
      await migrate(alone, engine, zone);
    } catch (error) {
      throw new UpgradeFailed(backup, error);
    }
  };
  if (!(await isOld(db))) return migrate(db, engine, zone);
  if (engine === 'sqlite') return db.transaction().execute(backUpAndMigrate);
  await db.transaction().execute(async (lock) => {
    // It says nothing for as long as the work on other connections takes.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(lock);
    await sql`select pg_advisory_xact_lock(${sql.lit(upgradeLock)})`.execute(lock);
    await backUpAndMigrate(db);
  });
}

async function isOld(db: Kysely<Tables>): Promise<boolean> {
  const { length } = await executedMigrations(db);
  return length > 0 && length < migrationNames.length;
}
