import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SharedCommitDriver } from './sqlite-driver.ts';

const busyTimeoutMs = 10_000;

/**
 * The embedded database: one file, WAL, every commit on disk before it is answered (synchronous=FULL). `onCommit` hears of
 * every commit; its error is null where the disk took it.
 */
export function openSqlite(
  file: string,
  onCommit: (error: unknown) => void = () => undefined,
): { dialect: Dialect; version: () => string } {
  // What riders have told is for the server's own account alone; SQLite gives its other files the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const db = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const dialect: Dialect = {
    createAdapter: () => new SharingAdapter(),
    createIntrospector: (introspected) => new SqliteIntrospector(introspected),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => new SharedCommitDriver(db, onCommit),
  };
  return { dialect, version: versionReader(db) };
}

/** Commits of other connections move the first number, writes of this one the second, before they are committed. */
function versionReader(db: DatabaseSync): () => string {
  const others = db.prepare('PRAGMA data_version');
  const own = db.prepare('SELECT total_changes() AS changes');
  return () => `${String(others.get()?.['data_version'])}.${String(own.get()?.['changes'])}`;
}

class SharingAdapter extends SqliteAdapter {
  /** The driver itself lets one transaction in after the other. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite can take back a table that was made in a transaction; Kysely does not count on it by itself. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
