import type { MailPart } from '../mail-content.ts';

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
