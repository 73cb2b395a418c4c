import type { Actor } from '@cablepark/domain/accounts/actor';
import type { Clock } from '../clock.ts';
import { type KeyedCall, keepAnswer, takeKey } from './answered-calls.ts';
import { isFreeing, type ServeWaiting } from './freeing.ts';
import type { Store } from './store.ts';
import type { TransactionContext } from './transaction-context.ts';

/** The database of a use case; for a call with an idempotency key, the same transaction stores its answer. */
export interface TransactionPlace {
  store: Pick<Store, 'db' | 'engine'>;
  clock: Clock;
  config: { zone: string };
  call?: KeyedCall;
  /** Absent if nobody can be on standby. */
  serveWaiting?: ServeWaiting;
}

/**
 * Runs a use case in a transaction, which may be retried (see `RepeatingKysely`): it must only work on the database.
 * @throws AnsweredBefore, KEY_USED for a call with a used key
 */
export async function inTransaction<Result>(
  { store, clock, config: { zone }, call, serveWaiting }: TransactionPlace,
  actor: Actor,
  work: (context: TransactionContext) => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  return await store.db.transaction().execute(async (db) => {
    const transaction = { db, engine: store.engine, actor, now, zone, key: call?.key ?? null };
    if (call) await takeKey(transaction, call);
    const result = await work(transaction);
    if (isFreeing(db)) await serveWaiting?.(transaction);
    if (!call) return result;
    await keepAnswer(db, call, await call.answerOf(transaction, result));
    return result;
  });
}
