import type { TransactionContext } from '../../db/transaction-context.ts';
import { lookForAlternativesAgain } from '../closures/index.ts';
import { lockSlots } from '../slots/rows/index.ts';
import { findLimits, handOn } from './hand-on.ts';
import { settleOffers } from './settle-offers.ts';
import { lockReserved } from './standby.store.ts';

/** More freed slots at once stay reserved, and the job hands them on in short steps. */
export const servedAtOnce = 50;

/**
 * Hands the slots on that a transaction has freed, before it commits. Riders of closed rides come first: while one of them has no other time yet,
 * the slots stay reserved until the job has looked for it.
 */
export async function serveWaiting(transaction: TransactionContext): Promise<void> {
  const { db, engine } = transaction;
  await settleOffers(transaction);
  const ids = await lockReserved(db, engine, servedAtOnce + 1);
  if (ids.length === 0 || (await lookForAlternativesAgain(db))) return;
  if (ids.length <= servedAtOnce) await handOnAll(transaction, ids, () => true);
}

/**
 * Hands locked slots on, the earliest first.
 * @param mayGoOn asked after each @returns how many were handed on
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
