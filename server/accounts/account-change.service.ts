import type { Actor } from '@cablepark/domain/booking.rules';
import { normalEmail } from '@cablepark/domain/contact';
import { ParkError } from '@cablepark/domain/errors';
import { may } from '@cablepark/domain/roles';
import type { AccountPatchBody } from '@cablepark/domain/wire';
import type { Updateable } from 'kysely';
import { writeAudit } from '../audit/audit.store.ts';
import type { Park } from '../park.ts';
import type { Db } from '../store/store.ts';
import type { AccountTable } from '../store/tables.ts';
import { uniqueEmail } from './accounts.service.ts';
import { type Account, findLivingAccount, holdActiveAdmins, updateAccount } from './accounts.store.ts';
import { toWireUser, type WireUser } from './accounts.wire.ts';
import { hashPassword } from './password-hash.ts';
import { announcePasswordChange } from './passwords.service.ts';
import { deleteResetTokens } from './passwords.store.ts';
import { endSessions } from './sessions.store.ts';

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
      const before = await findLivingAccount(db, id);
      const after = before && (await applyChange(db, before, change));
      if (!after) throw new ParkError('FORBIDDEN');
      if (patch.password !== undefined || patch.status === 'blocked') await endSessions(db, id, keptFamily);
      if (patch.password !== undefined || patch.email !== undefined) await deleteResetTokens(db, id);
      await noteChange(db, park, actor, before, after, patch);
      return after;
    }),
  );
  if (patch.password !== undefined) announcePasswordChange(park, account);
  return toWireUser(account);
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
    after: { role: after.role, status: after.status, changed: Object.keys(patch) },
    nowMs: park.clock.now().epochMilliseconds,
  });
}
