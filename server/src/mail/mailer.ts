/** A mail to one person; `text` is plain text with its own line breaks. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The HTML version. */
  html?: string;
  /** Entries for the reader's calendar. */
  calendar?: readonly CalendarFile[];
  /** Attached text files. */
  files?: readonly MailFile[];
  /** Pictures inside the HTML version. */
  images?: readonly MailImage[];
  /** The Message-ID, with its angle brackets: constant per message, so that mail programs recognise a repeat. */
  id?: string;
  /** The park's display name, where MAIL_FROM is a bare address. */
  fromName?: string;
  replyTo?: string | null;
  /** The address for one-click unsubscribe (RFC 8058). */
  unsubscribe?: string;
}

export interface CalendarFile {
  /** `CANCEL` removes the entry (RFC 5546). */
  method: 'REQUEST' | 'CANCEL';
  name: string;
  content: string;
}

/** A text file. */
export interface MailFile {
  /** ASCII letters. */
  name: string;
  content: string;
}

/** A picture that the HTML shows by `cid:<id>`. */
export interface MailImage {
  /** ASCII letters and digits. */
  id: string;
  png: Buffer;
}

/** Sends mails. Retries belong to the outbox (`modules/mails`). */
export interface Mailer {
  /** One attempt. @returns null when the mail server has accepted the mail, else the failure; does not throw */
  attempt(mail: Mail): Promise<MailFailure | null>;
  /** Whether mails can leave now (GET /server/health). */
  check(): Promise<boolean>;
  close(): Promise<void>;
}

/** The loggable part of the error: its message often contains the address. */
export interface MailFailure {
  /** The code of the mail client or the disk: `ECONNREFUSED`, `EAUTH`. */
  code: string | null;
  /** The mail server's three digits. */
  answer: number | null;
  /** A retry of this address or this mail will fail the same way. */
  isFinal: boolean;
  /** The server rejects this address, whatever the mail. */
  refusesAddress?: boolean;
}
