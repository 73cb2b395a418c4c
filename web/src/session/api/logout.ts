import { send } from '../../lib/http/send.ts';
import { urls } from '../../lib/http/urls.ts';

/** POST /auth/logout: ends the session on the server. @throws ApiError, NetworkError. */
export async function logout(refreshToken: string): Promise<void> {
  await send({ method: 'POST', url: urls.logout, body: { refresh_token: refreshToken, mode: 'json' } });
}
