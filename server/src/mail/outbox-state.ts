import type { Db } from '../db/store.ts';

export interface OutboxState {
  waiting: number;
  /** Of the message that should have left first; milliseconds. */
  oldestMs: number;
  /** Messages of the last 30 days that could not be sent. */
  dead: number;
}

/** How the mails of the outbox are, whichever server writes into it and sends from it (GET /server/health, GET /metrics). */
export async function readOutboxState(db: Db, nowMs: number): Promise<OutboxState> {
  // A try that failed puts a message off: it has been waiting all the same. A no-show bides its time, and is not late.
  const waiting = await db
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
    waiting: waiting.count,
    oldestMs: Math.max(0, nowMs - (waiting.oldest ?? nowMs)),
    dead: dead.count,
  };
}
