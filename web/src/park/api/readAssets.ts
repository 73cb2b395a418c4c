import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/http/http.ts';
import { urls } from '../../lib/http/urls.ts';

export interface Asset {
  id: number;
  name: string;
}

/** The park's tracks, which are read once. */
export function parkTracks() {
  return queryOptions({
    queryKey: ['tracks'],
    queryFn: ({ signal }) => readAssets(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** GET /items/Asset?fields=id,name: the tracks. @throws ApiError, NetworkError, AbortError. */
async function readAssets(signal?: AbortSignal): Promise<Asset[]> {
  return (await request<Asset[]>({ url: urls.items('Asset', { fields: ['id', 'name'] }), signal })).data;
}
