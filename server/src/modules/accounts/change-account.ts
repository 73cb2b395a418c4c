import type { AccountPatchBody } from '@cablepark/contract/accounts/accounts.schema';
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
import type { AccountTable } from '../../db/tables/account-tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ServerContext } from '../../server-context.ts';
import { type AuditContext, writeAudit } from '../audit/index.ts';
import { toWireUser, type WireUser } from './accounts.wire.ts';
import { askedEmail, keepAskedEmail } from './emails/ask-email-change.ts';
import { emailError, uniqueEmail } from './emails/known-email.ts';
import { type Account, lockAccount, lockActiveAdmins } from './locks/index.ts';
import { announceLogInChange } from './log-in-change.ts';
import { endLinks } from './mailed-links.ts';
import { noLinks } from './open-links.ts';
import { provePassword } from './passwords/prove-password.ts';
import { addressChange, isEmailOfOther, updateAccount } from './rows/accounts.store.ts';
import { hashPassword } from './secrets/password-hash.ts';
import { endSessions } from './sessions/sessions.store.ts';
import { renewCalendarsAfter } from './staff-calendars.ts';

/**
 * Changes one's own account, or anyone's for an Admin. A new password ends the account's sessions, except `keptFamily`
 * (the requesting session of one's own account), and notifies the owner. A new address of one's own takes effect once it is proved
 * (`prove-email.ts`).
 * An Admin sets another's address at once, which ends that account's sessions.
 * @throws FORBIDDEN (no right, no such account, the last Admin, another `current_password`), RECORD_NOT_UNIQUE.
 */
export async function changeAccount(
  context: ServerContext,
  actor: Actor,
  id: string,
  patch: AccountPatchBody,
  keptFamily: string | null,
): Promise<WireUser> {
  enforce(decideAccountAccess(actor, id, patch, patch.current_password !== undefined), passwordMissing);
  // Hashing is too slow for a transaction.
  const asksPassword = id === actor.id && changesLogIn(patch);
  const provenHash = asksPassword ? await provePassword(context, id, patch.current_password ?? '') : null;
  const { atOnce, asked: emailRequest } = splitPatch(patch, id === actor.id, keptFamily);
  const change = await storedChange(context, atOnce);
  const after = await uniqueEmail(() =>
    inTransaction(context, actor, async (transaction) => {
      const { db, engine } = transaction;
      const activeAdmins = losesAdmin(atOnce) ? await lockActiveAdmins(db, engine) : [];
      const before = await lockAccount(db, engine, id);
      if (!before || before.status === 'erased') throw new ParkError('NOT_FOUND');
      const isPasswordCurrent =
        provenHash === null || (before.status === 'active' && before.password_hash === provenHash);
      const isEmailKnown = change.email ? await isEmailOfOther(db, id, change.email) : false;
      enforce(decideAccountChange(id, atOnce, { activeAdmins, isPasswordCurrent, isEmailKnown }), emailError);
      const columns = { ...change, ...(change.email && addressChange(before, change.email)) };
      const after = hasColumns(columns) ? await updateAccount(db, id, columns) : before;
      if (!after) throw new ParkError('NOT_FOUND');
      if (changesLogIn(atOnce) || atOnce.status === 'blocked') await endSessions(db, id, keptFamily);
      const endedLinks = endsLinks(atOnce) ? await endLinks(transaction, id) : noLinks;
      await renewCalendarsAfter(transaction, before, after);
      if (emailRequest) await keepAskedEmail(transaction, before, emailRequest);
      await announceLogInChange(transaction, { before, after, ended: endedLinks });
      await auditChange(transaction, before, after, atOnce);
      return after;
    }),
  );
  context.outbox.raise();
  return toWireUser(after);
}

/** Splits a change into the part that applies at once, and a new address that must be confirmed first. */
function splitPatch(patch: AccountPatchBody, isOwn: boolean, family: string | null) {
  const { email, ...rest } = patch;
  if (!isOwn || email === undefined) return { atOnce: patch, asked: null };
  return { atOnce: rest, asked: askedEmail(email, family) };
}

/** A new login, role or status invalidates earlier links: they must not grant the account's new rights or serve its new user. */
function endsLinks(patch: AccountPatchBody): boolean {
  return changesLogIn(patch) || patch.role !== undefined || patch.status !== undefined;
}

function passwordMissing({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  const field = 'current_password';
  return new ValidationFailed([{ field, type: 'required', message: `"${field}" is required.` }]);
}

async function storedChange(
  { config }: ServerContext,
  patch: AccountPatchBody,
): Promise<Updateable<AccountTable>> {
  const { description, email, password, first_name, last_name, language, role, status } = patch;
  const entries = Object.entries({
    first_name,
    last_name,
    language,
    role,
    status,
    phone: description,
    email: email === undefined ? undefined : normalEmail(email),
    password_hash: password === undefined ? undefined : await hashPassword(config, password),
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function hasColumns(change: object): boolean {
  return Object.keys(change).length > 0;
}

/** Names the fields without their values: erasing an account must also erase it from the audit log. */
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
