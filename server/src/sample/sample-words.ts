import { words } from '../db/migrations/own-pages/words.ts';
import type { TransactionContext } from '../db/transaction-context.ts';
import { insertVersion } from '../modules/site/content/index.ts';

/** The cable of the specification's park (SPEC.md §9). */
const features = {
  ...words.features,
  lead: {
    pl: 'Wyciąg jedzie do 32 km/h, a nad jeziorem jest jeszcze więcej. Zostań na noc, a rano masz pomost dla siebie.',
    en: 'The cable runs at up to 32 km/h, and there is more by the lake. Stay the night, and be first on the dock in the morning.',
  },
};
const own = { ...words, features };

/** The sample park's navigation bar, features, contact and directions. */
export async function makeSampleWords({ db, actor, now }: TransactionContext): Promise<void> {
  for (const name of ['bar', 'features', 'contact', 'location'] as const) {
    const row = { name, version: 1, content: own[name], created_at: now.epochMilliseconds };
    await insertVersion(db, { ...row, created_by: actor.id });
  }
}
