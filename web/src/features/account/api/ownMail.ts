import { readOwnMailCall } from '@cablepark/contract/accounts/own-account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

/** GET /users/me/mail: whether a mail server rejected this account's address permanently. */
export function ownMail(account: string, email: string) {
  return queryOptions({
    // A new address needs a new query.
    queryKey: ['own-mail', account, email],
    queryFn: ({ signal }) => call(readOwnMailCall, { signal }),
  });
}
