import { randomUUID } from 'node:crypto';
import type { Actor } from '@cablepark/domain/booking.rules';
import { normalEmail } from '@cablepark/domain/contact';
import type { Language } from '@cablepark/domain/display';
import { ParkError } from '@cablepark/domain/errors';
import { may, type Role } from '@cablepark/domain/roles';
import type { AccountPatchBody, SignupBody } from '@cablepark/domain/wire';
import type { Updateable } from 'kysely';
import type { Park } from '../park.ts';
import { storeFailure } from '../store/failures.ts';
import type { Db } from '../store/store.ts';
import type { AccountTable } from '../store/tables.ts';
import {
  type Account,
  findLivingAccount,
  holdActiveAdmins,
  insertAccount,
  updateAccount,
} from './accounts.store.ts';
import { toWireUser, type WireUser } from './accounts.wire.ts';
import { hashPassword } from './password-hash.ts';
import { announcePasswordChange } from './passwords.service.ts';
import { deleteResetTokens } from './passwords.store.ts';
import { endSessions } from './sessions.store.ts';

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

/**
 * Changes one's own account, or anyone's for an Admin; `role` and `status` are the Admins' alone. A new password ends the
 * account's sessions, except `keptFamily`: the one that asks, when it is the account's own.
 * @throws FORBIDDEN (no right, no such account, the last Admin), RECORD_NOT_UNIQUE.
 */
export async function changeAccount(
  park: Park,
  actor: Actor,
  id: string,
  patch: AccountPatchBody,
  keptFamily: string | null,
): Promise<WireUser> {
  requireRight(actor, id, patch);
  const change = await storedChange(patch);
  const account = await uniqueEmail(() =>
    park.store.db.transaction().execute(async (db) => {
      if (losesAdmin(patch)) await requireAnotherAdmin(db, park, id);
      const changed = await applyChange(db, id, change);
      if (!changed) throw new ParkError('FORBIDDEN');
      if (patch.password !== undefined || patch.status === 'blocked') await endSessions(db, id, keptFamily);
      if (patch.password !== undefined || patch.email !== undefined) await deleteResetTokens(db, id);
      return changed;
    }),
  );
  if (patch.password !== undefined) announcePasswordChange(park, account);
  return toWireUser(account);
}

function requireRight(actor: Actor, id: string, patch: AccountPatchBody): void {
  const editsAny = may(actor.role, 'user.editAny');
  const isPromotion = patch.role !== undefined || patch.status !== undefined;
  if (!editsAny && (id !== actor.id || isPromotion)) throw new ParkError('FORBIDDEN');
}

async function storedChange(patch: AccountPatchBody): Promise<Updateable<AccountTable>> {
  const { description, email, password, first_name, last_name, language, role, status } = patch;
  const entries = Object.entries({
    first_name,
    last_name,
    language,
    role,
    status,
    phone: description,
    email: email === undefined ? undefined : normalEmail(email),
    password_hash: password === undefined ? undefined : await hashPassword(password),
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function applyChange(db: Db, id: string, change: Updateable<AccountTable>): Promise<Account | null> {
  return Object.keys(change).length === 0 ? findLivingAccount(db, id) : updateAccount(db, id, change);
}

function losesAdmin({ role, status }: AccountPatchBody): boolean {
  return (role !== undefined && role !== 'Admin') || status === 'blocked';
}

/** Somebody must be left who can run the park. @throws FORBIDDEN when `id` is the last active Admin. */
export async function requireAnotherAdmin(db: Db, park: Park, id: string): Promise<void> {
  const admins = await holdActiveAdmins(db, park.store.engine);
  if (admins.length === 1 && admins[0] === id) throw new ParkError('FORBIDDEN');
}

/** The address itself is not told back: it may be somebody else's (WIRE.md, RECORD_NOT_UNIQUE). */
async function uniqueEmail<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (storeFailure(error) !== 'not-unique') throw error;
    throw new ParkError('RECORD_NOT_UNIQUE', { extensions: { collection: 'users', field: 'email' } });
  }
}
