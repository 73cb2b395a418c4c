import type { Db } from '../../../db/store.ts';
import { mostEntries } from './own-data.store.ts';

/** An account's wishes for slots, newest first; a track may be deleted. */
export async function findOwnStandby(db: Db, id: string) {
  return await db
    .selectFrom('standby')
    .leftJoin('asset', 'asset.id', 'standby.asset_id')
    .select(['standby.created_at as at', 'standby.from_at as from', 'standby.until_at as until'])
    .select(['standby.state', 'standby.lapses', 'asset.name as track', 'asset.name_en as trackEn'])
    .where('standby.account_id', '=', id)
    .orderBy('standby.id', 'desc')
    .limit(mostEntries + 1)
    .execute();
}
