import type { Db, Store } from '../../db/store.ts';
import { deleteEmailChanges } from './emails/email-change.store.ts';
import { type EndedLinks, renewOpenLinks } from './open-links.ts';
import { deleteResetTokens } from './passwords/passwords.store.ts';

/**
 * No link from before is good for whoever the account lets in from now on, or for what it may do then: those that were mailed, and those
 * that its owner handed out.
 */
export async function endLinks(store: Pick<Store, 'db' | 'engine'>, accountId: string): Promise<EndedLinks> {
  await deleteMailedLinks(store.db, accountId);
  return await renewOpenLinks(store, accountId);
}

/** Those that were mailed alone. */
async function deleteMailedLinks(db: Db, accountId: string): Promise<void> {
  await deleteResetTokens(db, accountId);
  await deleteEmailChanges(db, accountId);
}
