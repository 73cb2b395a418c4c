import type { SessionRow } from '@cablepark/contract/accounts/own-account';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';
import { urls } from '../../../lib/http/urls.ts';

/** The devices with a session of an account. */
export function devicesOf(account: string) {
  return queryOptions({
    queryKey: ['own-account', account, 'sessions'],
    queryFn: async ({ signal }) => (await request<SessionRow[]>({ url: urls.ownSessions, signal })).data,
  });
}

/** DELETE /users/me/sessions/{id}. @throws ApiError 403 for an ended one, NetworkError. */
export async function endSession(id: string): Promise<void> {
  await request({ method: 'DELETE', url: urls.ownSession(id) });
}

/** DELETE /users/me/sessions: all but this one. @throws ApiError, NetworkError. */
export async function endOtherSessions(): Promise<void> {
  await request({ method: 'DELETE', url: urls.ownSessions });
}
