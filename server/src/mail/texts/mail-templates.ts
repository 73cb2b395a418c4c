import type { MailPart } from '../mail-content.ts';

export interface MailWords {
  subject: string;
  parts: readonly MailPart[];
}

/** The page for a new password, and the park's contact page. */
export interface ParkPages {
  forgot: string;
  contact: string;
}

/** The park's mails about accounts. No visitor's input goes into a mail, so nobody can abuse one for a message of their own. */
export interface MailTemplates {
  passwordReset(park: string, link: string): MailWords;
  passwordChanged(park: string, pages: ParkPages, hasEndedLinks: boolean): MailWords;
  /** To the old address: it can no longer request a new password. */
  emailChanged(
    park: string,
    pages: ParkPages,
    said: { hasNewPassword: boolean; hasEndedLinks: boolean },
  ): MailWords;
  /** To the new address of an account. */
  emailProof(park: string, link: string): MailWords;
  /** To the current address, which stays until the new one is verified. The new one is not named, as it is unverified input. */
  emailChangeAsked(park: string, pages: ParkPages): MailWords;
  /** To a new member of the staff. */
  invitation(park: string, link: string): MailWords;
  /** A delivery test for an Admin. */
  test(park: string): MailWords;
}
