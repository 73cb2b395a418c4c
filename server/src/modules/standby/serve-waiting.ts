import type { TransactionContext } from '../../db/transaction-context.ts';
import { lookForAlternativesAgain } from '../closures/index.ts';
import { lockSlots } from '../slots/rows/index.ts';
import { findLimits, handOn } from './hand-on.ts';
import { settleOffers } from './settle-offers.ts';
import { lockReserved } from './standby.store.ts';

/** If more slots are freed at once, they stay reserved, and the job hands them on in short steps. */
export const servedAtOnce = 50;

/**
 * Hands on the slots that a transaction has freed, before it commits. Riders of closed rides have precedence:
 * while one of them needs another time, the slots stay reserved until the job has searched for it.
 */
export async function serveWaiting(transaction: TransactionContext): Promise<void> {
  const { db, engine } = transaction;
  await settleOffers(transaction);
  const ids = await lockReserved(db, engine, servedAtOnce + 1);
  if (ids.length === 0 || (await lookForAlternativesAgain(db))) return;
  if (ids.length <= servedAtOnce) await handOnAll(transaction, ids, () => true);
}

/**
 * Hands on locked slots, earliest first.
 * @param mayGoOn called after each slot; false stops @returns how many were handed on
 */
export async function handOnAll(
  transaction: TransactionContext,
  ids: readonly number[],
  mayGoOn: () => boolean,
): Promise<number> {
  const { db, engine } = transaction;
  const slots = await lockSlots(db, engine, ids);
  const limits = await findLimits(db);
  const done = new Set<number>();
  for (const id of ids) {
    const slot = slots.get(id);
    if (!slot || done.has(id)) continue;
    for (const each of await handOn(transaction, slot, limits)) done.add(each);
    if (!mayGoOn()) break;
  }
  return done.size;
}
