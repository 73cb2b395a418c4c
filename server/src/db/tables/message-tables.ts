import type { MessageKind } from '@cablepark/domain/messages/message-kinds';
import type { Generated } from 'kysely';

/** The outbox: messages to people, written in the transaction of their event and sent afterwards (docs/decisions/060). */
export interface OutboxTable {
  id: Generated<number>;
  /** The deduplication key: the database refuses a second message about the same event. */
  dedupe: string;
  kind: MessageKind;
  account_id: string | null;
  /** The recipient's address if it is not the account's current one. */
  address: string | null;
  /** The push subscription of the target device; null for a mail. */
  push_to: Generated<number | null>;
  /** JSON: the data of the message. Its secrets are removed after sending. */
  data: string;
  created_at: number;
  /** The earliest time to send it. A failed attempt postpones it. */
  due_at: number;
  useless_at: number;
  /** The lease of the process that sends it. */
  claimed_until: Generated<number>;
  attempts: Generated<number>;
  ended_at: number | null;
  outcome: OutboxOutcome | null;
  /** Why it was not sent, or not yet: a verdict, the mail server's three digits, a code like `ECONNREFUSED`. */
  failure: string | null;
}

/** A calendar behind a secret address: of a rider, or of a track. */
export interface CalendarFeedTable {
  id: Generated<number>;
  account_id: string | null;
  asset_id: number | null;
  /** The input of the address's signature: a new one makes the old address invalid. Not a secret by itself. */
  salt: string;
}

/** The secret link of the park's own screen: one row, or none. */
export interface BoardLinkTable {
  id: Generated<number>;
  /** See `CalendarFeedTable`. */
  salt: string;
}

/** A device's push subscription; it ends with the session that created it. */
export interface PushSubscriptionTable {
  id: Generated<number>;
  account_id: string;
  /** See `SessionTable`. */
  family: string;
  /** Together with the two keys, it allows anybody to write to the device. */
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: number;
}

/** The park's signing keys for pushes: one row, created on first use. */
export interface PushKeyTable {
  id: number;
  public_key: string;
  private_key: string;
}

/** `dropped`: outdated when it was due; `dead`: sending failed until its time was over. */
export type OutboxOutcome = 'sent' | 'dropped' | 'dead';
