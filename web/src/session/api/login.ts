import type { TokensAnswer } from '../../lib/http/answers.ts';
import { send } from '../../lib/http/send.ts';
import { tokens } from '../../lib/http/tokens.ts';
import { toTokenSet } from '../../lib/http/toTokenSet.ts';
import { urls } from '../../lib/http/urls.ts';
import { clock } from '../../lib/time/clock.ts';

/** POST /auth/login; stores the tokens. @throws ApiError 401 for a wrong or unknown login, NetworkError. */
export async function login(email: string, password: string): Promise<void> {
  const { data } = await send<TokensAnswer>({
    method: 'POST',
    url: urls.login,
    body: { email, password, mode: 'json' },
  });
  tokens.write(toTokenSet(data, clock.deviceMs()));
}
