import type { TokensAnswer } from '@cablepark/contract/accounts/accounts.schema';
import type { TokenSet } from '@cablepark/contract/accounts/token-set';
import { describe, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { makeRefresh, type RefreshParts } from './refresh.ts';
import type { Answer, HttpCall } from './send.ts';

const nowMs = 1_700_000_000_000;
const old: TokenSet = { accessToken: 'old', refreshToken: 'r1', expiresAt: nowMs };
const answer: TokensAnswer = { access_token: 'new', refresh_token: 'r2', expires: 900_000 };

function setUp(send: () => Promise<Answer<TokensAnswer>>, stored: TokenSet | null = old) {
  let tokens = stored;
  const parts = {
    store: {
      read: () => tokens,
      write: (set: TokenSet) => {
        tokens = set;
      },
      clear: () => {
        tokens = null;
      },
    },
    send: vi.fn<(call: HttpCall) => Promise<Answer<TokensAnswer>>>(send),
    nowMs: () => nowMs,
    exclusively: <T>(task: () => Promise<T>) => task(),
    onLost: vi.fn<() => void>(),
  } satisfies RefreshParts;
  return { parts, refresh: makeRefresh(parts), stored: () => tokens };
}

describe('refreshing the tokens', () => {
  test('stores the new set; its end is now plus the answered duration', async () => {
    const { parts, refresh, stored } = setUp(async () => ({ data: answer }));
    await refresh('old');
    expect(stored()).toEqual({ accessToken: 'new', refreshToken: 'r2', expiresAt: nowMs + 900_000 });
    expect(parts.send.mock.calls[0]?.[0].body).toEqual({ refresh_token: 'r1', mode: 'json' });
  });

  test('keeps the old refresh token where the answer brings none', async () => {
    const { refresh } = setUp(async () => ({ data: { access_token: 'new', expires: 1 } }));
    expect((await refresh()).refreshToken).toBe('r1');
  });

  test('runs once for many who ask at the same time, and all get the new token', async () => {
    const { parts, refresh } = setUp(async () => ({ data: answer }));
    const sets = await Promise.all([refresh('old'), refresh('old'), refresh('old')]);
    expect(parts.send).toHaveBeenCalledTimes(1);
    expect(sets.map((set) => set.accessToken)).toEqual(['new', 'new', 'new']);
  });

  test('takes over what another tab has refreshed meanwhile, without a call', async () => {
    const { parts, refresh } = setUp(async () => ({ data: answer }), {
      ...old,
      accessToken: 'of the other tab',
    });
    expect((await refresh('old')).accessToken).toBe('of the other tab');
    expect(parts.send).not.toHaveBeenCalled();
  });

  // Without `navigator.locks` several tabs exchange one token at once, and the server allows five of them.
  test.each([429, 401])('answered %i resumes with what another tab has stored meanwhile', async (status) => {
    const other = { accessToken: 'of the other tab', refreshToken: 'r3', expiresAt: nowMs + 1 };
    const { parts, refresh, stored } = setUp(async () => {
      parts.store.write(other);
      throw new ApiError(status, 'REFUSED', 'No.');
    });
    expect(await refresh('old')).toEqual(other);
    expect([stored(), parts.onLost.mock.calls]).toEqual([other, []]);
  });

  test('can run again after a failure', async () => {
    const { parts, refresh } = setUp(() => Promise.reject(new NetworkError()));
    await expect(refresh()).rejects.toThrow('Token refresh failed');
    parts.send.mockResolvedValueOnce({ data: answer });
    await expect(refresh()).resolves.toMatchObject({ accessToken: 'new' });
  });

  test('without a stored set says so', async () => {
    const { refresh } = setUp(async () => ({ data: answer }), null);
    await expect(refresh()).rejects.toThrow('No refresh token found');
  });
});

describe('a refresh that fails', () => {
  test('tells "Token refresh failed: " and the first of the server\'s errors', async () => {
    const { refresh } = setUp(() =>
      Promise.reject(new ApiError(503, 'SERVICE_UNAVAILABLE', 'Come back later.')),
    );
    await expect(refresh()).rejects.toThrow('Token refresh failed: Come back later.');
  });

  test.each([
    ['is refused with 401', new ApiError(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.')],
    ['says "Token expired"', new ApiError(403, 'TOKEN_EXPIRED', 'Token expired.')],
  ])('ends the session when it %s', async (_how, error) => {
    const { parts, refresh, stored } = setUp(() => Promise.reject(error));
    await expect(refresh()).rejects.toThrow('Token refresh failed');
    expect(stored()).toBeNull();
    expect(parts.onLost).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a lost connection', new NetworkError()],
    ['a stumbling server', new ApiError(500, 'INTERNAL_SERVER_ERROR', 'An unexpected error occurred.')],
  ])('keeps the session through %s', async (_what, error) => {
    const { parts, refresh, stored } = setUp(() => Promise.reject(error));
    await expect(refresh()).rejects.toThrow('Token refresh failed');
    expect(stored()).toEqual(old);
    expect(parts.onLost).not.toHaveBeenCalled();
  });
});
