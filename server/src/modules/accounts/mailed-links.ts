import type { Db } from '../../db/store.ts';
import { deleteEmailChanges } from './email-change.store.ts';
import { deleteResetTokens } from './passwords.store.ts';

/** No link that was mailed before is good for whoever the account lets in from now on, or for what it may do then. */
export async function deleteMailedLinks(db: Db, accountId: string): Promise<void> {
  await deleteResetTokens(db, accountId);
  await deleteEmailChanges(db, accountId);
}
