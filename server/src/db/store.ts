import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Dialect, type Kysely, type LogEvent, sql, type Transaction } from 'kysely';
import { DiskMonitor } from './disk-monitor.ts';
import { storeFailure } from './failures.ts';
import { ownFolder } from './own-files.ts';
import { RepeatingKysely } from './repeating.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { Tables } from './tables.ts';
import { type BackUpBeforeUpgrade, upgrade } from './upgrade.ts';

/** What the stores of the features query: the database itself or a transaction on it. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Store {
  db: Kysely<Tables>;
  engine: 'sqlite' | 'postgres';
  /** Whether the disk took what was written last. */
  hasRoom(): boolean;
  /** What the database would do with a booking at this moment. */
  state(): Promise<StoreState>;
  /**
   * Another text whenever something may have changed since, whoever changed it, other processes too. What is read from the
   * database after the version is at least as new as the version.
   */
  version(): string | Promise<string>;
  close(): Promise<void>;
}

/** `locked`: another program has been writing for longer than riders wait. */
export type StoreState = 'ok' | 'read-only' | 'locked' | 'error';

export interface StoreSettings {
  /** PostgreSQL's URL, or null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** The park's time zone: an upgrade counts old payments by its days. */
  zone: string;
  onConnectionLost?: (error: Error) => void;
  /** Hears of each transaction that the database ended in favour of another, and that is run again. */
  onRepeat?: (error: unknown) => void;
  /** How long a writer waits while another program holds the embedded database's write lock. */
  lockTimeoutMs?: number;
  /** False: the embedded database may lose what it said it keeps when the machine fails. Servers never say so, tests do. */
  isDurable?: boolean;
  /** Called before the tables of an earlier version's park are changed. */
  backUpBeforeUpgrade?: BackUpBeforeUpgrade;
}

/**
 * A server whose machine vanished amid a transaction would hold its slots until PostgreSQL notices, which takes hours. This is
 * longer than any transaction of ours thinks between two statements and shorter than a rider's patience.
 */
const silenceMs = 5_000;

/** Opens the database and brings its tables up to date. @throws when it cannot be reached or written. */
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
    // Parks on the embedded database do without its driver in memory.
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

/** Asks for what only a writer gets, and takes it back. */
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

/** The one file of the embedded database; `-wal` and `-shm` beside it belong to it while a server runs. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'cablepark.db');
}
