import { defaultContent, mergeContent, type ParkContent } from '@cablepark/domain/park/content';
import { noPrices } from '@cablepark/domain/prices/slot-price';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { insertVersion } from '../../site/content/index.ts';
import { insertFirstContent } from '../../site/settings/index.ts';

/**
 * Starts the setup of an empty park. It is closed until its owner opens it; if the settings name an Admin, it
 * is open at once. It publishes only prices, hours and VAT that its owner has entered.
 * A park with any data was open before, and stays open.
 */
export async function beginEmptyPark({
  store,
  clock,
  config,
  parkSettings,
  pageContents,
}: AppContext): Promise<void> {
  const first: ParkContent = mergeContent(defaultContent, {
    opening: { isOpen: config.admin !== null },
    hours: { isFromSeason: true },
    // The owner must choose; until then no page mentions VAT.
    operator: { paysVat: false },
    setup: { isOver: false },
  });
  await store.db.transaction().execute(async (db) => {
    if (!(await isEmpty(db))) return;
    const nowMs = clock.now().epochMilliseconds;
    await insertFirstContent(db, first, nowMs);
    const firstVersion = { version: 1, created_at: nowMs, created_by: null };
    await insertVersion(db, { name: 'prices', content: noPrices, ...firstVersion });
  });
  parkSettings.forget();
  pageContents.forget();
}

async function isEmpty(db: Db): Promise<boolean> {
  for (const table of ['account', 'asset', 'park_content'] as const) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row !== undefined) return false;
  }
  return true;
}
