import { mailPages } from '@cablepark/contract/addresses';
import { defaultLanguage, type Language } from '@cablepark/domain/time/display';
import type { Mail } from '../mailer.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

export type MailText = Pick<Mail, 'subject' | 'text'>;

/** What the park writes to its riders, in its own name. Nothing that a visitor typed goes into a mail, so no mail can be made to say it. */
export interface MailTemplates {
  passwordReset(park: string, link: string): MailText;
  /** `forgotPage`: where to ask for another password; `contactPage`: where to find the park's people. */
  passwordChanged(park: string, forgotPage: string, contactPage: string): MailText;
  /** To the address that was the account's until now: a new password can no longer be asked for from there. */
  emailChanged(park: string, contactPage: string, hasNewPassword: boolean): MailText;
  /** To the address that somebody wants for their account. */
  emailProof(park: string, link: string): MailText;
  /** To the address that the account has and keeps until the other one is proved. */
  emailChangeAsked(park: string, forgotPage: string, contactPage: string): MailText;
  /** To somebody whom an Admin takes into the staff. */
  invitation(park: string, link: string): MailText;
  /** An Admin finds out whether mails arrive. */
  test(park: string): MailText;
}

const templates: Record<Language, MailTemplates> = { pl, en };

export function passwordResetMail(language: Language | null, park: string, link: string): MailText {
  return templates[language ?? defaultLanguage].passwordReset(park, link);
}

/** `publicUrl` without a slash at the end. */
export function passwordChangedMail(language: Language | null, park: string, publicUrl: string): MailText {
  return templates[language ?? defaultLanguage].passwordChanged(
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
): MailText {
  const contactPage = `${publicUrl}${mailPages.contact}`;
  return templates[language ?? defaultLanguage].emailChanged(park, contactPage, hasNewPassword);
}

export function emailProofMail(language: Language | null, park: string, link: string): MailText {
  return templates[language ?? defaultLanguage].emailProof(park, link);
}

/** `publicUrl` without a slash at the end. The new address is not named: it is whatever somebody typed. */
export function emailChangeAskedMail(language: Language | null, park: string, publicUrl: string): MailText {
  return templates[language ?? defaultLanguage].emailChangeAsked(
    park,
    `${publicUrl}${mailPages.forgot}`,
    `${publicUrl}${mailPages.contact}`,
  );
}

export function invitationMail(language: Language | null, park: string, link: string): MailText {
  return templates[language ?? defaultLanguage].invitation(park, link);
}

export function testMail(language: Language | null, park: string): MailText {
  return templates[language ?? defaultLanguage].test(park);
}
