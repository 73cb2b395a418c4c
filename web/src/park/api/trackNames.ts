import { assetCollection } from '@cablepark/contract/park/tracks';
import type { AssetRow } from '@cablepark/contract/park/tracks.schema';
import { queryOptions } from '@tanstack/react-query';
import { readRows } from '../../lib/http/rows.ts';

type NameRow = Pick<AssetRow, 'id' | 'name'> & Partial<Pick<AssetRow, 'name_en'>>;

export const trackKeys = { all: ['tracks'], names: ['tracks', 'names'] } as const;

/** The name of every track, including retired ones. @param inEnglish whether the server has English names */
export function trackNames(inEnglish: boolean) {
  return queryOptions({
    queryKey: [...trackKeys.names, inEnglish],
    queryFn: ({ signal }) => readTrackNames(inEnglish, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** GET /items/Asset?fields=id,name: the tracks. @throws ApiError, NetworkError, AbortError. */
async function readTrackNames(inEnglish: boolean, signal?: AbortSignal): Promise<NameRow[]> {
  const fields = inEnglish ? (['id', 'name', 'name_en'] as const) : (['id', 'name'] as const);
  return (await readRows(assetCollection, { fields, limit: -1 }, signal)).data;
}
