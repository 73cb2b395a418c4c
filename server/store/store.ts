import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import { migrate } from './migrate.ts';
import { Room } from './room.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** What the stores of the features query: the database itself or a transaction on it. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Store {
  db: Kysely<Tables>;
  engine: 'sqlite' | 'postgres';
  /** Whether the disk took what was written last. */
  hasRoom(): boolean;
  /**
   * Another text whenever something may have changed since, whoever changed it, other processes too. What is read from the
   * database after the version is at least as new as the version.
   */
  version(): string | Promise<string>;
  close(): Promise<void>;
}

export interface StoreSettings {
  /** PostgreSQL's URL, or null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  onConnectionLost?: (error: Error) => void;
}

/**
 * A server whose machine vanished amid a transaction would hold its slots until PostgreSQL notices, which takes hours. This is
 * longer than any transaction of ours thinks between two statements and shorter than a rider's patience.
 */
const silenceMs = 5_000;

/** Opens the database and brings its tables up to date. @throws when it cannot be reached or written. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const engine = settings.databaseUrl === null ? 'sqlite' : 'postgres';
  const room = new Room();
  const { dialect, version } = await openDatabase(settings, room);
  const db = new Kysely<Tables>({ log: (event) => room.note(event), dialect });
  try {
    await migrate(db, engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, engine, hasRoom: () => room.isThere, version, close: () => db.destroy() };
}

async function openDatabase({ databaseUrl, dataDir, onConnectionLost }: StoreSettings, room: Room) {
  if (databaseUrl !== null) {
    // Parks on the embedded database do without its driver in memory.
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl, onConnectionLost ?? (() => undefined), silenceMs);
  }
  await mkdir(dataDir, { recursive: true });
  return openSqlite(databaseFile(dataDir), (error) =>
    error === null ? room.noteCommit() : room.noteFailure(error),
  );
}

/** The one file of the embedded database; `-wal` and `-shm` beside it belong to it while a server runs. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'cablepark.db');
}
