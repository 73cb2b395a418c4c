import type * as z from 'zod/mini';
import type { MailTopic } from './mail-topics.ts';

export type MessageGroup =
  | 'account'
  | 'rides'
  | 'payments'
  | 'withdrawals'
  | 'passes'
  | 'season'
  | 'groups'
  | 'staff'
  | 'samples';

/** The facts of a kind of message for server and web. Its mail is in the server's `modules/mails/kinds`. */
export interface KindFacts {
  group: MessageGroup;
  /** In the staff's list and in the copy of one's data. */
  pl: string;
  en: string;
  /** The facts that its outbox row stores. */
  about: z.ZodMiniType;
  /** A reader may switch the topic off; a kind without one is necessary. */
  topic?: MailTopic;
  /** Whether it is also pushed to a rider's devices: always, or only if staff caused it. */
  push?: 'always' | 'by-staff';
  /** When it may be sent first, and until when it is useful; by default at once, for three days. */
  times?: KindTimes;
  /** A logged-in user can trigger it again and again. */
  isOwnDoing?: true;
  /** Anybody can request it for an address. Password links have a limit of their own: the number of valid links. */
  isRequested?: true;
  /** Its body is deleted once it is sent: most contain a link that gives access to the account. */
  isSecret?: true;
  /** Its account is deleted before it is sent. */
  outlivesAccount?: true;
  /** Its recipient has no account: the address is in its row. */
  hasNoAccount?: true;
}

export interface KindTimes {
  /** A pause after the event, in which it can be undone or others may follow. */
  pauseMs?: number;
  lifeMs?: number;
  /** Useless after the start of the slot. */
  endsAtStart?: true;
  /** Due and useless before the start of the slot. */
  beforeStart?: { dueMs: number; uselessMs: number };
  /** Not for slots that were booked later than this before their start. */
  leastNoticeMs?: number;
}
