import { cancelEmailChangeCall, readEmailChangeCall } from '@cablepark/contract/accounts/own-account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

/** The account's unconfirmed new address, or null. */
export function emailChangeOf(account: string) {
  return queryOptions({
    queryKey: ['own-account', account, 'email-change'],
    queryFn: ({ signal }) => call(readEmailChangeCall, { signal }),
  });
}

/** DELETE /users/me/email-change. @throws ApiError, NetworkError. */
export async function takeEmailChangeBack(): Promise<void> {
  await call(cancelEmailChangeCall);
}
