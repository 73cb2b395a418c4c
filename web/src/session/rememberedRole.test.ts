import { expect, test } from 'vitest';
import { NetworkError } from '../lib/http/errors.ts';
import { AuthFailure } from './failure.ts';
import { rememberedRole, rememberRole, roleStorageKey } from './rememberedRole.ts';
import type { AuthState } from './session.ts';

const ola = {
  id: 'u1',
  email: 'ola@example.com',
  firstName: 'Ola',
  phone: '',
  role: 'Editor',
  language: null,
} as const;
const signedOut: AuthState = {
  user: null,
  isAuthenticated: false,
  loading: false,
  error: null,
  unreached: false,
};
const signedIn: AuthState = { ...signedOut, user: ola, isAuthenticated: true };

/** The stored role of a browser that knew an Admin, after `state`. */
function kept(state: AuthState, hasTokens: boolean): string | undefined {
  const store = new Map([[roleStorageKey, 'Admin']]);
  rememberRole(state, hasTokens, () => ({
    getItem: (key) => store.get(key) ?? null,
    setItem: (key, value) => void store.set(key, value),
    removeItem: (key) => void store.delete(key),
  }));
  return store.get(roleStorageKey);
}

test('The browser keeps the role of who is logged in, and none once they are logged out', () => {
  expect(kept(signedIn, true)).toBe('Editor');
  expect(kept(signedOut, false)).toBeUndefined();
});

test('A session that is not known yet, or that the network kept from being known, leaves the role as it is', () => {
  expect(kept({ ...signedOut, loading: true }, true)).toBe('Admin');
  expect(kept({ ...signedOut, error: new AuthFailure('start', new NetworkError()) }, true)).toBe('Admin');
});

test('A browser that forbids storage is asked for nothing more', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  expect(() => rememberRole(signedIn, true, forbidden)).not.toThrow();
});

test('What the browser remembers is read back, and nothing that is no role', () => {
  expect(rememberedRole(() => ({ getItem: () => 'Editor' }))).toBe('Editor');
  expect(rememberedRole(() => ({ getItem: () => 'Emperor' }))).toBeNull();
  expect(
    rememberedRole(() => {
      throw new Error('SecurityError');
    }),
  ).toBeNull();
});
