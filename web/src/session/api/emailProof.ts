import { proveEmailCall } from '@cablepark/contract/accounts/sessions';
import { callAsVisitor } from '../../lib/http/exchange.ts';

/** POST /auth/email/confirm. @throws ApiError 401 or 403 for an invalid link, RECORD_NOT_UNIQUE; NetworkError. */
export async function proveEmail(token: string): Promise<void> {
  await callAsVisitor(proveEmailCall, { body: { token } });
}
