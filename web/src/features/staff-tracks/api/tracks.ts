import { changeTrackCall, createTracksCall, deleteTrackCall } from '@cablepark/contract/park/track-calls';
import { assetCollection, assetFields, readAssetRow } from '@cablepark/contract/park/tracks';
import type { AssetPatch, NewAsset } from '@cablepark/contract/park/tracks.schema';
import { byOrder, type Track } from '@cablepark/domain/tracks/track';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { call } from '../../../lib/http/call.ts';
import { readRows } from '../../../lib/http/rows.ts';
import { trackKeys } from '../../../park/api/trackNames.ts';

/** Every track with all fields, including retired ones, in order. */
export function allTracks() {
  return queryOptions({
    queryKey: [...trackKeys.all, 'whole'],
    queryFn: ({ signal }) => readTracks(signal),
  });
}

/** GET /items/Asset with every field by its name. @throws ApiError, NetworkError, AbortError. */
async function readTracks(signal?: AbortSignal): Promise<Track[]> {
  const { data } = await readRows(assetCollection, { fields: assetFields, limit: -1 }, signal);
  return data.map(readAssetRow).toSorted(byOrder);
}

/** POST /items/Asset, only where the server announces `tracks`. @throws ApiError FAILED_VALIDATION, RECORD_NOT_UNIQUE, TRACK_LIMIT; NetworkError. */
export async function createTrack(track: NewAsset): Promise<void> {
  await call(createTracksCall, { body: track });
}

/** PATCH /items/Asset/{id}: a partial update. @throws like `createTrack`, and TRACK_IN_USE with the blocking slots in `slots`. */
export async function changeTrack(id: number, patch: AssetPatch): Promise<void> {
  await call(changeTrackCall, { params: { id }, body: patch });
}

/** DELETE /items/Asset/{id}. @throws ApiError TRACK_IN_USE; NetworkError. */
export async function deleteTrack(id: number): Promise<void> {
  await call(deleteTrackCall, { params: { id } });
}

/** Invalidates tracks, and the slots that may be booked there. */
export async function trackChanged(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: trackKeys.all });
  await queries.invalidateQueries({ queryKey: slotKeys.all });
}
