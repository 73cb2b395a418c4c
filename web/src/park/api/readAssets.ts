import { request } from '../../lib/http/http.ts';
import { urls } from '../../lib/http/urls.ts';

export interface Asset {
  id: number;
  name: string;
}

/** GET /items/Asset?fields=id,name: the tracks. @throws ApiError, NetworkError, AbortError. */
export async function readAssets(signal?: AbortSignal): Promise<Asset[]> {
  return (await request<Asset[]>({ url: urls.items('Asset', { fields: ['id', 'name'] }), signal })).data;
}
