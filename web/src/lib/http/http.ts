import { ApiError } from './errors.ts';
import type { Refresh } from './refresh.ts';
import { refreshTokens } from './refreshTokens.ts';
import { type Answer, type HttpCall, type Sender, send } from './send.ts';
import { type TokenStore, tokens } from './tokens.ts';

export interface RequestParts<Data> {
  store: TokenStore;
  refresh: Refresh;
  send: (call: HttpCall, accessToken?: string) => Promise<Answer<Data>>;
}

/** Sends the session's token, and after a refused one retries once with refreshed tokens (SPEC.md §4). */
export function makeRequest<Data>(parts: RequestParts<Data>): Sender<Data> {
  return async (call) => {
    const accessToken = parts.store.read()?.accessToken;
    if (accessToken === undefined) return parts.send(call);
    try {
      return await parts.send(call, accessToken);
    } catch (error) {
      if (!isTokenRefused(error)) throw error;
      const fresh = await parts.refresh(accessToken);
      return parts.send(call, fresh.accessToken);
    }
  };
}

/** A token of another key (`INVALID_TOKEN`, 403) counts as expired: the server's secret may have changed. */
function isTokenRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === 'INVALID_TOKEN');
}

/** For every call except login, refresh and other calls without a session: those use `send`. */
export const request = makeRequest({ store: tokens, refresh: refreshTokens, send });
