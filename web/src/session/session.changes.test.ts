import type { UserRow } from '@cablepark/contract/accounts/accounts.schema';
import type { TokenSet } from '@cablepark/contract/accounts/token-set';
import { expect, test } from 'vitest';
import { Session } from './session.ts';

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
const tokens: TokenSet = { accessToken: 'a', refreshToken: 'r', expiresAt: 1_700_000_100_000 };

async function signedIn(): Promise<Session> {
  const nothing = async () => undefined;
  const session = new Session({
    store: { read: () => tokens, write: () => {}, clear: () => {} },
    refresh: async () => tokens,
    readMe: async () => row,
    login: nothing,
    signup: nothing,
    logout: nothing,
    deleteUser: nothing,
    nowMs: () => 1_700_000_000_000,
    wait: nothing,
  });
  await session.start();
  return session;
}

test('A change of the account is shown at once, and one of somebody who has left is not', async () => {
  const session = await signedIn();
  session.changed({ ...row, first_name: 'Zuzia', language: 'en' });
  expect(session.state()).toMatchObject({
    isAuthenticated: true,
    user: { firstName: 'Zuzia', language: 'en' },
  });
  session.changed({ ...row, id: 'u2', first_name: 'Jan' });
  expect(session.state().user?.firstName).toBe('Zuzia');
  session.logout();
  session.changed(row);
  expect(session.state().user).toBeNull();
});
