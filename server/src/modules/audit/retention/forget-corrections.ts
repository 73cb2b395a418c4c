import type { Db } from '../../../db/store.ts';

/** Deletes names and phone numbers of an erased account from the log: that they were corrected stays. */
export async function forgetCorrections(db: Db, account: string): Promise<void> {
  await db
    .updateTable('audit')
    .set({ before: null, after: null })
    .where('action', '=', 'user.correct')
    .where('subject_id', '=', account)
    .execute();
}
