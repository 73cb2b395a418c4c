import type { MessageKind } from '@cablepark/domain/messages/message-kinds';
import type { Generated } from 'kysely';

/** What the park has to tell people: written in the transaction of the fact, sent afterwards (docs/decisions/060). */
export interface OutboxTable {
  id: Generated<number>;
  /** What it tells, once and for all: a second message of the same fact is refused by the database. */
  dedupe: string;
  kind: MessageKind;
  account_id: string | null;
  /** Where it goes where that is not the account's address of that moment. */
  address: string | null;
  /** The device that it goes to instead, by its subscription; null for a mail. */
  push_to: Generated<number | null>;
  /** JSON: what it is made of when it is sent. Emptied of a secret as soon as it has left. */
  data: string;
  created_at: number;
  /** Not before. A try that failed puts it off. */
  due_at: number;
  useless_at: number;
  /** Until then one process has it in its hands. */
  claimed_until: Generated<number>;
  attempts: Generated<number>;
  ended_at: number | null;
  outcome: OutboxOutcome | null;
  /** Why it was not sent, or not yet: a verdict, the mail server's three digits, a code like `ECONNREFUSED`. */
  failure: string | null;
}

/** A calendar that other programs fetch by a secret address: of a rider, or of a track. */
export interface CalendarFeedTable {
  id: Generated<number>;
  account_id: string | null;
  asset_id: number | null;
  /** What its address is signed over: another one, and the old address is good no more. By itself it tells nothing. */
  salt: string;
}

/** The secret link of the park's own screen: one row, or none. */
export interface BoardLinkTable {
  id: Generated<number>;
  /** As that of a calendar. */
  salt: string;
}

/** A device that its rider wants to be told on, by its browser's push service; it ends with the session in which it was chosen. */
export interface PushSubscriptionTable {
  id: Generated<number>;
  account_id: string;
  /** See `SessionTable`. */
  family: string;
  /** Whoever knows it and the two keys may write to the device. */
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: number;
}

/** What the park's pushes are signed with: one row, made when it is needed first. */
export interface PushKeyTable {
  id: number;
  public_key: string;
  private_key: string;
}

/** `dropped`: it was not worth sending when its turn came; `dead`: it could not be sent in time. */
export type OutboxOutcome = 'sent' | 'dropped' | 'dead';
