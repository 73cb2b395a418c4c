import type { MessageOfStop } from '@cablepark/domain/closures/stop-calls';
import type { MessageKind } from '@cablepark/domain/messages/message-kinds';
import * as z from 'zod';
import type { Db } from '../../db/store.ts';
import { pushedMessageOf } from '../outbox/index.ts';

/** `outdated`: a later message replaced it, or its content was no longer true. */
export interface MailState {
  state: 'waiting' | 'sent' | 'outdated' | 'failed';
  dueMs: number;
  /** When it was sent, or ended without being sent; null while it waits. */
  endedMs: number | null;
  /** The bookings that it names. */
  bookings: ReadonlySet<number>;
}

const keysPerQuery = 500;

/** The states of the mails with these keys. A mail that was never written has no entry. */
export async function findMessageStates(db: Db, keys: readonly string[]): Promise<Map<string, MailState>> {
  const states = new Map<string, MailState>();
  for (let at = 0; at < keys.length; at += keysPerQuery) {
    const rows = await db
      .selectFrom('outbox')
      .select(['dedupe', 'outcome', 'failure', 'due_at', 'ended_at', 'data'])
      .where('dedupe', 'in', keys.slice(at, at + keysPerQuery))
      .execute();
    for (const { dedupe, outcome, failure, due_at: dueMs, ended_at: endedMs, data } of rows)
      states.set(dedupe, { dueMs, endedMs, state: stateOf(outcome, failure), bookings: namedIn(data) });
  }
  return states;
}

const namedRides = z.object({ rides: z.array(z.object({ booking: z.int() })).default([]) });

/** The bookings that a message about rides names. @param data of the message */
export function namedIn(data: string): ReadonlySet<number> {
  return new Set(namedRides.parse(JSON.parse(data)).rides.map(({ booking }) => booking));
}

/** The keys of the messages of which a push notification has reached a device of these accounts. */
export async function findPushed(
  db: Db,
  kinds: readonly MessageKind[],
  accounts: readonly string[],
): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  const unique = [...new Set(accounts)];
  for (let at = 0; at < unique.length; at += keysPerQuery) {
    const rows = await db
      .selectFrom('outbox')
      .select('dedupe')
      .where('account_id', 'in', unique.slice(at, at + keysPerQuery))
      .where('kind', 'in', [...kinds])
      .where('push_to', 'is not', null)
      .where('outcome', '=', 'sent')
      .execute();
    for (const { dedupe } of rows) keys.add(pushedMessageOf(dedupe));
  }
  return keys;
}

/** The kinds and bookings of the messages sent to these accounts, oldest first. */
export async function findSentAbout(
  db: Db,
  kinds: readonly MessageKind[],
  accounts: readonly string[],
): Promise<{ kind: MessageKind; bookings: ReadonlySet<number> }[]> {
  if (accounts.length === 0) return [];
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'data'])
    .where('account_id', 'in', [...accounts])
    .where('kind', 'in', [...kinds])
    .where('outcome', '=', 'sent')
    .orderBy('ended_at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, data }) => ({ kind, bookings: namedIn(data) }));
}

/** Whether the rider got a message. A delivered push is enough. */
export function reachOf(message: Pick<MailState, 'state'> | undefined, isPushed: boolean): MessageOfStop {
  if (isPushed) return 'sent';
  return message?.state === 'sent' || message?.state === 'waiting' ? message.state : 'none';
}

function stateOf(outcome: string | null, failure: string | null): MailState['state'] {
  if (outcome === null) return 'waiting';
  if (outcome === 'sent') return 'sent';
  return failure === 'outdated' ? 'outdated' : 'failed';
}

/** How many messages are written, sent and waiting, and when the next scheduled message is due. */
export function progressOf(messages: readonly MailState[], nowMs: number) {
  const due = messages.filter(({ state, dueMs }) => state === 'waiting' && dueMs > nowMs);
  return {
    dueMs: due.length === 0 ? null : Math.min(...due.map(({ dueMs }) => dueMs)),
    messages: messages.filter(({ state }) => state !== 'outdated').length,
    sent: messages.filter(({ state }) => state === 'sent').length,
    waiting: messages.filter(({ state }) => state === 'waiting').length,
  };
}
