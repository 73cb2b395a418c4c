import { randomUUID } from 'node:crypto';
import type { AboutOf, AccountMessageKind, MessageKind } from '@cablepark/domain/messages/message-kinds';
import { messageTimes } from '@cablepark/domain/messages/message-rules';
import type { Insertable } from 'kysely';
import type { OutboxTable } from '../../db/tables/message-tables.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { insertMessages } from './outbox.store.ts';

/** The transaction and the time of the fact. */
export type WritingContext = Pick<TransactionContext, 'db' | 'engine' | 'now'>;

export interface NewMessage<Kind extends MessageKind = MessageKind>
  extends Pick<OutboxTable, 'dedupe' | 'account_id'> {
  kind: Kind;
  about: AboutOf<Kind>;
  start: Temporal.Instant | null;
  address?: string;
  uselessAt?: Temporal.Instant;
  /** It is sent without the pause of its kind. */
  isUrgent?: boolean;
  /** It can be undone until then. */
  notBefore?: Temporal.Instant | null;
}

export function messageRow<Kind extends MessageKind>(
  now: Temporal.Instant,
  { kind, dedupe, account_id, address, about, start, uselessAt, notBefore, isUrgent }: NewMessage<Kind>,
): Insertable<OutboxTable> {
  const times = messageTimes(kind, now, start);
  return {
    dedupe,
    kind,
    account_id,
    address: address ?? null,
    data: JSON.stringify(about),
    created_at: now.epochMilliseconds,
    due_at: Math.max((isUrgent ? now : times.dueAt).epochMilliseconds, notBefore?.epochMilliseconds ?? 0),
    useless_at: (uselessAt ?? times.uselessAt).epochMilliseconds,
    ended_at: null,
    outcome: null,
    failure: null,
  };
}

export interface AccountMessage {
  kind: AccountMessageKind;
  account: string;
  /** The recipient: the account's address may change before it is sent. */
  to: string;
  about: AboutOf<AccountMessageKind>;
  /** When the message becomes useless, because its link expires. */
  uselessAt?: Temporal.Instant;
}

/** Writes a message about an account. After the commit, `context.outbox.raise()` sends it at once. */
export async function writeAccountMessage(
  { db, now }: Pick<WritingContext, 'db' | 'now'>,
  { kind, account, to, about, uselessAt }: AccountMessage,
): Promise<void> {
  // Each is a separate fact: two reset requests are two mails.
  const dedupe = `${kind}:${randomUUID()}`;
  const message = { kind, dedupe, account_id: account, address: to, about, start: null };
  await insertMessages(db, [messageRow(now, { ...message, ...(uselessAt && { uselessAt }) })]);
}

/** The key of the push of a message to one device. */
export function pushKey(device: number, dedupe: string): string {
  return `push:${device}:${dedupe}`;
}

/** The key of the message that a push repeats. @param key from `pushKey` */
export function pushedMessageOf(key: string): string {
  return key.replace(/^push:\d+:/, '');
}
