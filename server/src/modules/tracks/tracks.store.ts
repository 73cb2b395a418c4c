import { type AssetRow, readAssetRow } from '@cablepark/contract/tracks';
import { byOrder, type Track } from '@cablepark/domain/tracks/track';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { AssetTable } from '../../db/tables.ts';

/** All tracks, retired ones too, in their order. */
export async function findTracks(db: Db): Promise<Track[]> {
  const rows = await db.selectFrom('asset').selectAll().execute();
  return rows.map(toTrack).toSorted(byOrder);
}

/** A row of the table as the park's rules see it; its obstacles are kept as the wire has them. */
export function toTrack(row: Selectable<AssetTable>): Track {
  return readAssetRow({ ...row, obstacles: JSON.parse(row.obstacles) as AssetRow['obstacles'] });
}
