import { normalEmail } from '@cablepark/domain/accounts/contact';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { isWrittenToEnough, writeAccountMessage } from '../../outbox/index.ts';
import type { Account } from '../accounts.store.ts';
import { newOpaqueToken, type OpaqueToken } from '../secrets/opaque-token.ts';
import { deleteEmailChanges, insertEmailChange } from './email-change.store.ts';

/** Another mailbox is not always at hand on the dock (a link that opens the account has an hour). */
const emailProofLifeMs = 24 * 60 * 60_000;

/** An address that somebody wants for their account, and the secret that is mailed to it. */
export interface AskedEmail extends OpaqueToken {
  email: string;
  /** The session that asks. */
  family: string | null;
}

export function askedEmail(email: string, family: string | null): AskedEmail {
  return { ...newOpaqueToken(), email: normalEmail(email), family };
}

/**
 * Keeps what is asked for instead of what was asked before. Whether another account has the address is not looked up: neither
 * answer nor time tell it. The link goes to the new address, a word of it to the old one. Asking for the address that the
 * account has takes the question back. Where the new one has had enough such mails nothing happens, and what was asked before
 * stands; that is answered alike, too.
 */
export async function keepAskedEmail(
  context: TransactionContext,
  account: Account,
  asked: AskedEmail,
): Promise<void> {
  const { db, now } = context;
  const { email, language } = account;
  if (asked.email === email) return await deleteEmailChanges(db, account.id);
  if (!(await mailEmailProof(context, account, asked)) || email === null) return;
  if (await isWrittenToEnough(db, email, { kind: 'email-change-asked', now })) return;
  const message = { kind: 'email-change-asked' as const, account: account.id, data: { language } };
  await writeAccountMessage(context, { ...message, to: email });
}

/**
 * Mails a link to an address that an account wants, or has and has not proved yet; those before lead nowhere.
 * @returns false where the address has had enough of them: then nothing has changed
 */
export async function mailEmailProof(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  { id, language, email: own }: Account,
  { email, token, hash, family }: AskedEmail,
): Promise<boolean> {
  const owner = email === own ? id : null;
  if (await isWrittenToEnough(db, email, { kind: 'email-proof', now, owner })) return false;
  await deleteEmailChanges(db, id);
  const expiresAt = now.add({ milliseconds: emailProofLifeMs });
  await insertEmailChange(db, {
    token_hash: hash,
    account_id: id,
    email,
    family,
    expires_at: expiresAt.epochMilliseconds,
  });
  const proof = { kind: 'email-proof' as const, account: id, to: email, data: { token, language } };
  await writeAccountMessage({ db, now }, { ...proof, uselessAt: expiresAt });
  return true;
}
