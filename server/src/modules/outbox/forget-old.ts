import { askedForKinds } from '@cablepark/domain/messages/message-kinds';
import { mostAskedFor } from '@cablepark/domain/messages/message-rules';
import type { ExpressionBuilder } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import type { Tables } from '../../db/tables.ts';
import { nextTurn } from '../../next-turn.ts';

/** So many go in one step. */
const atOnce = 200;
const keptMs = 30 * 24 * 60 * 60_000;

/** Forgets messages that were sent, dropped or given up thirty days ago, and what a server that died left of accounts that are erased. */
export async function forgetOldMessages({
  store,
  clock,
}: Pick<AppContext, 'store' | 'clock'>): Promise<void> {
  const before = clock.now().epochMilliseconds - keptMs;
  await deleteInSteps(store.db, messages(store.db).where('ended_at', '<', before));
  for (;;) {
    const account = await findErased(store.db, clock.now());
    if (account === null) return;
    await forgetMessagesTo(store.db, account, clock.now());
  }
}

/** What was to be told to somebody who leaves for good, by now. */
export async function forgetWaitingTo(db: Db, account: string): Promise<void> {
  await db.deleteFrom('outbox').where('account_id', '=', account).where('ended_at', 'is', null).execute();
}

/**
 * All that was told to an account that has been erased, in steps. What it had mailed to an address stays while it counts there: else whoever
 * deletes their account could have a stranger written to anew.
 */
export async function forgetMessagesTo(db: Db, account: string, now: Temporal.Instant): Promise<void> {
  await deleteInSteps(db, messages(db).where('account_id', '=', account).where(countsNoMore(now)));
}

function countsNoMore(now: Temporal.Instant) {
  const countedSince = now.subtract(mostAskedFor.within).epochMilliseconds;
  return (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.or([eb('outbox.kind', 'not in', [...askedForKinds]), eb('outbox.created_at', '<=', countedSince)]);
}

function messages(db: Db) {
  return db.selectFrom('outbox').select('id');
}

/** Looked for first: a statement that deletes nothing still takes the embedded database's only write lock. */
async function deleteInSteps(db: Db, asked: ReturnType<typeof messages>): Promise<void> {
  for (;;) {
    const rows = await asked.limit(atOnce).execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await db.deleteFrom('outbox').where('id', 'in', ids).execute();
    await nextTurn();
  }
}

async function findErased(db: Db, now: Temporal.Instant): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('status', '=', 'erased')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('outbox')
          .select('outbox.id')
          .whereRef('outbox.account_id', '=', 'account.id')
          .where(countsNoMore(now)),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
