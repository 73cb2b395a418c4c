import type { Db, Store } from '../../db/store.ts';
import { deleteEmailChanges } from './emails/email-change.store.ts';
import { type EndedLinks, renewOpenLinks } from './open-links.ts';
import { deleteResetTokens } from './passwords/passwords.store.ts';

/**
 * Invalidates earlier links, both mailed ones and those that the owner shared.
 * The account may have a new user or new rights.
 */
export async function endLinks(store: Pick<Store, 'db' | 'engine'>, accountId: string): Promise<EndedLinks> {
  await deleteMailedLinks(store.db, accountId);
  return await renewOpenLinks(store, accountId);
}

/** Deletes the mailed links only. */
async function deleteMailedLinks(db: Db, accountId: string): Promise<void> {
  await deleteResetTokens(db, accountId);
  await deleteEmailChanges(db, accountId);
}
