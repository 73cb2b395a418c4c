import { send } from '../../lib/http/send.ts';
import { urls } from '../../lib/http/urls.ts';

/** POST /auth/email/confirm. @throws ApiError 401 or 403 for an invalid link, RECORD_NOT_UNIQUE; NetworkError. */
export async function proveEmail(token: string): Promise<void> {
  await send({ method: 'POST', url: urls.emailProof, body: { token } });
}
