import type { Db } from '../db/store.ts';

export interface OutboxState {
  waiting: number;
  /** The waiting time of the oldest overdue message; milliseconds. */
  oldestMs: number;
  /** Dead messages of the last 30 days. */
  dead: number;
}

/** The state of the outbox across all servers (GET /server/health, GET /metrics). */
export async function readOutboxState(db: Db, nowMs: number): Promise<OutboxState> {
  // A retry postpones a message, but it still counts as waiting. A no-show waits on purpose, and is not overdue.
  const queue = await db
    .selectFrom('outbox')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .where('ended_at', 'is', null)
    .where('push_to', 'is', null)
    .where((eb) => eb.or([eb('due_at', '<=', nowMs), eb('attempts', '>', 0)]))
    .executeTakeFirstOrThrow();
  const dead = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('outcome', '=', 'dead')
    .where('push_to', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    waiting: queue.count,
    oldestMs: Math.max(0, nowMs - (queue.oldest ?? nowMs)),
    dead: dead.count,
  };
}
