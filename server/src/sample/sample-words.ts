import { words } from '../db/migrations/own-pages/words.ts';
import type { TransactionContext } from '../db/transaction.ts';
import { insertVersion } from '../modules/content/index.ts';

/** Bar, features, contact and directions of the sample park, as its Admin would have written them. */
export async function makeSampleWords({ db, actor, now }: TransactionContext): Promise<void> {
  for (const name of ['bar', 'features', 'contact', 'location'] as const) {
    const row = { name, version: 1, content: words[name], created_at: now.epochMilliseconds };
    await insertVersion(db, { ...row, created_by: actor.id });
  }
}
