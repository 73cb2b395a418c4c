import type { Db } from '../../db/store.ts';

/** `outdated`: a later message replaced it, or what it said was no longer true. */
export interface MailState {
  state: 'waiting' | 'sent' | 'outdated' | 'failed';
  dueMs: number;
}

const keysPerQuery = 500;

/** What became of the mails with these keys; one that was never written is missing. */
export async function findMessageStates(db: Db, keys: readonly string[]): Promise<Map<string, MailState>> {
  const states = new Map<string, MailState>();
  for (let at = 0; at < keys.length; at += keysPerQuery) {
    const rows = await db
      .selectFrom('outbox')
      .select(['dedupe', 'outcome', 'failure', 'due_at'])
      .where('dedupe', 'in', keys.slice(at, at + keysPerQuery))
      .execute();
    for (const { dedupe, outcome, failure, due_at: dueMs } of rows)
      states.set(dedupe, { dueMs, state: stateOf(outcome, failure) });
  }
  return states;
}

function stateOf(outcome: string | null, failure: string | null): MailState['state'] {
  if (outcome === null) return 'waiting';
  if (outcome === 'sent') return 'sent';
  return failure === 'outdated' ? 'outdated' : 'failed';
}

/** How many of the messages are written, sent and waiting, and when the next of those that wait for their time leaves. */
export function progressOf(messages: readonly MailState[], nowMs: number) {
  const due = messages.filter(({ state, dueMs }) => state === 'waiting' && dueMs > nowMs);
  return {
    dueMs: due.length === 0 ? null : Math.min(...due.map(({ dueMs }) => dueMs)),
    messages: messages.filter(({ state }) => state !== 'outdated').length,
    sent: messages.filter(({ state }) => state === 'sent').length,
    waiting: messages.filter(({ state }) => state === 'waiting').length,
  };
}
