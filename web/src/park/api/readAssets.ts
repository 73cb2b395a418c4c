import { assetCollection } from '@cablepark/contract/park/tracks';
import { type Track, trackColours } from '@cablepark/domain/tracks/track';
import { readRows } from '../../lib/http/rows.ts';
import { send } from '../../lib/http/send.ts';

/**
 * GET /items/Asset?fields=id,name: the tracks of a server with no other fields.
 * @throws ApiError, NetworkError.
 */
export async function readAssets(): Promise<Track[]> {
  const { data } = await readRows(assetCollection, { fields: ['id', 'name'] }, undefined, send);
  return data.map(({ id, name }, order) => ({
    id,
    name,
    nameEn: null,
    description: null,
    descriptionEn: null,
    length: null,
    level: null,
    colour: trackColours[order % trackColours.length] ?? 'teal',
    status: 'open',
    order,
    obstacles: [],
  }));
}
