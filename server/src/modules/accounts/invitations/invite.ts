import { randomUUID } from 'node:crypto';
import { mailPages } from '@cablepark/contract/accounts/addresses';
import type { InvitationAnswer, InvitationBody } from '@cablepark/contract/accounts/setup.schema';
import { writeWireTime } from '@cablepark/contract/wire-time';
import { decideInvitation } from '@cablepark/domain/accounts/account-rules';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { normalEmail } from '@cablepark/domain/accounts/contact';
import { enforce } from '@cablepark/domain/decision';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import type { ServerContext } from '../../../server-context.ts';
import { writeAudit } from '../../audit/index.ts';
import { isAtMailLimit, writeAccountMessage } from '../../outbox/index.ts';
import { emailError, uniqueEmail } from '../emails/known-email.ts';
import { type Account, lockAccountByEmail } from '../locks/index.ts';
import { endLinks } from '../mailed-links.ts';
import { insertResetToken } from '../passwords/passwords.store.ts';
import { insertAccount, updateAccount } from '../rows/accounts.store.ts';
import { newOpaqueToken } from '../secrets/opaque-token.ts';
import { isWaitingForPassword } from './invitations.store.ts';

const invitationLifeMs = 7 * 24 * 60 * 60_000;

/**
 * Creates a staff account without a password, and a link to set one: mailed, and returned to the Admin to hand over.
 * Inviting again invalidates the earlier link and takes the new name and role.
 * @throws FORBIDDEN, RECORD_NOT_UNIQUE for an address that has an account.
 */
export async function invite(
  context: ServerContext,
  actor: Actor,
  body: InvitationBody,
): Promise<InvitationAnswer> {
  const { token, hash } = newOpaqueToken();
  const { account, expiresAt, isMailed } = await uniqueEmail(() =>
    inTransaction(context, actor, async (transaction) => {
      const account = await accountToInvite(transaction, body);
      const expiresAt = transaction.now.add({ milliseconds: invitationLifeMs });
      await endLinks(transaction, account.id);
      await insertResetToken(transaction.db, {
        token_hash: hash,
        account_id: account.id,
        expires_at: expiresAt.epochMilliseconds,
        used_at: null,
      });
      await writeAudit(transaction, {
        action: 'user.invite',
        subjectId: account.id,
        after: { role: body.role },
      });
      const isMailed = await mail(transaction, account, { token, uselessAt: expiresAt });
      return { account, expiresAt, isMailed };
    }),
  );
  const link = `${context.config.publicUrl}${mailPages.reset}?invited=1&token=${token}`;
  context.outbox.raise();
  const how = context.config.smtpUrl === null ? 'folder' : 'sending';
  return { id: account.id, link, expires: writeWireTime(expiresAt), mail: isMailed ? how : 'limit' };
}

type Invited = Pick<Account, 'id' | 'email' | 'language'>;

async function accountToInvite(
  { db, engine, actor, now }: TransactionContext,
  body: InvitationBody,
): Promise<Invited> {
  const email = normalEmail(body.email);
  const existing = await lockAccountByEmail(db, engine, email);
  enforce(decideInvitation(actor, existing && { isWaiting: isWaitingForPassword(existing) }), emailError);
  const profile = { first_name: body.first_name, role: body.role, language: body.language ?? null };
  if (existing) {
    await updateAccount(db, existing.id, profile);
    return { id: existing.id, email, language: profile.language };
  }
  const id = randomUUID();
  const rest = { last_name: null, phone: null, status: 'active' as const, password_hash: null };
  await insertAccount(db, { id, email, ...profile, ...rest, created_at: now.epochMilliseconds });
  return { id, email, language: profile.language };
}

/** @returns whether a mail will be sent */
async function mail(
  transaction: TransactionContext,
  { id: account, email: to }: Invited,
  { token, uselessAt }: { token: string; uselessAt: Temporal.Instant },
): Promise<boolean> {
  // The Admin has the link and can hand it over.
  if (to === null || (await isAtMailLimit(transaction.db, to, { kind: 'invitation', now: transaction.now })))
    return false;
  await writeAccountMessage(transaction, { kind: 'invitation', account, to, about: { token }, uselessAt });
  return true;
}
