import type { Db } from '../../db/store.ts';
import { delayedKey } from './notify-delayed.ts';

/** A message about a stop, by mail or push. `outdated`: a later one replaced it, or its news was no longer true. */
export interface StopMessage {
  stop: number;
  account: string;
  state: 'waiting' | 'sent' | 'outdated' | 'failed';
  dueMs: number;
}

interface AboutRider {
  stop_id: number;
  booked_by: string | null;
}

const keysPerQuery = 500;

/** The mails about these stops, and their pushes, which name their mail. */
export async function findMessages(db: Db, riders: readonly AboutRider[]): Promise<StopMessage[]> {
  const byKey = new Map<string, { stop: number; account: string }>();
  for (const { stop_id: stop, booked_by: account } of riders)
    if (account !== null) byKey.set(delayedKey(stop, account), { stop, account });
  const keys = [...byKey.keys()];
  const messages: StopMessage[] = [];
  for (let at = 0; at < keys.length; at += keysPerQuery) {
    const rows = await db
      .selectFrom('outbox')
      .select(['dedupe', 'outcome', 'failure', 'due_at'])
      .where('dedupe', 'in', keys.slice(at, at + keysPerQuery))
      .execute();
    for (const { dedupe, outcome, failure, due_at: dueMs } of rows) {
      const about = byKey.get(dedupe);
      if (about) messages.push({ ...about, dueMs, state: stateOf(outcome, failure) });
    }
  }
  return messages;
}

function stateOf(outcome: string | null, failure: string | null): StopMessage['state'] {
  if (outcome === null) return 'waiting';
  if (outcome === 'sent') return 'sent';
  return failure === 'outdated' ? 'outdated' : 'failed';
}
