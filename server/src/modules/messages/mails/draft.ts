import type { MailTopic } from '@cablepark/domain/messages/message-kinds';
import type { Language } from '@cablepark/domain/time/display';
import type { RenderedText } from '../../../mail/mail-content.ts';
import type { Mail } from '../../../mail/mailer.ts';

/** Who reads it. */
export interface Reader {
  account: string;
  /** As their calendar knows them; null where they told none. */
  name: string | null;
  email: string | null;
  language: Language | null;
  /** What they get of the mails that one may switch off; bookings of the evening as long as they are of the staff. */
  wants: Readonly<Record<MailTopic, boolean>>;
}

/** For whom a mail is worded, and what the park adds to this kind. */
export interface Worded {
  language: Language | null;
  /** Of the park, in their language; null where it wrote none. */
  sentence: string | null;
}

/** What a message says, by the state of this very moment. */
export type RenderedMail = RenderedText &
  Pick<Mail, 'calendar' | 'files' | 'unsubscribe'> & { brief?: readonly string[] };

/** What is asked about a message before it goes, and its words if it does. */
export interface Draft {
  isTrue: boolean;
  /** See `MessageFacts`. */
  at?: Temporal.Instant;
  start: Temporal.Instant | null;
  isByStaff?: boolean;
  /** @param sentence see `Worded` */
  write: (sentence: string | null) => Promise<RenderedMail> | RenderedMail;
}
