import type { MailTestAnswer } from '@cablepark/contract/accounts/setup.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { ParkError } from '@cablepark/domain/errors';
import { defaultLanguage, type Language } from '@cablepark/domain/time/display';
import type { AppContext } from '../../../context.ts';
import { findLivingAccount } from '../../accounts/rows/index.ts';
import { mailBrand, renderWords } from '../../mails/index.ts';

/** The words of the test mail. */
export const testMailWords: Record<Language, (park: string) => { subject: string; parts: string[] }> = {
  pl: (park) => ({
    subject: `${park}: e-maile dochodzą`,
    parts: [`to jest wiadomość próbna ze strony ${park}. Skoro ją czytasz, e-maile z parku dochodzą.`],
  }),
  en: (park) => ({
    subject: `${park}: mails arrive`,
    parts: [`This is a test message from ${park}. If you can read it, the park's mails arrive.`],
  }),
};

/** Sends a mail to the actor and returns the outcome. */
export async function sendTestMail(context: AppContext, actor: Actor): Promise<MailTestAnswer> {
  const account = await findLivingAccount(context.store.db, actor.id);
  if (!account?.email) throw new ParkError('FORBIDDEN');
  const { name: park } = await context.parkSettings.read();
  const language = account.language ?? defaultLanguage;
  const mail = renderWords(
    { language, park, brand: await mailBrand(context) },
    testMailWords[language](park),
  );
  const failure = await context.mailer.attempt({ to: account.email, ...mail });
  return {
    sent: failure === null,
    to: account.email,
    code: failure?.code ?? null,
    answer: failure?.answer ?? null,
  };
}
