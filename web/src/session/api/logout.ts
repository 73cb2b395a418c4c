import { logoutCall } from '@cablepark/contract/accounts/sessions';
import { callAsVisitor } from '../../lib/http/exchange.ts';

/** POST /auth/logout: ends the session on the server. @throws ApiError, NetworkError. */
export async function logout(refreshToken: string): Promise<void> {
  await callAsVisitor(logoutCall, { body: { refresh_token: refreshToken, mode: 'json' } });
}
