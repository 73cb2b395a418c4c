import type { Actor } from '@cablepark/domain/accounts/actor';
import { ParkError } from '@cablepark/domain/errors';
import type { ServerContext } from '../../server-context.ts';
import { toWireUser, type WireUser } from './accounts.wire.ts';
import { findLivingAccount } from './rows/accounts.store.ts';

/** @throws INVALID_CREDENTIALS if the account was erased after the session check. */
export async function readOwnAccount({ store }: ServerContext, actor: Actor): Promise<WireUser> {
  const account = await findLivingAccount(store.db, actor.id);
  if (!account) throw new ParkError('INVALID_CREDENTIALS');
  return toWireUser(account);
}
