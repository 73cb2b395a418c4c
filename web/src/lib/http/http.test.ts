import type { TokenSet } from '@cablepark/contract/accounts/token-set';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './errors.ts';
import { makeRequest } from './http.ts';
import { makeRefresh, type Refresh } from './refresh.ts';
import type { Answer, HttpCall } from './send.ts';

const call = { url: '/users/me' };
const unauthorized = new ApiError(401, 'TOKEN_EXPIRED', 'Token expired.');
const foreignKey = new ApiError(403, 'INVALID_TOKEN', 'Invalid token.');

interface Scene {
  held?: string | null;
  refreshed?: string;
  refusal?: ApiError;
}

/** A server that knows one access token, and a browser that holds another. */
function setUp({ held = 'old', refreshed = 'good', refusal = unauthorized }: Scene = {}) {
  let tokens: TokenSet | null =
    held === null ? null : { accessToken: held, refreshToken: 'r', expiresAt: 2_000_000_000_000 };
  const store = {
    read: () => tokens,
    write: (set: TokenSet) => {
      tokens = set;
    },
    clear: () => {
      tokens = null;
    },
  };
  const seen: (string | undefined)[] = [];
  const send = async <T>(_call: HttpCall, accessToken?: string): Promise<Answer<T>> => {
    seen.push(accessToken);
    if (accessToken !== undefined && accessToken !== 'good') throw refusal;
    return { data: accessToken as T };
  };
  const exchange = vi.fn<() => Promise<Answer<{ access_token: string; expires: number }>>>(async () => ({
    data: { access_token: refreshed, expires: 900_000 },
  }));
  const refresh = makeRefresh({
    store,
    send: exchange,
    nowMs: () => 0,
    exclusively: (task) => task(),
    onLost: () => {},
  });
  return { request: makeRequest({ store, refresh, send }), seen, exchange };
}

describe('a call', () => {
  test('of a visitor carries no token', async () => {
    const { request, seen } = setUp({ held: null });
    await request(call);
    expect(seen).toEqual([undefined]);
  });

  test.each([
    ['a 401', unauthorized],
    ["another key's token", foreignKey],
  ])('after %s is tried once more with the refreshed token', async (_what, refusal) => {
    const { request, seen } = setUp({ refusal });
    expect((await request(call)).data).toBe('good');
    expect(seen).toEqual(['old', 'good']);
  });

  test('is not tried a third time', async () => {
    const { request, seen } = setUp({ refreshed: 'still bad' });
    await expect(request(call)).rejects.toMatchObject({ status: 401 });
    expect(seen).toEqual(['old', 'still bad']);
  });

  test('among several with a 401 waits for the one refresh and resumes with its token', async () => {
    const { request, seen, exchange } = setUp();
    const answers = await Promise.all([request(call), request(call), request(call)]);
    expect(answers.map((answer) => answer.data)).toEqual(['good', 'good', 'good']);
    expect(exchange).toHaveBeenCalledTimes(1);
    expect(seen).toEqual(['old', 'old', 'old', 'good', 'good', 'good']);
  });

  test('that fails otherwise is not tried again', async () => {
    const send = vi.fn<() => Promise<never>>(() => Promise.reject(new ApiError(409, 'SLOT_TAKEN', 'Taken.')));
    const store = {
      read: () => ({ accessToken: 'a', refreshToken: 'r', expiresAt: 1 }),
      write: () => {},
      clear: () => {},
    };
    const refresh = vi.fn<Refresh>();
    const request = makeRequest({ store, send, refresh });
    await expect(request(call)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    expect(send).toHaveBeenCalledTimes(1);
    expect(refresh).not.toHaveBeenCalled();
  });
});
