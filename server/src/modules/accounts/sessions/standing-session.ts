import type { Actor } from '@cablepark/domain/accounts/actor';
import { ParkError } from '@cablepark/domain/errors';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockActiveAccount } from '../accounts.store.ts';
import { findActor } from './sessions.store.ts';

/**
 * Who asks, as they are in this transaction: what is handed out here outlives the session, and whoever ends it ends what was handed out
 * before. Without this a call that was under way meanwhile hands out more. The account stays locked, as by whatever ends sessions.
 * @param family of the session that asks
 * @throws INVALID_CREDENTIALS where it has ended
 */
export async function requireSession(
  { db, engine, actor }: Pick<TransactionContext, 'db' | 'engine' | 'actor'>,
  family: string | null,
): Promise<Actor> {
  await lockActiveAccount(db, engine, actor.id);
  const standing = family && (await findActor(db, { accountId: actor.id, family }));
  if (!standing) throw new ParkError('INVALID_CREDENTIALS');
  return standing;
}
