import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';

const keptMs = 30 * 24 * 60 * 60_000;

/** Forgets messages that were sent, dropped or given up thirty days ago. */
export async function forgetOldMessages({ store, clock }: AppContext): Promise<void> {
  const before = clock.now().epochMilliseconds - keptMs;
  // Looked for first: a statement that deletes nothing still takes the embedded database's only write lock.
  const old = await store.db
    .selectFrom('outbox')
    .select('id')
    .where('ended_at', '<', before)
    .limit(1)
    .executeTakeFirst();
  if (old) await store.db.deleteFrom('outbox').where('ended_at', '<', before).execute();
}

/** What was to be told to somebody, and what was: it goes with their account. */
export async function forgetMessagesTo(db: Db, account: string): Promise<void> {
  await db.deleteFrom('outbox').where('account_id', '=', account).execute();
}
