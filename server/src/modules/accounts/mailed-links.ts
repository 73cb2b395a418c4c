import type { Db, Store } from '../../db/store.ts';
import { deleteEmailChanges } from './emails/email-change.store.ts';
import { type EndedLinks, renewOpenLinks } from './open-links.ts';
import { deleteResetTokens } from './passwords/passwords.store.ts';

/**
 * Invalidates earlier links, because the account may have a new user or new rights: both mailed links and those
 * that its owner shared.
 */
export async function endLinks(store: Pick<Store, 'db' | 'engine'>, accountId: string): Promise<EndedLinks> {
  await deleteMailedLinks(store.db, accountId);
  return await renewOpenLinks(store, accountId);
}

/** Only the mailed ones. */
async function deleteMailedLinks(db: Db, accountId: string): Promise<void> {
  await deleteResetTokens(db, accountId);
  await deleteEmailChanges(db, accountId);
}
