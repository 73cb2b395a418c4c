import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { claimFile, closeToOthers } from '../own-files.ts';
import { hasLogBeside, markClosed, markOpen, refuseCopiedAlone } from './copied-alone.ts';
import { SharedCommitDriver, type SharedCommitOptions } from './sqlite-driver.ts';

/** While it is being opened nobody is kept waiting. */
const openingTimeoutMs = 10_000;
const defaults: SharedCommitOptions = {
  onCommit: () => undefined,
  onClose: () => undefined,
  lockTimeoutMs: 5_000,
};

interface SqliteOptions extends Partial<SharedCommitOptions> {
  /** Whether it is marked as open for as long as it is, so that a copy of it alone is known. */
  isServer?: boolean;
  /** False: a commit may be lost with the machine's power. For what is thrown away anyhow. */
  isDurable?: boolean;
}

/**
 * The embedded database: one file, WAL, every commit on disk before it is answered (synchronous=FULL).
 * @throws CopiedAlone, to a server
 */
export function openSqlite(
  file: string,
  { isServer = false, isDurable = true, ...options }: SqliteOptions = {},
): { dialect: Dialect; version: () => string } {
  // SQLite gives the files that it makes beside it the same mode; those of a server that was killed are there already.
  claimFile(file);
  for (const more of ['-wal', '-shm']) closeToOthers(`${file}${more}`);
  const hasLog = hasLogBeside(file);
  const db = new DatabaseSync(file, { timeout: openingTimeoutMs, enableForeignKeyConstraints: true });
  if (isServer) refuseCopiedAlone(db, file, hasLog);
  db.exec('PRAGMA journal_mode = WAL;');
  if (isServer) markOpen(db, file);
  db.exec(`PRAGMA synchronous = ${isDurable ? 'FULL' : 'OFF'}; PRAGMA busy_timeout = 0;`);
  const dialect: Dialect = {
    createAdapter: () => new SharingAdapter(),
    createIntrospector: (introspected) => new SqliteIntrospector(introspected),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () =>
      new SharedCommitDriver(db, {
        ...defaults,
        ...(isServer && { onClose: () => markClosed(db) }),
        ...options,
      }),
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
