import type { TransactionContext } from './transaction-context.ts';

/** Serves riders who wait for a slot, in the transaction that frees one. */
export type ServeWaiting = (transaction: TransactionContext) => Promise<void>;

const freeing = new WeakSet<object>();

/**
 * Notes that this transaction frees or makes slots, or ends a hold: `inTransaction` serves riders who wait before it commits. A place that
 * forgets it lets nobody overtake: a trigger reserves the slot, and the standby job hands it on.
 */
export function markFreeing(db: object): void {
  freeing.add(db);
}

export function isFreeing(db: object): boolean {
  return freeing.has(db);
}
