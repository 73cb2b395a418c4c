import type { Db } from '../../../db/store.ts';

/** Deletes names and phone numbers of erased accounts from the log. The entries themselves stay. */
export async function forgetCorrections(db: Db, accounts: readonly string[]): Promise<void> {
  await db
    .updateTable('audit')
    .set({ before: null, after: null })
    .where('action', '=', 'user.correct')
    .where('subject_id', 'in', accounts)
    .execute();
}
