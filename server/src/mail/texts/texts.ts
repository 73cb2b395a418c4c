import { mailPages } from '@cablepark/contract/addresses';
import { defaultLanguage, type Language } from '@cablepark/domain/time/display';
import type { Mail } from '../mailer.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

export type Letter = Pick<Mail, 'subject' | 'text'>;

/** What the park writes to its riders, in its own name. Nothing that a visitor typed goes into a mail, so no mail can be made to say it. */
export interface Letters {
  passwordReset(park: string, link: string): Letter;
  /** `forgotPage`: where to ask for another password; `contactPage`: where to find the park's people. */
  passwordChanged(park: string, forgotPage: string, contactPage: string): Letter;
  /** To the address that was the account's until now: a new password can no longer be asked for from there. */
  emailChanged(park: string, contactPage: string, hasNewPassword: boolean): Letter;
}

const letters: Record<Language, Letters> = { pl, en };

export function passwordResetMail(language: Language | null, park: string, link: string): Letter {
  return letters[language ?? defaultLanguage].passwordReset(park, link);
}

/** `publicUrl` without a slash at the end. */
export function passwordChangedMail(language: Language | null, park: string, publicUrl: string): Letter {
  return letters[language ?? defaultLanguage].passwordChanged(
    park,
    `${publicUrl}${mailPages.forgot}`,
    `${publicUrl}${mailPages.contact}`,
  );
}

/** `publicUrl` without a slash at the end. The new address is not named: it is whatever somebody typed. */
export function emailChangedMail(
  language: Language | null,
  park: string,
  publicUrl: string,
  hasNewPassword: boolean,
): Letter {
  const contactPage = `${publicUrl}${mailPages.contact}`;
  return letters[language ?? defaultLanguage].emailChanged(park, contactPage, hasNewPassword);
}
