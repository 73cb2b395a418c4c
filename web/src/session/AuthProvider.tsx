import { tokenStorageKey } from '@cablepark/contract/accounts/token-set';
import { paths } from '@cablepark/contract/paths';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { arrived } from '../lib/http/arrived.ts';
import { refreshTokens } from '../lib/http/refreshTokens.ts';
import { onSessionLost } from '../lib/http/sessionLost.ts';
import { tokens } from '../lib/http/tokens.ts';
import { clock } from '../lib/time/clock.ts';
import { cameFrom, type LoginState } from './loginState.ts';
import { rememberRole } from './rememberedRole.ts';
import { type AuthState, Session } from './session.ts';

export type Auth = AuthState &
  Pick<Session, 'login' | 'signup' | 'logout' | 'deleteAccount' | 'changed' | 'clearError'> & {
    /** Retries an unreachable server. */
    retry: Session['start'];
  };

/** The session of the page; components read it by `useAuth`. */
export const AuthContext = createContext<Auth | null>(null);

/** Provides this browser's session and keeps it current: other tabs, lost sessions, a server that is reachable again. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session] = useState(makeSession);
  const [state, setState] = useState(session.state);

  useEffect(() => {
    let watching: Promise<(() => void) | null> | undefined;
    const unfollow = session.follow((now) => {
      const isKnown = tokens.read() !== null;
      rememberRole(now, isKnown, () => localStorage);
      // Without tokens there is nothing to retry, or to forget.
      if (isKnown) watching ??= import('./watch.ts').then(({ watch }) => watch(session)).catch(() => null);
      // An account affects every part of the page: a transition keeps the page responsive.
      startTransition(() => setState(now));
    });
    void session.start();
    const otherTab = (event: StorageEvent) => {
      if (event.key !== tokenStorageKey && event.key !== null) return;
      if (!tokens.read()) session.lost();
      else if (!session.state().user) void session.start();
    };
    window.addEventListener('storage', otherTab);
    return () => {
      unfollow();
      void watching?.then((stop) => stop?.());
      window.removeEventListener('storage', otherTab);
    };
  }, [session]);

  const navigate = useNavigate();
  const location = useLocation();
  useEffect(
    () =>
      onSessionLost((question) => {
        session.lost();
        const state: LoginState = { reason: 'ended', ...question, ...cameFrom(location) };
        void navigate(paths.login, { state, replace: location.pathname === paths.login });
      }),
    [session, navigate, location],
  );

  const auth = useMemo<Auth>(() => {
    const { login, signup, logout, deleteAccount, changed, clearError, start: retry } = session;
    return { ...state, login, signup, logout, deleteAccount, changed, clearError, retry };
  }, [session, state]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

type Calls = typeof import('./api/sessionCalls.ts');

/** A call with lazy code: visitors never need it. */
function later<Name extends keyof Calls>(name: Name): Calls[Name] {
  const call = async (...parts: never[]) => {
    const call = (await arrived(import('./api/sessionCalls.ts')))[name] as (...parts: never[]) => unknown;
    return call(...parts);
  };
  return call as Calls[Name];
}

function makeSession(): Session {
  return new Session({
    store: tokens,
    refresh: refreshTokens,
    readMe: later('readMe'),
    login: later('login'),
    signup: later('signup'),
    logout: later('logout'),
    deleteUser: later('deleteUser'),
    nowMs: () => clock.deviceMs(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
}

/** The session: `user`, `isAuthenticated`, `loading`, `error` and its methods (SPEC.md §4). */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('AuthProvider is missing.');
  return auth;
}
