import type { TokensAnswer } from '@cablepark/contract/accounts/accounts.schema';
import { refreshCall } from '@cablepark/contract/accounts/sessions';
import type { TokenSet } from '@cablepark/contract/accounts/token-set';
import { clock } from '../time/clock.ts';
import { ApiError } from './errors.ts';
import { exchange } from './exchange.ts';
import { currentQuestion } from './openQuestion.ts';
import { type Answer, type HttpCall, send } from './send.ts';
import { tellSessionLost } from './sessionLost.ts';
import { type TokenStore, tokens } from './tokens.ts';
import { toTokenSet } from './toTokenSet.ts';

/** Messages of SPEC.md §8 for sessions that cannot continue. */
const noRefreshTokenFound = 'No refresh token found';
const noRefreshTokenProvided = 'No refresh token provided';

/** A failed refresh: `cause` is the server's refusal or the network error. */
export class RefreshError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(`Token refresh failed: ${message}`, options);
    this.name = 'RefreshError';
  }
}

export interface RefreshParts {
  store: TokenStore;
  send: (call: HttpCall) => Promise<Answer<TokensAnswer>>;
  nowMs: () => number;
  /** A lock between tabs; without `navigator.locks` each tab refreshes on its own. */
  exclusively: <T>(task: () => Promise<T>) => Promise<T>;
  /** The session is over, and the tokens are already cleared. */
  onLost: () => void;
}

/** Concurrent calls share one refresh and its tokens (SPEC.md §4). */
export type Refresh = (staleAccessToken?: string) => Promise<TokenSet>;

export function makeRefresh(parts: RefreshParts): Refresh {
  let running: Promise<TokenSet> | null = null;
  return (staleAccessToken) => {
    running ??= parts
      .exclusively(() => refreshOnce(parts, staleAccessToken))
      .finally(() => {
        running = null;
      });
    return running;
  };
}

async function refreshOnce(parts: RefreshParts, staleAccessToken: string | undefined): Promise<TokenSet> {
  const current = parts.store.read();
  if (!current) throw new Error(noRefreshTokenFound);
  // Another tab may have refreshed while this one waited for the lock.
  if (staleAccessToken !== undefined && current.accessToken !== staleAccessToken) return current;
  try {
    const fresh = await exchangeTokens(parts, current.refreshToken);
    parts.store.write(fresh);
    return fresh;
  } catch (error) {
    const newerTokens = parts.store.read();
    // Without a lock, two tabs may use one refresh token: the other tab's new tokens work too.
    if (newerTokens && newerTokens.refreshToken !== current.refreshToken) return newerTokens;
    if (isSessionOver(error)) {
      parts.store.clear();
      parts.onLost();
    }
    throw error;
  }
}

/** @throws RefreshError with the server's first error, or with the transport's message. */
async function exchangeTokens(parts: RefreshParts, refreshToken: string): Promise<TokenSet> {
  if (refreshToken === '') throw new Error(noRefreshTokenProvided);
  try {
    const { data } = await parts.send({
      method: refreshCall.method,
      url: refreshCall.path,
      body: { refresh_token: refreshToken, mode: 'json' },
    });
    return toTokenSet(data, parts.nowMs(), refreshToken);
  } catch (cause) {
    throw new RefreshError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** SPEC.md §7, "Outcome handling". A network error does not end the session. */
function isSessionOver(error: unknown): boolean {
  if (!(error instanceof RefreshError)) return false;
  const isRefused = error.cause instanceof ApiError && error.cause.status === 401;
  return isRefused || error.message.includes('Token expired');
}

export const refreshVisit: Refresh = makeRefresh({
  store: tokens,
  send: ({ body }) => exchange(refreshCall, { body }, send),
  nowMs: () => clock.deviceMs(),
  exclusively: (task) => ('locks' in navigator ? navigator.locks.request('auth_refresh', task) : task()),
  onLost: () => tellSessionLost(currentQuestion()),
});
