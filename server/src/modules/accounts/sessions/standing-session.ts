import type { Actor } from '@cablepark/domain/accounts/actor';
import { ParkError } from '@cablepark/domain/errors';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockActiveAccount } from '../locks/index.ts';
import { findActor } from './sessions.store.ts';

/**
 * Requires that the requesting session is still valid in this transaction, and locks its account.
 * A new link outlives its session, and ending sessions ends earlier links.
 * So a concurrent call must not issue a link after its session has ended.
 * @param family of the requesting session
 * @throws INVALID_CREDENTIALS if it has ended
 */
export async function requireSession(
  { db, engine, actor }: Pick<TransactionContext, 'db' | 'engine' | 'actor'>,
  family: string | null,
): Promise<Actor> {
  await lockActiveAccount(db, engine, actor.id);
  const currentActor = family && (await findActor(db, { accountId: actor.id, family }));
  if (!currentActor) throw new ParkError('INVALID_CREDENTIALS');
  return currentActor;
}
