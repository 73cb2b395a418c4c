import { type EmailProofState, emailProofCall } from '@cablepark/contract/accounts/own-account';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';

/** GET /users/me/email-proof: whether this address is proved. */
export function emailProofOf(account: string, email: string) {
  return queryOptions({
    queryKey: ['own-account', account, 'email-proof', email],
    queryFn: async ({ signal }) => (await request<EmailProofState>({ url: emailProofCall, signal })).data,
  });
}

/** POST /users/me/email-proof: mails it a link. @throws ApiError, NetworkError. */
export async function askEmailProof(): Promise<void> {
  await request({ method: 'POST', url: emailProofCall });
}
