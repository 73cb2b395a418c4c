import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { claimFile, closeToOthers } from '../own-files.ts';
import { hasLogBeside, markClosed, markOpen, refuseCopiedAlone } from './copied-alone.ts';
import { SharedCommitDriver, type SharedCommitOptions } from './sqlite-driver.ts';

/** No request waits at the start, so this may be long. */
const openingTimeoutMs = 10_000;
const defaults: SharedCommitOptions = {
  onCommit: () => undefined,
  onClose: () => undefined,
  lockTimeoutMs: 5_000,
};

interface SqliteOptions extends Partial<SharedCommitOptions> {
  /** Whether to mark the file while it is open, which detects a copy without its log. */
  isServer?: boolean;
  /** False: a power failure may lose a commit. For temporary databases. */
  isDurable?: boolean;
}

/**
 * The embedded database: one file, WAL, every commit on disk before the response (synchronous=FULL).
 * @throws CopiedAlone, for a server
 */
export function openSqlite(
  file: string,
  { isServer = false, isDurable = true, ...options }: SqliteOptions = {},
): { dialect: Dialect; version: () => string } {
  // SQLite's side files get the same mode; those of a killed server exist already.
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

/** Commits of other connections change the first number; writes of this one change the second, before their commit. */
function versionReader(db: DatabaseSync): () => string {
  const others = db.prepare('PRAGMA data_version');
  const own = db.prepare('SELECT total_changes() AS changes');
  return () => `${String(others.get()?.['data_version'])}.${String(own.get()?.['changes'])}`;
}

class SharingAdapter extends SqliteAdapter {
  /** The driver itself runs one transaction after another. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite can roll back DDL; Kysely's default says otherwise. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
