import { accountCollection, changeMeCall } from '@cablepark/contract/accounts/accounts';
import type { AccountPatchBody, UserRow } from '@cablepark/contract/accounts/accounts.schema';
import type { Language } from '@cablepark/domain/time/display';
import { call } from '../../lib/http/call.ts';
import { readRow } from '../../lib/http/rows.ts';

/** GET /users/me: the account of the session. @throws ApiError, RefreshError, NetworkError. */
export function readMe(): Promise<UserRow> {
  return readRow(accountCollection, 'me');
}

/** PATCH /users/me: changes fields of the own account. @throws ApiError, RefreshError, NetworkError. */
export function changeMe(body: Partial<AccountPatchBody>): Promise<UserRow> {
  return call(changeMeCall, { body: { ...body } });
}

/**
 * PATCH /users/me: the language of the park's mails, only where GET /server/info announces `accounts`.
 * @throws ApiError, RefreshError, NetworkError.
 */
export async function saveLanguage(language: Language): Promise<UserRow> {
  return changeMe({ language });
}
