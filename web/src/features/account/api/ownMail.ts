import { ownMailCall } from '@cablepark/contract/accounts/own-mail';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';

/** GET /users/me/mail: whether a mail server refused this account's address for good. */
export function ownMail(account: string, email: string) {
  return queryOptions({
    // Of this address: another one is asked about anew.
    queryKey: ['own-mail', account, email],
    queryFn: async ({ signal }) => (await request<{ refused: boolean }>({ url: ownMailCall, signal })).data,
  });
}
