import type { UserRow } from '@cablepark/contract/accounts/accounts.schema';
import { isTokenFresh } from '@cablepark/contract/accounts/token-set';
import { isPassing } from '../lib/http/errors.ts';
import type { Refresh } from '../lib/http/refresh.ts';
import type { TokenStore } from '../lib/http/tokens.ts';
import { type Account, accountOf } from './account.ts';
import type { Signup } from './api/signup.ts';
import { type AuthAction, AuthFailure, UserNotFound } from './failure.ts';

/** SPEC.md §4: between the registration and the following log-in. */
const signupToLoginMs = 1000;

export interface AuthState {
  user: Account | null;
  isAuthenticated: boolean;
  /** True until the start has checked for a session. */
  loading: boolean;
  error: AuthFailure | null;
  /** There are tokens, but the server is unreachable: the account is unknown until it answers. */
  unreached: boolean;
}

export interface SessionParts {
  store: TokenStore;
  refresh: Refresh;
  readMe: () => Promise<UserRow>;
  login: (email: string, password: string) => Promise<void>;
  signup: (body: Signup) => Promise<void>;
  logout: (refreshToken: string) => Promise<void>;
  deleteUser: (id: string) => Promise<void>;
  nowMs: () => number;
  wait: (ms: number) => Promise<void>;
}

const nobody: AuthState = {
  user: null,
  isAuthenticated: false,
  loading: false,
  error: null,
  unreached: false,
};

/** The session of this browser (SPEC.md §4, "Auth context"). Its methods never throw: errors are in `error`. */
export class Session {
  readonly #parts: SessionParts;
  readonly #listeners = new Set<(state: AuthState) => void>();
  #state: AuthState = { ...nobody, loading: true };
  #starting: Promise<void> | null = null;
  /** Changes at every log-in or log-out: earlier responses are then stale. */
  #era = 0;

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  state = (): AuthState => this.#state;

  /** Calls back with the current state and every later one, so no change before the subscription is lost. */
  follow = (listener: (state: AuthState) => void): (() => void) => {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  };

  /**
   * A fresh token fetches the user; an old one is refreshed first; none means logged out. Tokens survive an unreachable server, for a later retry.
   */
  start = (): Promise<void> => {
    this.#starting ??= this.#start().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  };

  async #start(): Promise<void> {
    const tokens = this.#parts.store.read();
    if (!tokens) return this.#signedOut();
    const era = this.#era;
    try {
      if (!isTokenFresh(tokens, this.#parts.nowMs())) await this.#parts.refresh(tokens.accessToken);
      const user = accountOf(await this.#parts.readMe());
      if (era === this.#era) this.#signedIn(user);
    } catch (cause) {
      if (era !== this.#era) return;
      this.#set({ ...nobody, error: new AuthFailure('start', cause), unreached: isPassing(cause) });
    }
  }

  /** @returns whether the visitor is logged in now. */
  login = async (email: string, password: string): Promise<boolean> => {
    const loggedIn =
      (await this.#attempt('login', () => this.#parts.login(email, password))) &&
      (await this.#attempt('fetchUser', () => this.#fetchUser()));
    if (!loggedIn && !this.#failedOnTheWay()) this.#forget();
    return loggedIn;
  };

  /** Registers, waits, then logs in with the same credentials. @returns whether the visitor is logged in now. */
  signup = async (body: Signup): Promise<boolean> => {
    const isRegistered = await this.#attempt('signup', () => this.#parts.signup(body));
    if (!isRegistered) return false;
    await this.#parts.wait(signupToLoginMs);
    return this.login(body.email, body.password);
  };

  /** At once for the visitor; the server request runs in the background. */
  logout = (): void => {
    const tokens = this.#parts.store.read();
    this.#parts.store.clear();
    this.#signedOut();
    // The session ends here in any case; the visitor could not act on an error.
    if (tokens) this.#parts.logout(tokens.refreshToken).catch(() => {});
  };

  /** @returns whether the account is deleted. */
  deleteAccount = async (): Promise<boolean> => {
    const { user } = this.#state;
    const isDeleted = await this.#attempt('deleteAccount', async () => {
      if (!user) throw new UserNotFound();
      await this.#parts.deleteUser(user.id);
    });
    if (isDeleted) {
      this.#parts.store.clear();
      this.#signedOut();
    }
    return isDeleted;
  };

  /** Applies the server's account after a change. Ignores a response about a former session. */
  changed = (row: UserRow): void => {
    const user = accountOf(row);
    if (this.#state.user?.id === user.id) this.#set({ ...this.#state, user });
  };

  /** The tokens were cleared elsewhere: by a refused refresh or in another tab. */
  lost = (): void => this.#signedOut();

  clearError = (): void => {
    if (this.#state.error) this.#set({ ...this.#state, error: null });
  };

  async #fetchUser(): Promise<void> {
    this.#signedIn(accountOf(await this.#parts.readMe()));
  }

  /** A log-in without a response says nothing about the current session. */
  #failedOnTheWay(): boolean {
    const { error } = this.#state;
    return error?.action === 'login' && isPassing(error.cause);
  }

  /** A refused log-in ends any session, even the previous one. */
  #forget(): void {
    this.#era += 1;
    this.#parts.store.clear();
    this.#set({ ...nobody, error: this.#state.error });
  }

  #signedIn(user: Account): void {
    this.#era += 1;
    this.#set({ ...nobody, user, isAuthenticated: true });
  }

  async #attempt(action: AuthAction, task: () => Promise<void>): Promise<boolean> {
    this.clearError();
    try {
      await task();
      return true;
    } catch (cause) {
      this.#set({ ...this.#state, error: new AuthFailure(action, cause) });
      return false;
    }
  }

  #signedOut(): void {
    this.#era += 1;
    // A start that is under way is about the session before; the next one is another.
    this.#starting = null;
    this.#set(nobody);
  }

  #set(state: AuthState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }
}
