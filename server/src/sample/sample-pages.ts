import type { Contents } from '@cablepark/domain/content/contents.schema';
import { homeOfBefore } from '../db/migrations/own-pages/home.ts';
import type { TransactionContext } from '../db/transaction-context.ts';
import { insertVersion } from '../modules/site/content/index.ts';

/** The sample park's own pages. */
const pages: Partial<Contents> = { home: homeOfBefore };

export async function makeSamplePages({ db, actor, now }: TransactionContext): Promise<void> {
  for (const [name, content] of Object.entries(pages)) {
    const row = { version: 1, content, created_at: now.epochMilliseconds, created_by: actor.id };
    await insertVersion(db, { name: name as keyof Contents, ...row });
  }
}
