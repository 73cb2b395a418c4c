import { clock } from '../clock.ts';
import type { TokensAnswer } from './answers.ts';
import { toTokenSet } from './refresh.ts';
import { send } from './send.ts';
import { tokens } from './tokens.ts';
import { urls } from './urls.ts';

/** POST /auth/login; keeps the tokens. @throws ApiError 401 for a wrong or unknown login, NetworkError. */
export async function login(email: string, password: string): Promise<void> {
  const { data } = await send<TokensAnswer>({
    method: 'POST',
    url: urls.login,
    body: { email, password, mode: 'json' },
  });
  tokens.write(toTokenSet(data, clock.now().epochMilliseconds));
}
