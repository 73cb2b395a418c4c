import { mailPages } from '@cablepark/contract/addresses';
import { normalEmail } from '@cablepark/domain/accounts/contact';
import type { AppContext } from '../../context.ts';
import type { TransactionContext } from '../../db/transaction.ts';
import { emailChangeAskedMail, emailProofMail } from '../../mail/texts/texts.ts';
import type { Account } from './accounts.store.ts';
import { deleteEmailChanges, insertEmailChange } from './email-change.store.ts';
import { newOpaqueToken, type OpaqueToken } from './opaque-token.ts';

/** Another mailbox is not always at hand on the dock (DESIGN.md §5.12 gives an hour to a link that opens the account). */
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
 * answer nor time tell it. Asking for the address that the account has takes the question back.
 * @returns whether there is something to prove
 */
export async function keepAskedEmail(
  { db, now }: TransactionContext,
  account: Account,
  { email, hash, family }: AskedEmail,
): Promise<boolean> {
  await deleteEmailChanges(db, account.id);
  if (email === account.email) return false;
  await insertEmailChange(db, {
    token_hash: hash,
    account_id: account.id,
    email,
    family,
    expires_at: now.epochMilliseconds + emailProofLifeMs,
  });
  return true;
}

/** Mails the link to the new address and tells the old one. The answer does not wait for the mails. */
export function mailAskedEmail(context: AppContext, account: Account, asked: AskedEmail): void {
  sendMails(context, account, asked).catch((error: unknown) =>
    context.log.error({ err: error }, 'a new address could not be written to'),
  );
}

async function sendMails(
  { config: { publicUrl }, content, mailer }: AppContext,
  { email: oldEmail, language }: Account,
  { email, token }: AskedEmail,
): Promise<void> {
  const { name } = await content.read();
  const link = `${publicUrl}${mailPages.confirmEmail}?token=${token}`;
  const mails = [{ to: email, ...emailProofMail(language, name, link) }];
  if (oldEmail !== null) mails.push({ to: oldEmail, ...emailChangeAskedMail(language, name, publicUrl) });
  await Promise.all(mails.map((mail) => mailer.send(mail)));
}
