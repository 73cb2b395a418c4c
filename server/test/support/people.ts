import { randomUUID } from 'node:crypto';
import type { Actor } from '@cablepark/domain/accounts/actor';
import type { Role } from '@cablepark/domain/accounts/permissions';
import type { AppContext } from '../../src/context.ts';
import { insertAccount } from '../../src/modules/accounts/rows/index.ts';
import { signAccessToken } from '../../src/modules/accounts/secrets/access-token.ts';
import { insertSession } from '../../src/modules/accounts/sessions/sessions.store.ts';

const sessionMs = 7 * 24 * 60 * 60_000;

/** An account that is logged in: who it is and the headers its browser would send. */
export interface Person extends Actor {
  headers: { authorization: string };
}

/** A new active account of this role with a session. */
export async function aPerson(park: AppContext, role: Role = 'User'): Promise<Person> {
  const id = randomUUID();
  const now = park.clock.now().epochMilliseconds;
  await insertAccount(park.store.db, {
    id,
    email: `${id}@example.com`,
    proved_email: `${id}@example.com`,
    first_name: role,
    last_name: null,
    phone: '600700800',
    role,
    status: 'active',
    language: 'pl',
    password_hash: null,
    created_at: now,
  });
  return logIn(park, { id, role });
}

/** The same account in a new session, with a token that is fresh by the park's clock as it stands now. */
export async function logIn(park: AppContext, { id, role }: Actor): Promise<Person> {
  const family = randomUUID();
  const now = park.clock.now().epochMilliseconds;
  await insertSession(park.store.db, {
    token_hash: family,
    family,
    account_id: id,
    created_at: now,
    expires_at: now + sessionMs,
    rotated_at: null,
  });
  const token = await signAccessToken(park, { accountId: id, family });
  return { id, role, headers: { authorization: `Bearer ${token}` } };
}
