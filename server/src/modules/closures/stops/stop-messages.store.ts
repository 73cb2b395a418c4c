import type { Db } from '../../../db/store.ts';
import { delayedKey, undoneKey } from './notify-delayed.ts';

/** A mail about a stop. `outdated`: a later one replaced it, or what it said was no longer true. */
export interface StopMessage {
  stop: number;
  account: string;
  /** Whether it says that the stop was undone. */
  isUndo: boolean;
  state: 'waiting' | 'sent' | 'outdated' | 'failed';
  dueMs: number;
}

interface AboutRider {
  stop_id: number;
  booked_by: string | null;
}

const keysPerQuery = 500;

/** The mails about these stops. */
export async function findMessages(db: Db, riders: readonly AboutRider[]): Promise<StopMessage[]> {
  const byKey = new Map<string, Pick<StopMessage, 'stop' | 'account' | 'isUndo'>>();
  for (const { stop_id: stop, booked_by: account } of riders) {
    if (account === null) continue;
    byKey.set(delayedKey(stop, account), { stop, account, isUndo: false });
    byKey.set(undoneKey(stop, account), { stop, account, isUndo: true });
  }
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
