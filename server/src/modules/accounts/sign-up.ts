import { randomUUID } from 'node:crypto';
import type { SignupBody } from '@cablepark/contract/accounts/accounts.schema';
import { decideSignUp } from '@cablepark/domain/accounts/account-rules';
import { normalEmail } from '@cablepark/domain/accounts/contact';
import type { Role } from '@cablepark/domain/accounts/permissions';
import { enforce } from '@cablepark/domain/decision';
import type { Language } from '@cablepark/domain/time/display';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { emailError, uniqueEmail } from './emails/known-email.ts';
import { findAccountByEmail, insertAccount } from './rows/accounts.store.ts';
import { hashPassword } from './secrets/password-hash.ts';

export interface NewAccount {
  firstName: string;
  lastName?: string | null;
  phone: string | null;
  email: string;
  /** In plain text; only its hash is stored. */
  password: string;
  role?: Role;
  language?: Language | null;
  /** The versions of the terms and the privacy policy that the owner has accepted. */
  accepted?: { terms: number; privacy: number };
}

/** Creates an account, by default a `User`, and returns its id. @throws RECORD_NOT_UNIQUE for a known address. */
export async function createAccount(
  db: Db,
  context: Pick<AppContext, 'clock' | 'config'>,
  account: NewAccount,
): Promise<string> {
  const row = await accountRow(context, account);
  await insertNewAccount(db, row);
  return row.id;
}

/** The row of a new account. Hashing is too slow for a transaction. */
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
  const owner = await findAccountByEmail(db, row.email);
  enforce(decideSignUp(owner !== null), emailError);
  await uniqueEmail(() => insertAccount(db, row));
}

/** Anybody may create their own account, always a `User` (WIRE.md, POST /users). @throws RECORD_NOT_UNIQUE */
export async function signUp(context: AppContext, body: SignupBody): Promise<void> {
  const { terms, privacy } = await context.pageContents.read();
  // No transaction: the unique address admits one of two concurrent calls.
  await createAccount(context.store.db, context, {
    firstName: body.first_name,
    lastName: body.last_name ?? null,
    phone: body.description,
    email: body.email,
    password: body.password,
    language: body.language ?? null,
    // The form requires both (SPEC.md §2, /signup); the versions are the current ones.
    accepted: { terms: terms.version, privacy: privacy.version },
  });
}
