import { send } from '../../lib/http/send.ts';
import { urls } from '../../lib/http/urls.ts';

/** POST /auth/password/request: the response is the same for known and unknown addresses. @throws ApiError, NetworkError. */
export async function requestPassword(email: string): Promise<void> {
  await send({ method: 'POST', url: urls.passwordRequest, body: { email } });
}
