import { send } from '../../lib/http/send.ts';
import { urls } from '../../lib/http/urls.ts';

/** POST /auth/password/reset. @throws ApiError 401 or 403 for a used or expired token, FAILED_VALIDATION; NetworkError. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await send({ method: 'POST', url: urls.passwordReset, body: { token, password } });
}
