import type { AccountPatchBody } from '@cablepark/contract/accounts';
import {
  changesLogIn,
  decideAccountAccess,
  decideAccountChange,
  losesAdmin,
} from '@cablepark/domain/accounts/account-rules';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { normalEmail } from '@cablepark/domain/accounts/contact';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import type { Updateable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import type { AccountTable } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type AuditContext, writeAudit } from '../audit/index.ts';
import {
  type Account,
  findAccountByEmail,
  findLivingAccount,
  lockAccount,
  lockActiveAdmins,
  updateAccount,
} from './accounts.store.ts';
import { toWireUser, type WireUser } from './accounts.wire.ts';
import { emailError, uniqueEmail } from './known-email.ts';
import { announceLogInChange } from './log-in-change.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { deleteResetTokens } from './passwords.store.ts';
import { endSessions } from './sessions.store.ts';

/**
 * Changes one's own account, or anyone's for an Admin. A new address or password ends the account's sessions, except
 * `keptFamily` (the one that asks, when it is the account's own), and the address until now is told.
 * @throws FORBIDDEN (no right, no such account, the last Admin, another `current_password`), RECORD_NOT_UNIQUE.
 */
export async function changeAccount(
  context: AppContext,
  actor: Actor,
  id: string,
  patch: AccountPatchBody,
  keptFamily: string | null,
): Promise<WireUser> {
  enforce(decideAccountAccess(actor, id, patch, patch.current_password !== undefined), passwordMissing);
  // Hashing takes too long to be done in a transaction.
  const asksPassword = id === actor.id && changesLogIn(patch);
  const provenHash = asksPassword ? await provePassword(context, id, patch.current_password ?? '') : null;
  const change = await storedChange(patch);
  const { before, after } = await uniqueEmail(() =>
    inTransaction(context, actor, async (transaction) => {
      const { db, engine } = transaction;
      const activeAdmins = losesAdmin(patch) ? await lockActiveAdmins(db, engine) : [];
      const before = await lockAccount(db, engine, id);
      if (!before || before.status === 'erased') throw new ParkError('FORBIDDEN');
      const isPasswordCurrent =
        provenHash === null || (before.status === 'active' && before.password_hash === provenHash);
      const facts = { activeAdmins, isPasswordCurrent, isEmailKnown: await isOthers(db, id, change.email) };
      enforce(decideAccountChange(id, patch, facts), emailError);
      const after = hasColumns(change) ? await updateAccount(db, id, change) : before;
      if (!after) throw new ParkError('FORBIDDEN');
      if (changesLogIn(patch) || patch.status === 'blocked') await endSessions(db, id, keptFamily);
      if (changesLogIn(patch) || changesStanding(patch)) await deleteResetTokens(db, id);
      await auditChange(transaction, before, after, patch);
      return { before, after };
    }),
  );
  announceLogInChange(context, before, after);
  return toWireUser(after);
}

/** A link that was mailed before is not good for whoever the account lets in afterwards, or for what it may do then. */
function changesStanding({ role, status }: AccountPatchBody): boolean {
  return role !== undefined || status !== undefined;
}

function passwordMissing({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  const field = 'current_password';
  return new ValidationFailed([{ field, type: 'required', message: `"${field}" is required.` }]);
}

/** The stored hash that `current_password` fits. @throws FORBIDDEN with `field` where it is another, after the same work. */
async function provePassword({ store }: AppContext, id: string, password: string): Promise<string> {
  const account = await findLivingAccount(store.db, id);
  const stored = account?.password_hash ?? null;
  if ((await isPassword(stored, password)) && stored !== null) return stored;
  throw new ParkError('FORBIDDEN', {
    message: 'The current password is not right.',
    extensions: { field: 'current_password' },
  });
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

function hasColumns(change: object): boolean {
  return Object.keys(change).length > 0;
}

/** Whether another account has this address. */
async function isOthers(db: Db, id: string, email: string | null | undefined): Promise<boolean> {
  if (!email) return false;
  const owner = await findAccountByEmail(db, email);
  return owner !== null && owner.id !== id;
}

/** Names the fields but not what was in them: an account that is erased must be erased from the audit log, too. */
async function auditChange(
  context: AuditContext,
  before: Account,
  after: Account,
  patch: AccountPatchBody,
): Promise<void> {
  if (context.actor.id === after.id && before.role === after.role && before.status === after.status) return;
  await writeAudit(context, {
    action: 'user.edit',
    subjectId: after.id,
    before: { role: before.role, status: before.status },
    after: {
      role: after.role,
      status: after.status,
      changed: Object.keys(patch).filter((key) => key !== 'current_password'),
    },
  });
}
