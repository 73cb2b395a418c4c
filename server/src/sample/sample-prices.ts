import { defaultPrices } from '@cablepark/domain/prices/default-prices';
import type { PriceList } from '@cablepark/domain/prices/prices.schema';
import type { TransactionContext } from '../db/transaction-context.ts';
import { insertVersion } from '../modules/site/content/index.ts';

const cottage = {
  pl: 'za noc; 3 sypialnie i salon, dla 6 osób',
  en: 'per night; 3 bedrooms and a living room, sleeps 6',
};

/** The specification's price list, for a park that also describes a cottage. */
export const samplePrices: PriceList = {
  ...defaultPrices,
  groups: defaultPrices.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => (row.id === 'cottage' ? { ...row, note: cottage } : row)),
  })),
};

export async function makeSamplePrices({ db, actor, now }: TransactionContext): Promise<void> {
  await insertVersion(db, {
    name: 'prices',
    version: 1,
    content: samplePrices,
    created_at: now.epochMilliseconds,
    created_by: actor.id,
  });
}
