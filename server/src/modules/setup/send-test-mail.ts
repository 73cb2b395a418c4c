import type { MailTestAnswer } from '@cablepark/contract/accounts/setup';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../context.ts';
import { writeMail } from '../../mail/texts/texts.ts';
import { findLivingAccount } from '../accounts/rows/index.ts';

/** Sends a mail to the actor and returns the outcome. */
export async function sendTestMail(context: AppContext, actor: Actor): Promise<MailTestAnswer> {
  const account = await findLivingAccount(context.store.db, actor.id);
  if (!account?.email) throw new ParkError('FORBIDDEN');
  const { name: park } = await context.parkSettings.read();
  const mail = writeMail({ language: account.language, park }, (of) => of.test(park));
  const failure = await context.mailer.attempt({ to: account.email, ...mail });
  return {
    sent: failure === null,
    to: account.email,
    code: failure?.code ?? null,
    answer: failure?.answer ?? null,
  };
}
