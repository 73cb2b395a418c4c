import type { PushBody, PushState } from '@cablepark/contract/own-account';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';
import { urls } from '../../../lib/http/urls.ts';

const url = `${urls.me}/push`;

/** GET /users/me/push: on which devices this account is told of its slots. */
export function pushOf(account: string) {
  return queryOptions({
    queryKey: ['own-account', account, 'push'],
    queryFn: async ({ signal }) => (await request<PushState>({ url, signal })).data,
  });
}

/** POST /users/me/push. @throws ApiError 403 for the address of a push service that the server does not know; NetworkError. */
export async function addPushDevice(body: PushBody): Promise<void> {
  await request({ method: 'POST', url, body });
}

/** DELETE /users/me/push/{id}. @throws ApiError 403 for one that has ended already, NetworkError. */
export async function endPushDevice(id: number): Promise<void> {
  await request({ method: 'DELETE', url: `${url}/${id}` });
}
