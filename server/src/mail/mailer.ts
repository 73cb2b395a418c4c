/** A mail to one person; `text` is plain text with lines broken where the writer broke them. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Where mails go. `send` resolves when the mail is handed over; a failure is logged by the mailer and not thrown. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Whether mails can leave at this moment (GET /server/health). */
  check(): Promise<boolean>;
  /** How many mails are on their way, those that wait for another try too. */
  waiting(): number;
  close(): Promise<void>;
}
