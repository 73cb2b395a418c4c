import type { Actor } from '@cablepark/domain/accounts/actor';
import type { Transaction } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** What one use case works with: its transaction, who acts, and the one moment at which all of it happens. */
export interface TransactionContext {
  db: Transaction<Tables>;
  engine: Store['engine'];
  actor: Actor;
  now: Temporal.Instant;
  /** The park's. */
  zone: string;
  /** The caller's own name of the call; null where it has none. */
  key: string | null;
}
