import { type Kysely, sql } from 'kysely';
import { executedMigrations, migrate, migrationNames } from './migrate.ts';
import type { Engine } from './migrations/table-facts.ts';
import type { Tables } from './tables.ts';

/** Backs the park up before its upgrade. @returns the backup file; null if the park was empty */
export type BackUpBeforeUpgrade = () => Promise<string | null>;

/** A failed upgrade: the tables are unchanged, `cause` has the reason. */
export class UpgradeFailed extends Error {
  /** The backup file from before the upgrade. */
  readonly backup: string | null;

  constructor(backup: string | null, cause: unknown) {
    super('The tables could not be brought up to date.', { cause });
    this.backup = backup;
  }
}

/** An arbitrary number for the advisory lock, unused by others. */
const upgradeLock = 7_263_811_904;

/**
 * Runs the migrations. Backs an existing park up first, on SQLite under the write lock. Of several processes one does it, while the
 * others wait.
 * @throws UpgradeFailed, NewerSchema, and the errors of `backUp`: all without changes
 */
export async function upgrade(
  db: Kysely<Tables>,
  engine: Engine,
  zone: string,
  backUp: BackUpBeforeUpgrade,
): Promise<void> {
  const before = await executedMigrations(db);
  if (before.length === migrationNames.length) return;
  const backUpAndMigrate = async (alone: Kysely<Tables>) => {
    if (!isOld(await executedMigrations(alone))) return;
    const backup = await backUp();
    try {
      await migrate(alone, engine, zone);
    } catch (error) {
      throw new UpgradeFailed(backup, error);
    }
  };
  if (!isOld(before)) return migrate(db, engine, zone);
  if (engine === 'sqlite') return db.transaction().execute(backUpAndMigrate);
  await db.transaction().execute(async (lock) => {
    // The connection is idle while others do the work.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(lock);
    await sql`select pg_advisory_xact_lock(${sql.lit(upgradeLock)})`.execute(lock);
    await backUpAndMigrate(db);
  });
}

function isOld({ length }: readonly string[]): boolean {
  return length > 0 && length < migrationNames.length;
}
