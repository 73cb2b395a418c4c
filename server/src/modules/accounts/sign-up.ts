import { randomUUID } from 'node:crypto';
import type { SignupBody } from '@cablepark/contract/accounts';
import { normalEmail } from '@cablepark/domain/accounts/contact';
import type { Role } from '@cablepark/domain/accounts/permissions';
import type { Actor } from '@cablepark/domain/booking/rules';
import { ParkError } from '@cablepark/domain/errors';
import type { Language } from '@cablepark/domain/time/display';
import type { Park } from '../../context.ts';
import { storeFailure } from '../../db/failures.ts';
import type { Db } from '../../db/store.ts';
import { findLivingAccount, insertAccount } from './accounts.store.ts';
import { toWireUser, type WireUser } from './accounts.wire.ts';
import { hashPassword } from './password-hash.ts';

export interface NewAccount {
  firstName: string;
  lastName?: string | null;
  phone: string | null;
  email: string;
  /** As typed; it is kept only as its hash. */
  password: string;
  role?: Role;
  language?: Language | null;
}

/** Makes an account, a `User` unless told otherwise, and tells its id. @throws RECORD_NOT_UNIQUE for a known address. */
export async function createAccount(db: Db, park: Pick<Park, 'clock'>, account: NewAccount): Promise<string> {
  const id = randomUUID();
  const row = {
    id,
    email: normalEmail(account.email),
    first_name: account.firstName,
    last_name: account.lastName ?? null,
    phone: account.phone,
    role: account.role ?? 'User',
    status: 'active' as const,
    language: account.language ?? null,
    password_hash: await hashPassword(account.password),
    created_at: park.clock.now().epochMilliseconds,
  };
  await uniqueEmail(() => insertAccount(db, row));
  return id;
}

/** Anybody may make an account for themselves, always a `User` (WIRE.md, POST /users). @throws RECORD_NOT_UNIQUE */
export async function signUp(park: Park, body: SignupBody): Promise<void> {
  await createAccount(park.store.db, park, {
    firstName: body.first_name,
    lastName: body.last_name ?? null,
    phone: body.description,
    email: body.email,
    password: body.password,
    language: body.language ?? null,
  });
}

/** @throws INVALID_CREDENTIALS when the account was erased since the session was read. */
export async function readOwnAccount(park: Park, actor: Actor): Promise<WireUser> {
  const account = await findLivingAccount(park.store.db, actor.id);
  if (!account) throw new ParkError('INVALID_CREDENTIALS');
  return toWireUser(account);
}

/** The address itself is not told back: it may be somebody else's (WIRE.md, RECORD_NOT_UNIQUE). */
export async function uniqueEmail<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (storeFailure(error) !== 'not-unique') throw error;
    throw new ParkError('RECORD_NOT_UNIQUE', { extensions: { collection: 'users', field: 'email' } });
  }
}
