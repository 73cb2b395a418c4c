import type { UserRow } from '@cablepark/contract/accounts/accounts.schema';
import type { TokenSet } from '@cablepark/contract/accounts/token-set';
import { describe, expect, test, vi } from 'vitest';
import { en } from '../i18n/en.ts';
import { ApiError, NetworkError } from '../lib/http/errors.ts';
import { RefreshError } from '../lib/http/refresh.ts';
import { authFailureText } from './failureText.ts';
import { Session, type SessionParts } from './session.ts';

const nowMs = 1_700_000_000_000;
const row: UserRow = {
  id: 'u1',
  email: 'ola@example.com',
  first_name: 'Ola',
  last_name: null,
  description: '600700800',
  role: 'User',
  status: 'active',
  language: null,
};
const fresh: TokenSet = { accessToken: 'a', refreshToken: 'r', expiresAt: nowMs + 60_001 };
const stale: TokenSet = { ...fresh, expiresAt: nowMs + 60_000 };
const body = {
  first_name: 'Ola',
  description: '600700800',
  email: 'ola@example.com',
  password: 'longenough',
};

function setUp(stored: TokenSet | null, changes: Partial<SessionParts> = {}) {
  const order: string[] = [];
  const log =
    <T>(name: string, value: T) =>
    async () => {
      order.push(name);
      return value;
    };
  const clear = vi.fn<() => void>();
  const parts: SessionParts = {
    store: { read: () => stored, write: () => {}, clear },
    refresh: log('refresh', fresh),
    readMe: log('me', row),
    login: log('login', undefined),
    signup: log('signup', undefined),
    logout: log('logout', undefined),
    deleteUser: log('delete', undefined),
    nowMs: () => nowMs,
    wait: async (ms) => void order.push(`wait ${ms}`),
    ...changes,
  };
  const session = new Session(parts);
  const errorText = () => {
    const { error } = session.state();
    return error && authFailureText(error, en);
  };
  return { session, order, clear, errorText };
}

test('Who follows late hears what is known already, then every change, until the end', async () => {
  const { session } = setUp(fresh);
  await session.start();
  const heard: (string | undefined)[] = [];
  const unfollow = session.follow(({ user }) => heard.push(user?.id));
  expect(heard).toEqual(['u1']);
  session.lost();
  unfollow();
  await session.start();
  expect(heard).toEqual(['u1', undefined]);
});

describe('the start', () => {
  test('is loading until it is known whether there is a session', async () => {
    const { session } = setUp(fresh);
    expect(session.state()).toMatchObject({ loading: true, isAuthenticated: false });
    await session.start();
    expect(session.state()).toMatchObject({
      loading: false,
      isAuthenticated: true,
      user: { firstName: 'Ola' },
    });
  });

  test('with a token that ends in more than 60 s fetches the user', async () => {
    const { session, order } = setUp(fresh);
    await session.start();
    expect(order).toEqual(['me']);
  });

  test('with an older one refreshes first', async () => {
    const { session, order } = setUp(stale);
    await session.start();
    expect(order).toEqual(['refresh', 'me']);
  });

  test('without tokens is logged out, and nothing is called', async () => {
    const { session, order } = setUp(null);
    await session.start();
    expect(order).toEqual([]);
    expect(session.state()).toEqual({
      user: null,
      isAuthenticated: false,
      loading: false,
      error: null,
      unreached: false,
    });
  });

  test.each([
    [new ApiError(500, '', 'Down for repair.'), 'Server error: Down for repair.'],
    [new NetworkError(), 'Network error'],
    [new RefreshError('x', { cause: new NetworkError() }), 'Network error'],
    [new RangeError('?'), 'Unexpected error'],
  ])('that fails with %o clears the user and tells "%s"', async (error, text) => {
    const readMe = vi.fn<SessionParts['readMe']>().mockRejectedValue(error);
    const { session, errorText } = setUp(stale, { readMe });
    await session.start();
    expect(session.state()).toMatchObject({ user: null, isAuthenticated: false, loading: false });
    expect(errorText()).toBe(text);
  });

  test.each([
    [new ApiError(503, 'SERVICE_UNAVAILABLE', 'Come back later.'), true],
    [new ApiError(500, '', ''), true],
    [new ApiError(429, 'REQUESTS_EXCEEDED', 'Too many requests.'), true],
    [new NetworkError(), true],
    [new RefreshError('x', { cause: new NetworkError() }), true],
    [new ApiError(403, 'FORBIDDEN', 'No.'), false],
    [new RangeError('?'), false],
  ])('that fails with %o keeps the tokens; the park counts as unreached: %s', async (error, unreached) => {
    const readMe = vi.fn<SessionParts['readMe']>().mockRejectedValueOnce(error).mockResolvedValue(row);
    const { session, clear } = setUp(fresh, { readMe });
    await session.start();
    expect(session.state().unreached).toBe(unreached);
    expect(clear).not.toHaveBeenCalled();
    await session.start();
    expect(session.state()).toMatchObject({ unreached: false, error: null, isAuthenticated: true });
  });

  test('asked for twice at once asks the server once', async () => {
    const { session, order } = setUp(fresh);
    await Promise.all([session.start(), session.start()]);
    expect(order).toEqual(['me']);
  });

  test('that is answered after the visitor has logged out changes nothing', async () => {
    let answer = (_row: UserRow) => {};
    const readMe = () =>
      new Promise<UserRow>((resolve) => {
        answer = resolve;
      });
    const { session } = setUp(fresh, { readMe });
    const started = session.start();
    session.logout();
    answer(row);
    await started;
    expect(session.state()).toMatchObject({ user: null, isAuthenticated: false });
  });

  test('gives a role that the park does not know the rights of a rider', async () => {
    const foreign = { ...row, role: '0b6f3d6e-role-of-another-backend' } as unknown as UserRow;
    const { session } = setUp(fresh, { readMe: async () => foreign });
    await session.start();
    expect(session.state().user?.role).toBe('User');
  });
});

describe('logging in', () => {
  test('stores tokens, then fetches the user', async () => {
    const { session, order } = setUp(null);
    expect(await session.login('ola@example.com', 'longenough')).toBe(true);
    expect(order).toEqual(['login', 'me']);
    expect(session.state().isAuthenticated).toBe(true);
  });

  test('that is refused tells why and clears the tokens', async () => {
    const refused = new ApiError(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');
    const { session, clear, errorText } = setUp(null, { login: () => Promise.reject(refused) });
    expect(await session.login('ola@example.com', 'wrong')).toBe(false);
    expect(errorText()).toBe('Login failed: Wrong e-mail or password.');
    expect(clear).toHaveBeenCalled();
  });

  test('that is refused ends the session that there was', async () => {
    const refused = new ApiError(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');
    const { session, clear } = setUp(fresh, { login: () => Promise.reject(refused) });
    await session.start();
    await session.login('igor@example.com', 'wrong');
    expect(clear).toHaveBeenCalled();
    expect(session.state()).toMatchObject({ user: null, isAuthenticated: false, error: { action: 'login' } });
  });

  test('that nobody answers leaves the session that could not be asked for', async () => {
    const { session, clear } = setUp(fresh, {
      readMe: () => Promise.reject(new NetworkError()),
      login: () => Promise.reject(new NetworkError()),
    });
    await session.start();
    await session.login('ola@example.com', 'longenough');
    expect(clear).not.toHaveBeenCalled();
    expect(session.state().unreached).toBe(true);
  });

  test('that lets in but cannot tell who it was says so and clears the tokens', async () => {
    const readMe = vi
      .fn<SessionParts['readMe']>()
      .mockRejectedValue(new ApiError(503, '', 'Come back later.'));
    const { session, clear, errorText } = setUp(null, { readMe });
    expect(await session.login('ola@example.com', 'longenough')).toBe(false);
    expect(errorText()).toBe('Failed to fetch user: Come back later.');
    expect(clear).toHaveBeenCalled();
  });

  test('without a network tells the transport message', async () => {
    const { session, errorText } = setUp(null, { login: () => Promise.reject(new NetworkError()) });
    await session.login('ola@example.com', 'longenough');
    expect(errorText()).toBe(
      'Login failed: Network error: Unable to connect to the server. Check your connection and try again.',
    );
  });

  test('that fails in an unknown way says so', async () => {
    const { session, errorText } = setUp(null, { login: () => Promise.reject(new RangeError('?')) });
    await session.login('ola@example.com', 'longenough');
    expect(errorText()).toBe('An unknown error occurred during login. Reload the page and try again.');
  });

  test('forgets the error of the try before', async () => {
    const login = vi
      .fn<SessionParts['login']>()
      .mockRejectedValueOnce(new NetworkError())
      .mockResolvedValue();
    const { session } = setUp(null, { login });
    await session.login('ola@example.com', 'longenough');
    await session.login('ola@example.com', 'longenough');
    expect(session.state().error).toBeNull();
  });
});

describe('signing up', () => {
  test('registers, waits a second, and logs in with the same credentials', async () => {
    const login = vi.fn<SessionParts['login']>().mockResolvedValue();
    const { session, order } = setUp(null, { login });
    expect(await session.signup(body)).toBe(true);
    expect(order).toEqual(['signup', 'wait 1000', 'me']);
    expect(login).toHaveBeenCalledWith('ola@example.com', 'longenough');
  });

  test('that is refused goes no further', async () => {
    const taken = new ApiError(400, 'OTHER', 'Value for field "email" has to be unique.');
    const { session, order, errorText } = setUp(null, { signup: () => Promise.reject(taken) });
    expect(await session.signup(body)).toBe(false);
    expect(order).toEqual([]);
    expect(errorText()).toBe('Registration failed: Value for field "email" has to be unique.');
  });
});

describe('leaving', () => {
  test('logging out clears tokens, user and error at once, whatever the server says', async () => {
    const logout = vi.fn<SessionParts['logout']>().mockRejectedValue(new NetworkError());
    const { session, clear } = setUp(fresh, { logout });
    await session.start();
    session.logout();
    expect(session.state()).toEqual({
      user: null,
      isAuthenticated: false,
      loading: false,
      error: null,
      unreached: false,
    });
    expect(clear).toHaveBeenCalled();
    expect(logout).toHaveBeenCalledWith('r');
  });

  test('deleting the account calls the server, clears the tokens and logs out', async () => {
    const { session, order, clear } = setUp(fresh);
    await session.start();
    expect(await session.deleteAccount()).toBe(true);
    expect(order).toEqual(['me', 'delete']);
    expect(clear).toHaveBeenCalled();
    expect(session.state().user).toBeNull();
  });

  test('deleting without a loaded user fails with "User not found"', async () => {
    const { session, order, errorText } = setUp(null);
    await session.start();
    expect(await session.deleteAccount()).toBe(false);
    expect(errorText()).toBe('User not found. Log in again.');
    expect(order).toEqual([]);
  });

  test('a deletion that the server refuses keeps the session', async () => {
    const refused = new ApiError(403, 'FORBIDDEN', "You don't have permission to access this.");
    const { session, clear, errorText } = setUp(fresh, { deleteUser: () => Promise.reject(refused) });
    await session.start();
    expect(await session.deleteAccount()).toBe(false);
    expect(session.state().isAuthenticated).toBe(true);
    expect(clear).not.toHaveBeenCalled();
    expect(errorText()).toBe("Account deletion failed: You don't have permission to access this.");
  });
});
