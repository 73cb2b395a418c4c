import { expect, test, vi } from 'vitest';
import type { Account } from './account.ts';
import { forgetKept } from './forgetKept.ts';
import type { AuthState } from './session.ts';

const nobody: AuthState = {
  user: null,
  isAuthenticated: false,
  loading: false,
  error: null,
  unreached: false,
};
const as = (id: string): AuthState => ({ ...nobody, user: { id } as Account, isAuthenticated: true });

/** The accounts whose data are deleted while the session goes through these states. */
function forgetThrough(states: readonly AuthState[], hasTokens = false) {
  const forget = vi.fn<(except: string | null) => Promise<void>>().mockResolvedValue();
  let listener: (state: AuthState) => void = () => {};
  forgetKept({ follow: (told) => ((listener = told), () => true) }, () => hasTokens, forget);
  for (const state of states) listener(state);
  return forget.mock.calls.map(([except]) => except);
}

test('All of a rider is forgotten at the log-out, once', () => {
  expect(forgetThrough([as('ola'), nobody, nobody])).toEqual(['ola', null]);
});

test('Whoever logs in on the device of another finds nothing of them', () => {
  expect(forgetThrough([as('ola'), as('jan')])).toEqual(['ola', 'jan']);
});

test('A change of the account is no other log-in', () => {
  expect(forgetThrough([as('ola'), as('ola')])).toEqual(['ola']);
});

test('Nothing is forgotten while the session cannot be checked', () => {
  expect(
    forgetThrough(
      [
        { ...nobody, loading: true },
        { ...nobody, unreached: true },
      ],
      true,
    ),
  ).toEqual([]);
});
