import type { AppContext } from '../../context.ts';
import { emailChangedMail, type MailText, passwordChangedMail } from '../../mail/texts/texts.ts';
import type { Account } from './accounts.store.ts';

/**
 * Tells the owner at the address that was theirs until now of a new address or password, so that a change by a stranger does
 * not go unseen. The answer does not wait for the mail.
 */
export function announceLogInChange(context: AppContext, before: Account, after: Account): void {
  const { email: to, language } = before;
  if (to === null) return;
  // The first password of an account changes nothing that its owner had.
  const hasNewPassword = before.password_hash !== null && before.password_hash !== after.password_hash;
  if (to !== after.email)
    tell(context, to, (name) => emailChangedMail(language, name, context.config.publicUrl, hasNewPassword));
  else if (hasNewPassword)
    tell(context, to, (name) => passwordChangedMail(language, name, context.config.publicUrl));
}

function tell(context: AppContext, to: string, textOf: (parkName: string) => MailText): void {
  context.content
    .read()
    .then(({ name }) => context.mailer.send({ to, ...textOf(name) }))
    .catch((error: unknown) => context.log.error({ err: error }, 'a change of a log-in could not be told'));
}
