import { assetRow } from '@cablepark/contract/park/tracks.schema';
import { mostTracks } from '@cablepark/domain/tracks/track';
import { sql } from 'kysely';
import { type Invariant, invariant } from './invariant.ts';

/** Tracks on their own: their fields, their number, and that a retired one has no future slots. */
export const trackInvariants: Invariant[] = [
  invariant(
    'retired-track-has-nobody-to-come',
    (nowMs) => sql<{ id: number; asset_id: number }>`
      select slot.id, slot.asset_id from slot join asset on asset.id = slot.asset_id
      where asset.status = 'retired' and slot.booked_by is not null and slot.end_at > ${nowMs}`,
    ({ id, asset_id }) => `Slot ${id} is to come and booked, on track ${asset_id}, which is retired.`,
  ),
  invariant(
    'tracks-are-not-too-many',
    () => sql<{ standing: number }>`
      select standing from (select count(*) as standing from asset where status <> 'retired') as counted
      where standing > ${sql.lit(mostTracks)}`,
    ({ standing }) => `There are ${standing} tracks that are not retired, of at most ${mostTracks}.`,
  ),
  invariant(
    'track-is-readable',
    () => sql<{ id: number; obstacles: string }>`select * from asset`,
    (row) => (isTrack(row) ? null : `Track ${row.id} cannot be read.`),
  ),
];

function isTrack(row: { obstacles: string }): boolean {
  try {
    return assetRow.safeParse({ ...row, obstacles: JSON.parse(row.obstacles) }).success;
  } catch {
    return false;
  }
}
