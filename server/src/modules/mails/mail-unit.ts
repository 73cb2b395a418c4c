import type { MailTopic } from '@cablepark/domain/messages/mail-topics';
import type { AboutOf, MessageKind } from '@cablepark/domain/messages/message-kinds';
import type { Language } from '@cablepark/domain/time/display';
import type { AppContext } from '../../context.ts';
import type { RenderedText } from '../../mail/mail-content.ts';
import type { Mail } from '../../mail/mailer.ts';

/** The mail of a kind of message: when it is sent, its content, and a sample. Each is a file in kinds/. */
export interface MailUnit<Kind extends MessageKind> {
  /** Reads the current state of what its message is about. */
  draft: (due: DueMessage<Kind>) => Promise<Draft> | Draft;
  /** The same mail with sample facts. */
  sample: (writing: MailInput) => Promise<RenderedMail>;
  /** Runs each minute and writes messages that depend on the time. Use cases write the messages of other kinds. */
  writeDue?: (context: AppContext) => Promise<void>;
}

/** A message that is due. */
export interface DueMessage<Kind extends MessageKind> {
  context: AppContext;
  about: AboutOf<Kind>;
  reader: Reader;
  writtenAt: Temporal.Instant;
}

/** The facts that decide whether a message is sent, and its content. */
export interface Draft {
  isTrue: boolean;
  /** See `MessageFacts`. */
  at?: Temporal.Instant;
  start: Temporal.Instant | null;
  isByStaff?: boolean;
  write: (writing: MailInput) => Promise<RenderedMail>;
}

/** What each mail needs besides its own facts. */
export interface MailInput {
  context: AppContext;
  reader: Reader;
  /** The park's own, in the reader's language; null if there is none. */
  sentence: string | null;
  /** A push needs its title and its brief lines only. */
  isPush: boolean;
}

/** The recipient. */
export interface Reader {
  account: string;
  /** The name for their calendar entries; null if unknown. */
  name: string | null;
  email: string | null;
  language: Language | null;
  /** The optional mails that they want. The evening digest counts only while they are staff. */
  wants: Readonly<Record<MailTopic, boolean>>;
}

/** The content of a message in the current state. `brief` is the text of a push, whose title is the subject. */
export type RenderedMail = RenderedText &
  Pick<Mail, 'calendar' | 'files' | 'unsubscribe'> & { brief?: readonly string[] };
