import type { PushBody, PushState } from '@cablepark/contract/accounts/own-account';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/http/http.ts';
import { urls } from '../../lib/http/urls.ts';

const url = `${urls.me}/push`;

/** GET /users/me/push: which devices are told, and what a browser subscribes with. */
export function pushOf(account: string) {
  return queryOptions({
    queryKey: ['push', account],
    queryFn: async ({ signal }) => (await request<PushState>({ url, signal })).data,
  });
}

/** POST /users/me/push: this browser, for as long as the session lasts. */
export async function addDevice(body: PushBody): Promise<void> {
  await request({ method: 'POST', url, body });
}

/** DELETE /users/me/push/{id}. @throws ApiError 403 for one that is gone already */
export async function removeDevice(id: number): Promise<void> {
  await request({ method: 'DELETE', url: `${url}/${id}` });
}
