import type { EmailChangeRow } from '@cablepark/contract/accounts/own-account';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';
import { urls } from '../../../lib/http/urls.ts';

/** The account's unconfirmed new address, or null. */
export function emailChangeOf(account: string) {
  return queryOptions({
    queryKey: ['own-account', account, 'email-change'],
    queryFn: async ({ signal }) =>
      (await request<EmailChangeRow | null>({ url: urls.emailChange, signal })).data,
  });
}

/** DELETE /users/me/email-change. @throws ApiError, NetworkError. */
export async function takeEmailChangeBack(): Promise<void> {
  await request({ method: 'DELETE', url: urls.emailChange });
}
