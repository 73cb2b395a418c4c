import type { AccountPatchBody } from '@cablepark/contract/accounts';
import { normalEmail } from '@cablepark/domain/accounts/contact';
import { may } from '@cablepark/domain/accounts/permissions';
import type { Actor } from '@cablepark/domain/booking/rules';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import type { Updateable } from 'kysely';
import type { Park } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import type { AccountTable } from '../../db/tables.ts';
import { writeAudit } from '../audit/audit.store.ts';
import { uniqueEmail } from './accounts.service.ts';
import {
  type Account,
  findLivingAccount,
  holdActiveAccount,
  holdActiveAdmins,
  updateAccount,
} from './accounts.store.ts';
import { toWireUser, type WireUser } from './accounts.wire.ts';
import { announceLogInChange } from './log-in-change.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { deleteResetTokens } from './passwords.store.ts';
import { endSessions } from './sessions.store.ts';

/**
 * Changes one's own account, or anyone's for an Admin; `role` and `status` are the Admins' alone. A new address or password
 * of one's own needs the old password: a session alone, which may be stolen, does not take the account over. Either ends the
 * account's sessions, except `keptFamily` (the one that asks, when it is the account's own), and the address until now is told.
 * @throws FORBIDDEN (no right, no such account, the last Admin, another `current_password`), RECORD_NOT_UNIQUE.
 */
export async function changeAccount(
  park: Park,
  actor: Actor,
  id: string,
  patch: AccountPatchBody,
  keptFamily: string | null,
): Promise<WireUser> {
  requireRight(actor, id, patch);
  const provenHash = id === actor.id && changesLogIn(patch) ? await requirePassword(park, id, patch) : null;
  const change = await storedChange(patch);
  const { before, after } = await uniqueEmail(() =>
    park.store.db.transaction().execute(async (db) => {
      if (losesAdmin(patch)) await requireAnotherAdmin(db, park, id);
      if (provenHash !== null) await requireSamePassword(db, park, id, provenHash);
      const before = await findLivingAccount(db, id);
      const after = before && (await applyChange(db, before, change));
      if (!after) throw new ParkError('FORBIDDEN');
      if (changesLogIn(patch) || patch.status === 'blocked') await endSessions(db, id, keptFamily);
      if (changesLogIn(patch) || changesStanding(patch)) await deleteResetTokens(db, id);
      await noteChange(db, park, actor, before, after, patch);
      return { before, after };
    }),
  );
  announceLogInChange(park, before, after);
  return toWireUser(after);
}

/** Whether it touches what one logs in with. */
export function changesLogIn({ email, password }: AccountPatchBody): boolean {
  return email !== undefined || password !== undefined;
}

/** A link that was mailed before is not good for whoever the account lets in afterwards, or for what it may do then. */
function changesStanding({ role, status }: AccountPatchBody): boolean {
  return role !== undefined || status !== undefined;
}

/**
 * The stored hash that `current_password` fits.
 * @throws FAILED_VALIDATION where it is missing; FORBIDDEN with `field` where it is another, after the same work.
 */
async function requirePassword(park: Park, id: string, patch: AccountPatchBody): Promise<string> {
  const field = 'current_password';
  if (patch.current_password === undefined) {
    throw new ValidationFailed([{ field, type: 'required', message: `"${field}" is required.` }]);
  }
  const account = await findLivingAccount(park.store.db, id);
  const stored = account?.password_hash ?? null;
  if ((await isPassword(stored, patch.current_password)) && stored !== null) return stored;
  throw new ParkError('FORBIDDEN', { message: 'The current password is not right.', extensions: { field } });
}

/** The old password was checked before the transaction: it must not have been changed meanwhile, nor its owner blocked. */
async function requireSamePassword(db: Db, park: Park, id: string, provenHash: string): Promise<void> {
  const held = await holdActiveAccount(db, park.store.engine, id);
  if (held?.password_hash !== provenHash) throw new ParkError('FORBIDDEN');
}

function requireRight(actor: Actor, id: string, patch: AccountPatchBody): void {
  const isRanking = patch.role !== undefined || patch.status !== undefined;
  if (id === actor.id && !isRanking) return;
  if (!may(actor.role, 'user.editAny')) throw new ParkError('FORBIDDEN');
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

async function applyChange(
  db: Db,
  before: Account,
  change: Updateable<AccountTable>,
): Promise<Account | null> {
  return Object.keys(change).length === 0 ? before : updateAccount(db, before.id, change);
}

function losesAdmin({ role, status }: AccountPatchBody): boolean {
  return (role !== undefined && role !== 'Admin') || status === 'blocked';
}

/** Somebody must be left who can run the park. @throws FORBIDDEN when `id` is the last active Admin. */
export async function requireAnotherAdmin(db: Db, park: Park, id: string): Promise<void> {
  const admins = await holdActiveAdmins(db, park.store.engine);
  if (admins.length === 1 && admins[0] === id) throw new ParkError('FORBIDDEN');
}

/** Names the fields but not what was in them: an account that is erased must be erased from the audit log, too. */
async function noteChange(
  db: Db,
  park: Park,
  actor: Actor,
  before: Account,
  after: Account,
  patch: AccountPatchBody,
): Promise<void> {
  if (actor.id === after.id && before.role === after.role && before.status === after.status) return;
  await writeAudit(db, {
    actor: actor.id,
    action: 'user.edit',
    subject: 'users',
    subjectId: after.id,
    before: { role: before.role, status: before.status },
    after: {
      role: after.role,
      status: after.status,
      changed: Object.keys(patch).filter((key) => key !== 'current_password'),
    },
    nowMs: park.clock.now().epochMilliseconds,
  });
}
