import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import { Room } from './room.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** What the stores of the features query: the database itself or a transaction on it. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Store {
  db: Kysely<Tables>;
  engine: 'sqlite' | 'postgres';
  /** Whether the disk took what was written last. */
  hasRoom(): boolean;
  close(): Promise<void>;
}

export interface StoreSettings {
  /** PostgreSQL's URL, or null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  onConnectionLost?: (error: Error) => void;
}

/** Opens the database and brings its tables up to date. @throws when it cannot be reached or written. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const engine = settings.databaseUrl === null ? 'sqlite' : 'postgres';
  const room = new Room();
  const db = new Kysely<Tables>({ log: (event) => room.note(event), dialect: await dialectOf(settings) });
  try {
    await migrate(db, engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, engine, hasRoom: () => room.isThere, close: () => db.destroy() };
}

async function dialectOf({ databaseUrl, dataDir, onConnectionLost }: StoreSettings) {
  if (databaseUrl !== null) return postgresDialect(databaseUrl, onConnectionLost ?? (() => undefined));
  await mkdir(dataDir, { recursive: true });
  return sqliteDialect(join(dataDir, 'cablepark.db'));
}
