/** A mail to one person; `text` is plain text with lines broken where the writer broke them. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Where mails go. `send` resolves when the mail is handed over; a failure is logged by the mailer and not thrown. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** One try, whose outcome somebody waits for. @returns null when the mail is handed over, else why it is not. */
  attempt(mail: Mail): Promise<MailFailure | null>;
  /** Whether mails can leave at this moment (GET /server/health). */
  check(): Promise<boolean>;
  /** How many mails are on their way, those that wait for another try too. */
  waiting(): number;
  close(): Promise<void>;
}

/** What may be told of it: the message of the error itself often repeats the address. */
export interface MailFailure {
  /** As the mail program or the disk names it: `ECONNREFUSED`, `EAUTH`. */
  code: string | null;
  /** The mail server's three digits. */
  answer: number | null;
}
