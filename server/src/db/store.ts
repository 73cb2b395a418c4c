import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The stores' database handle: the database itself or a transaction on it. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Store {
  db: Kysely<Tables>;
  engine: 'sqlite' | 'postgres';
  /** Whether the disk accepted the last write. */
  hasRoom(): boolean;
  /** Whether a booking could be written now. */
  state(): Promise<StoreState>;
  /** A version that changes with every possible write, also of other processes. Reads after the version are at least as new as it. */
  version(): string | Promise<string>;
  close(): Promise<void>;
}

/** `locked`: another program has held the write lock for longer than riders wait. */
export type StoreState = 'ok' | 'read-only' | 'locked' | 'error';
