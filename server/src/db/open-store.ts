import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Dialect, type Kysely, type LogEvent, sql } from 'kysely';
import { DiskMonitor } from './disk-monitor.ts';
import { storeFailure } from './failures.ts';
import { ownFolder } from './own-files.ts';
import { RepeatingKysely } from './repeating.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { Store, StoreState } from './store.ts';
import type { Tables } from './tables.ts';
import { type BackUpBeforeUpgrade, upgrade } from './upgrade.ts';

export interface StoreSettings {
  /** PostgreSQL's URL, or null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** The park's time zone: an upgrade assigns old payments to its days. */
  zone: string;
  onConnectionLost?: (error: Error) => void;
  /** Called for each retry of an aborted transaction. */
  onRepeat?: (error: unknown) => void;
  /** How long a writer waits for another program's write lock on the embedded database. */
  lockTimeoutMs?: number;
  /** False: the embedded database may lose commits on a power failure. For tests only. */
  isDurable?: boolean;
  /** Called before a migration changes an existing park's tables. */
  backUpBeforeUpgrade?: BackUpBeforeUpgrade;
}

/**
 * Without this time-out, the transaction of a vanished server would block its slots for hours, until PostgreSQL notices.
 * It is longer than our pauses between two statements, and shorter than a rider waits.
 */
const silenceMs = 5_000;

/** Opens the database and runs its migrations. @throws when it cannot be reached or written */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const engine = settings.databaseUrl === null ? 'sqlite' : 'postgres';
  const disk = new DiskMonitor();
  const { dialect, version, renewConnections } = await openDatabase(settings, disk);
  const log = (event: LogEvent) => {
    disk.observe(event);
    if (event.level === 'error' && storeFailure(event.error) === 'read-only') renewConnections?.();
  };
  const db = new RepeatingKysely<Tables>({ log, dialect }, settings.onRepeat ?? (() => undefined));
  try {
    await upgrade(db, engine, settings.zone, settings.backUpBeforeUpgrade ?? (async () => null));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    engine,
    hasRoom: () => disk.hasRoom,
    state: () => stateOf(db),
    version,
    close: () => db.destroy(),
  };
}

interface Database {
  dialect: Dialect;
  version: Store['version'];
  renewConnections?: () => void;
}

async function openDatabase(settings: StoreSettings, disk: DiskMonitor): Promise<Database> {
  const { databaseUrl, dataDir, onConnectionLost, lockTimeoutMs, isDurable = true } = settings;
  if (databaseUrl !== null) {
    // Loaded on demand: parks on the embedded database save the driver's memory.
    const { openPostgres } = await import('./postgres/postgres.ts');
    return openPostgres(databaseUrl, onConnectionLost ?? (() => undefined), silenceMs);
  }
  await mkdir(dataDir, { recursive: true, mode: ownFolder });
  return openSqlite(databaseFile(dataDir), {
    isServer: true,
    isDurable,
    onCommit: (error) => (error === null ? disk.observeCommit() : disk.observeFailure(error)),
    ...(lockTimeoutMs === undefined ? {} : { lockTimeoutMs }),
  });
}

/** Takes the write lock, and rolls back. */
async function stateOf(db: Kysely<Tables>): Promise<StoreState> {
  const undone = new Error('taken back');
  try {
    await db.transaction().execute(async (work) => {
      await sql`delete from asset where 1 = 0`.execute(work);
      throw undone;
    });
  } catch (error) {
    if (error === undone) return 'ok';
    const failure = storeFailure(error);
    return failure === 'read-only' || failure === 'locked' ? failure : 'error';
  }
  return 'error';
}

/** The file of the embedded database; `-wal` and `-shm` beside it belong to it while a server runs. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'cablepark.db');
}
