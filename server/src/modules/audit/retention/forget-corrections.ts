import type { Db } from '../../../db/store.ts';

/** Deletes names and phone numbers of erased records from the log: that they were corrected stays. */
export async function forgetCorrections(db: Db, accounts: readonly string[]): Promise<void> {
  await db
    .updateTable('audit')
    .set({ before: null, after: null })
    .where('action', '=', 'user.correct')
    .where('subject_id', 'in', accounts)
    .execute();
}
