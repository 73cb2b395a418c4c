import { defaultLanguage, type Language } from '@cablepark/domain/display';
import type { Mail } from '../mailer.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

export type Letter = Pick<Mail, 'subject' | 'text'>;

/** What the park writes to its riders. Nothing that a visitor typed goes into a mail, so no mail can be made to say it. */
export interface Letters {
  passwordReset(link: string): Letter;
  /** `forgotPage`: where to ask for another password; `contactPage`: where to find the park's people. */
  passwordChanged(forgotPage: string, contactPage: string): Letter;
}

const letters: Record<Language, Letters> = { pl, en };

export function passwordResetMail(language: Language | null, link: string): Letter {
  return letters[language ?? defaultLanguage].passwordReset(link);
}

/** `publicUrl` without a slash at the end. */
export function passwordChangedMail(language: Language | null, publicUrl: string): Letter {
  return letters[language ?? defaultLanguage].passwordChanged(`${publicUrl}/forgot`, `${publicUrl}/contact`);
}
