import { defaultLanguage, type Language } from '@cablepark/domain/time/display';
import { type MailPart, type RenderedText, renderMail } from '../mail-content.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { rideTexts } from './rides.ts';

export interface MailWords {
  subject: string;
  parts: readonly MailPart[];
}

/** Where to ask for another password, and where to find the park's people. */
export interface ParkPages {
  forgot: string;
  contact: string;
}

/**
 * What the park writes to people about their accounts, in its own name. Nothing that a visitor typed goes into a mail, so no mail can
 * be made to say it.
 */
export interface MailTemplates {
  passwordReset(park: string, link: string): MailWords;
  passwordChanged(park: string, pages: ParkPages, hasEndedLinks: boolean): MailWords;
  /** To the address that was the account's until now: a new password can no longer be asked for from there. */
  emailChanged(
    park: string,
    pages: ParkPages,
    said: { hasNewPassword: boolean; hasEndedLinks: boolean },
  ): MailWords;
  /** To the address that somebody wants for their account. */
  emailProof(park: string, link: string): MailWords;
  /** To the address that the account has and keeps until the other one is proved. The new one is not named: it is whatever somebody typed. */
  emailChangeAsked(park: string, pages: ParkPages): MailWords;
  /** To somebody whom an Admin takes into the staff. */
  invitation(park: string, link: string): MailWords;
  /** An Admin finds out whether mails arrive. */
  test(park: string): MailWords;
}

const templates: Record<Language, MailTemplates> = { pl, en };

/** One of these mails in the reader's language. @param sentence of the park; null where it wrote none */
export function writeMail(
  {
    language: asked,
    park,
    sentence = null,
  }: { language: Language | null; park: string; sentence?: string | null },
  words: (of: MailTemplates) => MailWords,
): RenderedText {
  const language = asked ?? defaultLanguage;
  const { greeting, farewell } = rideTexts(language);
  const { subject, parts } = words(templates[language]);
  const said = [...parts, ...(sentence === null ? [] : [sentence])];
  return renderMail({ language, subject, greeting, parts: said, farewell: [farewell, park] });
}
