import { randomUUID } from 'node:crypto';
import type { TokenSet } from '@cablepark/contract/accounts/token-set';
import type { Role } from '@cablepark/domain/accounts/permissions';
import type { AppContext } from '../../src/context.ts';
import { logIn } from '../../src/modules/accounts/sessions/sessions.service.ts';
import { createAccount } from '../../src/modules/accounts/sign-up.ts';
import { findContents } from '../../src/modules/site/content/content.store.ts';

/** An account with everything that a test needs to act as its owner, on a page or over the wire. */
export interface AccountOfTest {
  id: string;
  name: string;
  email: string;
  password: string;
  role: Role;
  tokens: TokenSet;
}

/** What of a park its accounts are made with: that of a test's process, or a server's own database beside it. */
export type AccountsPark = Pick<AppContext, 'store' | 'clock' | 'config' | 'secret'>;

const noDevice = { browser: null, system: null };

/** Makes an account and a session by the use cases of signing up and logging in, without a call over the wire. */
export async function makeAccount(
  park: AccountsPark,
  differs: Partial<Pick<AccountOfTest, 'name' | 'email' | 'role'>> = {},
): Promise<AccountOfTest> {
  const { name = 'Ola', email = `${randomUUID()}@example.com`, role = 'User' } = differs;
  const password = 'kotwica i lina';
  const { terms, privacy } = await findContents(park.store.db);
  const id = await createAccount(park.store.db, park, {
    firstName: name,
    phone: '600700800',
    email,
    password,
    role,
    accepted: { terms: terms.version, privacy: privacy.version },
  });
  const { access_token, refresh_token, expires } = await logIn(park, email, password, noDevice);
  const expiresAt = park.clock.now().epochMilliseconds + expires;
  return {
    id,
    name,
    email,
    password,
    role,
    tokens: { accessToken: access_token, refreshToken: refresh_token, expiresAt },
  };
}
