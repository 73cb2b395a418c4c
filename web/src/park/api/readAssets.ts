import type { AssetRow } from '@cablepark/contract/park/tracks';
import { type Track, trackColours } from '@cablepark/domain/tracks/track';
import { send } from '../../lib/http/send.ts';
import { urls } from '../../lib/http/urls.ts';

/**
 * GET /items/Asset?fields=id,name: the tracks of a server with no other fields.
 * @throws ApiError, NetworkError.
 */
export async function readAssets(): Promise<Track[]> {
  const url = urls.items('Asset', { fields: ['id', 'name'] });
  return (await send<Pick<AssetRow, 'id' | 'name'>[]>({ url })).data.map(({ id, name }, order) => ({
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
