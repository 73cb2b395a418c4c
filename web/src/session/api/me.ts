import type { AccountPatchBody } from '@cablepark/contract/accounts/accounts';
import type { Language } from '@cablepark/domain/time/display';
import type { UserRow } from '../../lib/http/answers.ts';
import { request } from '../../lib/http/http.ts';
import { urls } from '../../lib/http/urls.ts';

/** GET /users/me: the account of the session. @throws ApiError, RefreshError, NetworkError. */
export async function readMe(): Promise<UserRow> {
  return (await request<UserRow>({ url: urls.me })).data;
}

/** PATCH /users/me: changes fields of the own account. @throws ApiError, RefreshError, NetworkError. */
export async function changeMe(body: Partial<AccountPatchBody>): Promise<UserRow> {
  return (await request<UserRow>({ method: 'PATCH', url: urls.me, body })).data;
}

/**
 * PATCH /users/me: the language of the park's mails, only where GET /server/info announces `accounts`.
 * @throws ApiError, RefreshError, NetworkError.
 */
export async function saveLanguage(language: Language): Promise<UserRow> {
  return changeMe({ language });
}
