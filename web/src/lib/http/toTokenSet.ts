import type { TokensAnswer } from '@cablepark/contract/accounts/accounts.schema';
import type { TokenSet } from '@cablepark/contract/accounts/token-set';

/** Keeps the old refresh token if the response has none (SPEC.md §7). `expires` is a duration in milliseconds. */
export function toTokenSet(answer: TokensAnswer, nowMs: number, oldRefreshToken = ''): TokenSet {
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? oldRefreshToken,
    expiresAt: nowMs + answer.expires,
  };
}
