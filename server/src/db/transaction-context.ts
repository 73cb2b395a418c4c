import type { Actor } from '@cablepark/domain/accounts/actor';
import type { Transaction } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** The context of one use case: its transaction, its actor and its time. */
export interface TransactionContext {
  db: Transaction<Tables>;
  engine: Store['engine'];
  actor: Actor;
  now: Temporal.Instant;
  /** The park's zone. */
  zone: string;
  /** The caller's idempotency key; null without one. */
  key: string | null;
}
