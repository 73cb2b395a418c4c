/** A mail to one person; `text` is plain text with lines broken where the writer broke them. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for mail programs that show more than text. */
  html?: string;
  /** Entries for the reader's calendar. */
  calendar?: readonly CalendarFile[];
  /** What goes with it to be kept. */
  files?: readonly MailFile[];
  /** Always the same for the same message, so that a repeat is known as one. With its angle brackets. */
  id?: string;
  /** The park as the reader knows it, where MAIL_FROM is a bare address. */
  fromName?: string;
  replyTo?: string | null;
  /** Where its reader's mail program ends such mails with one press (RFC 8058). */
  unsubscribe?: string;
}

export interface CalendarFile {
  /** `CANCEL` takes the entry away again (RFC 5546). */
  method: 'REQUEST' | 'CANCEL';
  name: string;
  content: string;
}

/** A text file. */
export interface MailFile {
  /** Plain letters. */
  name: string;
  content: string;
}

/** Where mails go. Who has to try again, and how often, is told by the outbox (`modules/messages`). */
export interface Mailer {
  /** One try. @returns null when the mail is handed over, else why it is not; a failure is not thrown. */
  attempt(mail: Mail): Promise<MailFailure | null>;
  /** Whether mails can leave at this moment (GET /server/health). */
  check(): Promise<boolean>;
  close(): Promise<void>;
}

/** What may be told of it: the message of the error itself often repeats the address. */
export interface MailFailure {
  /** As the mail program or the disk names it: `ECONNREFUSED`, `EAUTH`. */
  code: string | null;
  /** The mail server's three digits. */
  answer: number | null;
  /** The mail server will say the same of this address or this mail next time. */
  isFinal: boolean;
  /** It takes nothing for this address, whatever the mail. */
  refusesAddress?: boolean;
}
