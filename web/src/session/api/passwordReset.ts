import { resetPasswordCall } from '@cablepark/contract/accounts/sessions';
import { callAsVisitor } from '../../lib/http/exchange.ts';

/** POST /auth/password/reset. @throws ApiError 401 or 403 for a used or expired token, FAILED_VALIDATION; NetworkError. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await callAsVisitor(resetPasswordCall, { body: { token, password } });
}
