import type { Actor } from '@cablepark/domain/accounts/actor';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** What one use case works with: its transaction, who acts, and the one moment at which all of it happens. */
export interface TransactionContext {
  db: Transaction<Tables>;
  engine: Store['engine'];
  actor: Actor;
  now: Temporal.Instant;
}

/** Runs a use case in a transaction, which may be run again (see `RepeatingKysely`): it works on the database and does nothing else. */
export async function inTransaction<Result>(
  { store, clock }: { store: Pick<Store, 'db' | 'engine'>; clock: Clock },
  actor: Actor,
  work: (context: TransactionContext) => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  return await store.db.transaction().execute((db) => work({ db, engine: store.engine, actor, now }));
}
