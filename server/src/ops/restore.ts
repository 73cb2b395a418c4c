import { mkdir } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { commandText } from '../command-text.ts';
import { executedMigrations, NewerSchema } from '../db/migrate.ts';
import { databaseFile } from '../db/open-store.ts';
import { claimFile, ownFolder } from '../db/own-files.ts';
import { openSqlite } from '../db/sqlite/sqlite.ts';
import type { Tables } from '../db/tables.ts';
import { type Backup, backUp, backupFolder } from './backup.ts';
import { readBackup } from './backup-file.ts';
import { firstFilledTable, loadDatabase } from './loading.ts';
import { type Opened, openDatabase, type Where } from './open.ts';
import type { TableSum } from './parts.ts';

export interface Restored {
  tables: TableSum[];
  /** The backup of the replaced park, if there was one. */
  saved: Backup | null;
}

/**
 * Restores a backup over the park of `where`. An existing park requires `force`, and is backed up first.
 * @throws Error in a sentence, without changes: the file is damaged, truncated, of a newer version or no backup; the database has a park; a
 * server is running on the embedded database
 */
export async function restore(where: Where, file: string, force: boolean): Promise<Restored> {
  // Reads the whole file before any change.
  for await (const part of readBackup(file)) void part;
  const target = await openTarget(where);
  try {
    await refuseNewer(target);
    const filledTable = await firstFilledTable(target.db);
    if (filledTable !== null && !force) {
      throw new Error(
        `There is a park in this database (table ${filledTable} has rows). To put the backup in its place: ${commandText('restore', file, '--force')}`,
      );
    }
    const saved = filledTable === null ? null : await backUp(target, backupFolder(where.dataDir));
    return { tables: await loadDatabase(target, where.zone, readBackup(file)), saved };
  } finally {
    await target.close();
  }
}

/** A newer version's tables are unknown here: the restore would neither keep nor remove them. */
async function refuseNewer({ db }: Opened): Promise<void> {
  try {
    await executedMigrations(db);
  } catch (error) {
    if (!(error instanceof NewerSchema)) throw error;
    throw new Error(
      `A newer version has used this database (${error.unknown}). Restore into an empty place: set DATA_DIR to an empty folder, or DATABASE_URL to an empty database.`,
      { cause: error },
    );
  }
}

async function openTarget(where: Where): Promise<Opened> {
  if (where.databaseUrl !== null) return openDatabase(where);
  await mkdir(where.dataDir, { recursive: true, mode: ownFolder });
  requireNoServer(where.dataDir);
  const db = new Kysely<Tables>({ dialect: openSqlite(databaseFile(where.dataDir)).dialect });
  return { db, engine: 'sqlite', close: () => db.destroy() };
}

/**
 * Opens the embedded database exclusively, which fails while a server has it open.
 * @throws Error while a server is running on it
 */
export function requireNoServer(dataDir: string): void {
  // SQLite would create it readable by everybody.
  claimFile(databaseFile(dataDir));
  const db = new DatabaseSync(databaseFile(dataDir));
  try {
    db.exec('pragma locking_mode = exclusive; begin exclusive; rollback');
  } catch (error) {
    const { errcode } = error as Error & { errcode?: number };
    if (errcode !== sqliteBusy) throw error;
    throw new Error(`A server works on ${databaseFile(dataDir)}. Stop it first.`, { cause: error });
  } finally {
    db.close();
  }
}

const sqliteBusy = 5;
