import { defaultPrices } from '@cablepark/domain/prices/default-prices';
import type { AppContext } from '../../src/context.ts';
import { insertVersion } from '../../src/modules/site/content/index.ts';

/** From now on riders may say at booking that they need a board or a wetsuit, or these rows. */
export async function offerGear(park: AppContext, rows = ['board', 'wetsuit']): Promise<void> {
  const groups = defaultPrices.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, wanted: rows.includes(row.id) })),
  }));
  park.pageContents.forget();
  await insertVersion(park.store.db, {
    name: 'prices',
    version: (await park.pageContents.read()).prices.version + 1,
    content: { ...defaultPrices, groups },
    created_at: park.clock.now().epochMilliseconds,
    created_by: null,
  });
  park.pageContents.forget();
}
