import { decideAskingEmailProof } from '@cablepark/domain/accounts/account-rules';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { findLivingAccount, lockActiveAccount } from '../accounts.store.ts';
import { askedEmail, mailEmailProof } from './ask-email-change.ts';

/** Whether the account has proved its current address. */
export async function isEmailProved({ store }: AppContext, { id }: Actor): Promise<boolean> {
  const account = await findLivingAccount(store.db, id);
  return account !== null && account.email !== null && account.proved_email === account.email;
}

/** Mails a proof link to the account's address; earlier links become invalid. @throws FORBIDDEN */
export async function askEmailProof(context: AppContext, actor: Actor, family: string | null): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const account = await lockActiveAccount(transaction.db, transaction.engine, actor.id);
    const facts = account && { email: account.email, provedEmail: account.proved_email };
    if (enforce(decideAskingEmailProof(facts)) === 'unchanged' || !account?.email) return;
    await mailEmailProof(transaction, account, askedEmail(account.email, family));
  });
  context.outbox.raise();
}
