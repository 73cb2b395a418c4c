import { askEmailProofCall, readEmailProofCall } from '@cablepark/contract/accounts/own-account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

/** GET /users/me/email-proof: whether this address is proved. */
export function emailProofOf(account: string, email: string) {
  return queryOptions({
    queryKey: ['own-account', account, 'email-proof', email],
    queryFn: ({ signal }) => call(readEmailProofCall, { signal }),
  });
}

/** POST /users/me/email-proof: mails it a link. @throws ApiError, NetworkError. */
export async function askEmailProof(): Promise<void> {
  await call(askEmailProofCall);
}
