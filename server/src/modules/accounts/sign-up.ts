import { randomUUID } from 'node:crypto';
import type { SignupBody } from '@cablepark/contract/accounts/accounts';
import { decideSignUp } from '@cablepark/domain/accounts/account-rules';
import { normalEmail } from '@cablepark/domain/accounts/contact';
import type { Role } from '@cablepark/domain/accounts/permissions';
import { enforce } from '@cablepark/domain/decision';
import type { Language } from '@cablepark/domain/time/display';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { findAccountByEmail, insertAccount } from './accounts.store.ts';
import { emailError, uniqueEmail } from './emails/known-email.ts';
import { hashPassword } from './secrets/password-hash.ts';

export interface NewAccount {
  firstName: string;
  lastName?: string | null;
  phone: string | null;
  email: string;
  /** As typed; it is kept only as its hash. */
  password: string;
  role?: Role;
  language?: Language | null;
  /** The versions of the terms and the privacy policy that whoever makes it has accepted. */
  accepted?: { terms: number; privacy: number };
}

/** Makes an account, a `User` unless told otherwise, and tells its id. @throws RECORD_NOT_UNIQUE for a known address. */
export async function createAccount(
  db: Db,
  context: Pick<AppContext, 'clock' | 'config'>,
  account: NewAccount,
): Promise<string> {
  const row = await accountRow(context, account);
  await insertNewAccount(db, row);
  return row.id;
}

/** The row of an account that does not exist yet. Hashing takes too long to be done in a transaction. */
export async function accountRow(
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
  account: NewAccount,
) {
  return {
    id: randomUUID(),
    email: normalEmail(account.email),
    first_name: account.firstName,
    last_name: account.lastName ?? null,
    phone: account.phone,
    role: account.role ?? 'User',
    status: 'active' as const,
    language: account.language ?? null,
    password_hash: await hashPassword(config, account.password),
    created_at: clock.now().epochMilliseconds,
    terms_version: account.accepted?.terms ?? null,
    privacy_version: account.accepted?.privacy ?? null,
  };
}

/** @throws RECORD_NOT_UNIQUE for a known address. */
export async function insertNewAccount(db: Db, row: Awaited<ReturnType<typeof accountRow>>): Promise<void> {
  const known = await findAccountByEmail(db, row.email);
  enforce(decideSignUp(known !== null), emailError);
  await uniqueEmail(() => insertAccount(db, row));
}

/** Anybody may make an account for themselves, always a `User` (WIRE.md, POST /users). @throws RECORD_NOT_UNIQUE */
export async function signUp(context: AppContext, body: SignupBody): Promise<void> {
  const { terms, privacy } = await context.contents.read();
  // No transaction: of two at once, the address lets one in.
  await createAccount(context.store.db, context, {
    firstName: body.first_name,
    lastName: body.last_name ?? null,
    phone: body.description,
    email: body.email,
    password: body.password,
    language: body.language ?? null,
    // The form says that both are accepted (SPEC.md §2, /signup); which they are is what the park shows.
    accepted: { terms: terms.version, privacy: privacy.version },
  });
}
