import type { Park } from '../../context.ts';
import { emailChangedMail, type MailText, passwordChangedMail } from '../../mail/texts/texts.ts';
import type { Account } from './accounts.store.ts';

/**
 * Tells the owner at the address that was theirs until now of a new address or password, so that a change by a stranger does
 * not go unseen. The answer does not wait for the mail.
 */
export function announceLogInChange(park: Park, before: Account, after: Account): void {
  const { email: to, language } = before;
  if (to === null) return;
  const hasNewPassword = before.password_hash !== after.password_hash;
  if (to !== after.email)
    tell(park, to, (name) => emailChangedMail(language, name, park.config.publicUrl, hasNewPassword));
  else if (hasNewPassword)
    tell(park, to, (name) => passwordChangedMail(language, name, park.config.publicUrl));
}

function tell(park: Park, to: string, textOf: (parkName: string) => MailText): void {
  park.content
    .read()
    .then(({ name }) => park.mailer.send({ to, ...textOf(name) }))
    .catch((error: unknown) => park.log.error({ err: error }, 'a change of a log-in could not be told'));
}
