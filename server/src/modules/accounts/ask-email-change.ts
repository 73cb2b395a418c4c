import { normalEmail } from '@cablepark/domain/accounts/contact';
import type { TransactionContext } from '../../db/transaction.ts';
import { writeAccountMessage } from '../messages/index.ts';
import type { Account } from './accounts.store.ts';
import { deleteEmailChanges, insertEmailChange } from './email-change.store.ts';
import { newOpaqueToken, type OpaqueToken } from './opaque-token.ts';

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
 * account has takes the question back.
 */
export async function keepAskedEmail(
  context: TransactionContext,
  account: Account,
  asked: AskedEmail,
): Promise<void> {
  const { language } = account;
  if (asked.email === account.email) return await deleteEmailChanges(context.db, account.id);
  await mailEmailProof(context, account, asked);
  if (account.email !== null) {
    const message = { kind: 'email-change-asked' as const, account: account.id, data: { language } };
    await writeAccountMessage(context, { ...message, to: account.email });
  }
}

/** Mails a link to an address that an account wants, or has and has not proved yet; those before lead nowhere. */
export async function mailEmailProof(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  { id, language }: Account,
  { email, token, hash, family }: AskedEmail,
): Promise<void> {
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
}
