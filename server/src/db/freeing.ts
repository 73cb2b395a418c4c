import type { TransactionContext } from './transaction-context.ts';

/** Offers freed slots to riders on standby, in the transaction that frees them. */
export type ServeWaiting = (transaction: TransactionContext) => Promise<void>;

const freeing = new WeakSet<object>();

/**
 * Marks a transaction that frees or creates slots, or ends a hold. `inTransaction` then serves riders on standby before it commits.
 * Code that forgets this lets nobody jump the queue: a trigger reserves the slot, and the standby job hands it on.
 */
export function markFreeing(db: object): void {
  freeing.add(db);
}

export function isFreeing(db: object): boolean {
  return freeing.has(db);
}
