import { decideAskingEmailProof } from '@cablepark/domain/accounts/account-rules';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { inTransaction } from '../../../db/transaction.ts';
import type { ServerContext } from '../../../server-context.ts';
import { lockActiveAccount } from '../locks/index.ts';
import { findLivingAccount } from '../rows/accounts.store.ts';
import { askedEmail, mailEmailProof } from './ask-email-change.ts';

/** Whether the account has proved its current address. */
export async function isEmailProved({ store }: ServerContext, { id }: Actor): Promise<boolean> {
  const account = await findLivingAccount(store.db, id);
  return account !== null && account.email !== null && account.proved_email === account.email;
}

/** Mails a proof link to the account's address; earlier links become invalid. @throws FORBIDDEN */
export async function askEmailProof(
  context: ServerContext,
  actor: Actor,
  family: string | null,
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const account = await lockActiveAccount(transaction.db, transaction.engine, actor.id);
    const facts = account && { email: account.email, provedEmail: account.proved_email };
    if (enforce(decideAskingEmailProof(facts)) === 'unchanged' || !account?.email) return;
    await mailEmailProof(transaction, account, askedEmail(account.email, family));
  });
  context.outbox.raise();
}
