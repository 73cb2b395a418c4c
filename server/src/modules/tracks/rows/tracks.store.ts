import { readAssetRow, writeAssetRow } from '@cablepark/contract/park/tracks';
import type { AssetRow } from '@cablepark/contract/park/tracks.schema';
import type { Season } from '@cablepark/domain/season/season.schema';
import {
  byOrder,
  isUploaded,
  type Obstacle,
  type Track,
  type TrackFacts,
} from '@cablepark/domain/tracks/track';
import type { Insertable, Selectable } from 'kysely';
import { lockLibraryPictures } from '../../../db/locks.ts';
import type { Db, Store } from '../../../db/store.ts';
import type { AssetTable } from '../../../db/tables/slot-tables.ts';

/** All tracks, retired ones too, in their order. */
export async function findTracks(db: Db): Promise<Track[]> {
  const rows = await db.selectFrom('asset').selectAll().execute();
  return rows.map(toTrack).toSorted(byOrder);
}

export async function insertTrack(db: Db, facts: TrackFacts): Promise<number> {
  const { id } = await db.insertInto('asset').values(toRow(facts)).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Writes the new state of a track; it can retire only without riders after `nowMs`. */
export async function updateTrack(db: Db, track: Track, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('asset')
    .set(toRow(track))
    .where('id', '=', track.id)
    .$if(track.status === 'retired', (query) =>
      query.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('slot')
              .select('slot.id')
              .where('slot.asset_id', '=', track.id)
              .where('slot.booked_by', 'is not', null)
              .where('slot.end_at', '>', nowMs),
          ),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteTrackRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('asset').where('id', '=', id).execute();
}

/** Locks a track's slots that have not ended at `nowMs`, by id. @returns the ids of the booked ones */
export async function lockSlotsToCome(
  db: Db,
  engine: Store['engine'],
  track: number,
  nowMs: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('slot')
    .select(['id', 'booked_by'])
    .where('asset_id', '=', track)
    .where('end_at', '>', nowMs)
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute();
  return rows.filter((row) => row.booked_by !== null).map(({ id }) => id);
}

/** Whether any past or future row references this track. */
export async function isTrackNamed(db: Db, id: number): Promise<boolean> {
  for (const table of ['slot', 'event', 'slot_edit', 'slot_gap'] as const) {
    const row = await db
      .selectFrom(table)
      .select('id')
      .where('asset_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  const release = await db.selectFrom('season_release').select('id').where('id', '=', id).executeTakeFirst();
  if (release) return true;
  const season = await db.selectFrom('season').select('content').executeTakeFirst();
  const plans = season ? (JSON.parse(season.content) as Season).plans : [];
  return plans.some(({ tracks }) => tracks?.includes(id));
}

/** Whether each of these pictures exists, except our own. A library picture is then locked until the transaction ends. */
export async function arePicturesKnown(
  db: Db,
  engine: Store['engine'],
  obstacles: readonly Obstacle[],
): Promise<boolean> {
  const uploadIds = new Set(
    obstacles.flatMap(({ picture }) => (picture && isUploaded(picture) ? picture : [])),
  );
  if (uploadIds.size === 0) return true;
  const pictures = await db
    .selectFrom('file')
    .select('id')
    .where('id', 'in', [...uploadIds])
    .execute();
  for (const { id } of pictures) uploadIds.delete(id);
  return (await lockLibraryPictures(db, engine, [...uploadIds])).length === uploadIds.size;
}

/** A row of the table for the domain's rules; its obstacles have the API's form. */
function toTrack(row: Selectable<AssetTable>): Track {
  return readAssetRow({ ...row, obstacles: JSON.parse(row.obstacles) as AssetRow['obstacles'] });
}

function toRow(facts: TrackFacts): Insertable<AssetTable> {
  const { id: _, obstacles, ...row } = writeAssetRow({ id: 0, ...facts });
  return { ...row, obstacles: JSON.stringify(obstacles) };
}
