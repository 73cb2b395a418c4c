import { normalEmail } from '@cablepark/domain/accounts/contact';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { isAtMailLimit, writeAccountMessage } from '../../outbox/index.ts';
import type { Account } from '../locks/index.ts';
import { newOpaqueToken, type OpaqueToken } from '../secrets/opaque-token.ts';
import { deleteEmailChanges, insertEmailChange } from './email-change.store.ts';

/** Longer than the hour of a link that opens the account, because the owner may not have the other mailbox at hand. */
const emailProofLifeMs = 24 * 60 * 60_000;

/** A new address for an account, and the secret of the mail to it. */
export interface AskedEmail extends OpaqueToken {
  email: string;
  /** The requesting session. */
  family: string | null;
}

export function askedEmail(email: string, family: string | null): AskedEmail {
  return { ...newOpaqueToken(), email: normalEmail(email), family };
}

/**
 * Replaces an earlier request. It does not look up other accounts, so neither answer nor timing reveals an address.
 * It mails the link to the new address and a notice to the old one. Requesting the current address cancels the request.
 * If the new address has reached its mail limit, nothing changes and the answer is the same.
 */
export async function keepAskedEmail(
  context: TransactionContext,
  account: Account,
  request: AskedEmail,
): Promise<void> {
  const { db, now } = context;
  const { email, language } = account;
  if (request.email === email) return await deleteEmailChanges(db, account.id);
  if (!(await mailEmailProof(context, account, request)) || email === null) return;
  if (await isAtMailLimit(db, email, { kind: 'email-change-asked', now })) return;
  const message = { kind: 'email-change-asked' as const, account: account.id, about: { language } };
  await writeAccountMessage(context, { ...message, to: email });
}

/**
 * Mails a link to a new or unproved address; earlier links become invalid.
 * @returns false if the address has reached its mail limit: then nothing has changed
 */
export async function mailEmailProof(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  { id, language, email: own }: Account,
  { email, token, hash, family }: AskedEmail,
): Promise<boolean> {
  const owner = email === own ? id : null;
  if (await isAtMailLimit(db, email, { kind: 'email-proof', now, owner })) return false;
  await deleteEmailChanges(db, id);
  const expiresAt = now.add({ milliseconds: emailProofLifeMs });
  await insertEmailChange(db, {
    token_hash: hash,
    account_id: id,
    email,
    family,
    expires_at: expiresAt.epochMilliseconds,
  });
  const proof = { kind: 'email-proof' as const, account: id, to: email, about: { token, language } };
  await writeAccountMessage({ db, now }, { ...proof, uselessAt: expiresAt });
  return true;
}
