import type { MailTopic } from '@cablepark/domain/messages/mail-topics';
import type { Language } from '@cablepark/domain/time/display';
import type { RenderedText } from '../../../mail/mail-content.ts';
import type { Mail } from '../../../mail/mailer.ts';

/** The recipient. */
export interface Reader {
  account: string;
  /** The name for their calendar; null if unknown. */
  name: string | null;
  email: string | null;
  language: Language | null;
  /** The optional mails that they get; the evening digest only while they are staff. */
  wants: Readonly<Record<MailTopic, boolean>>;
}

/** The language of a mail, and the park's own sentence for its kind. */
export interface Worded {
  language: Language | null;
  /** The park's own, in the reader's language; null if there is none. */
  sentence: string | null;
}

/** The content of a message, by the current state. */
export type RenderedMail = RenderedText &
  Pick<Mail, 'calendar' | 'files' | 'unsubscribe'> & { brief?: readonly string[] };

/** The facts that decide whether a message is sent, and its content. */
export interface Draft {
  isTrue: boolean;
  /** See `MessageFacts`. */
  at?: Temporal.Instant;
  start: Temporal.Instant | null;
  isByStaff?: boolean;
  /** @param sentence see `Worded` */
  write: (sentence: string | null) => Promise<RenderedMail> | RenderedMail;
}
