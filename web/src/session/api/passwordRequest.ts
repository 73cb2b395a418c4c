import { requestPasswordCall } from '@cablepark/contract/accounts/sessions';
import { callAsVisitor } from '../../lib/http/exchange.ts';

/** POST /auth/password/request: the response is the same for known and unknown addresses. @throws ApiError, NetworkError. */
export async function requestPassword(email: string): Promise<void> {
  await callAsVisitor(requestPasswordCall, { body: { email } });
}
