import { loginCall } from '@cablepark/contract/accounts/sessions';
import { callAsVisitor } from '../../lib/http/exchange.ts';
import { tokens } from '../../lib/http/tokens.ts';
import { toTokenSet } from '../../lib/http/toTokenSet.ts';
import { clock } from '../../lib/time/clock.ts';

/** POST /auth/login; stores the tokens. @throws ApiError 401 for a wrong or unknown login, NetworkError. */
export async function login(email: string, password: string): Promise<void> {
  const answer = await callAsVisitor(loginCall, { body: { email, password, mode: 'json' } });
  tokens.write(toTokenSet(answer, clock.deviceMs()));
}
