import { defaultContent, mergeContent, type ParkContent } from '@cablepark/domain/park/content';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { insertFirstContent } from '../../site/park/index.ts';

/**
 * Starts the setup of an empty park, which is closed until its owner opens it; if the settings name an Admin, it
 * is open at once. A park with any data was open before and stays so.
 */
export async function beginEmptyPark({ store, clock, config, parkSettings }: AppContext): Promise<void> {
  const first: ParkContent = mergeContent(defaultContent, {
    opening: { isOpen: config.admin !== null },
    setup: { isOver: false },
  });
  await store.db.transaction().execute(async (db) => {
    if (await isEmpty(db)) await insertFirstContent(db, first, clock.now().epochMilliseconds);
  });
  parkSettings.forget();
}

async function isEmpty(db: Db): Promise<boolean> {
  for (const table of ['account', 'asset', 'park_content'] as const) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row !== undefined) return false;
  }
  return true;
}
