import type { UserRow } from './answers.ts';
import { request } from './http.ts';
import { urls } from './urls.ts';

/** GET /users/me: the account of the session. @throws ApiError, RefreshError, NetworkError. */
export async function readMe(): Promise<UserRow> {
  return (await request<UserRow>({ url: urls.me })).data;
}
