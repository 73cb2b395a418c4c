import type { PushBody, PushState } from '@cablepark/contract/accounts/own-account';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/http/http.ts';
import { urls } from '../../lib/http/urls.ts';

const url = `${urls.me}/push`;

/** GET /users/me/push: the devices with push messages, and the key for a subscription. */
export function pushOf(account: string) {
  return queryOptions({
    queryKey: ['push', account],
    queryFn: async ({ signal }) => (await request<PushState>({ url, signal })).data,
  });
}

/** POST /users/me/push: adds this browser, until the session ends. */
export async function addDevice(body: PushBody): Promise<void> {
  await request({ method: 'POST', url, body });
}

/** DELETE /users/me/push/{id}. @throws ApiError 403 if it is already removed */
export async function removeDevice(id: number): Promise<void> {
  await request({ method: 'DELETE', url: `${url}/${id}` });
}
