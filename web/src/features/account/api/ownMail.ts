import { ownMailCall } from '@cablepark/contract/accounts/own-mail';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';

/** GET /users/me/mail: whether a mail server rejected this account's address permanently. */
export function ownMail(account: string, email: string) {
  return queryOptions({
    // A new address needs a new query.
    queryKey: ['own-mail', account, email],
    queryFn: async ({ signal }) => (await request<{ refused: boolean }>({ url: ownMailCall, signal })).data,
  });
}
