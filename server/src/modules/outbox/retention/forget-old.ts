import { requestedKinds } from '@cablepark/domain/messages/message-kinds';
import { mostRequested } from '@cablepark/domain/messages/message-rules';
import type { ExpressionBuilder } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Db, Store } from '../../../db/store.ts';
import type { Tables } from '../../../db/tables.ts';
import { nextTurn } from '../../../next-turn.ts';

/** The most messages in one step. */
const atOnce = 200;
const keptMs = 30 * 24 * 60 * 60_000;

/** Deletes messages that ended thirty days ago, and leftovers of erased accounts after a crash. */
export async function forgetOldMessages({ store, clock }: { store: Store; clock: Clock }): Promise<void> {
  const before = clock.now().epochMilliseconds - keptMs;
  await deleteInSteps(store.db, messages(store.db).where('ended_at', '<', before));
  for (;;) {
    const account = await findErased(store.db, clock.now());
    if (account === null) return;
    await forgetMessagesTo(store.db, account, clock.now());
  }
}

/** The unsent messages to an account under erasure. */
export async function forgetWaitingTo(db: Db, account: string): Promise<void> {
  await db.deleteFrom('outbox').where('account_id', '=', account).where('ended_at', 'is', null).execute();
}

/**
 * Deletes all messages of an erased account, in steps. Messages that count against the limit of an address stay until they expire:
 * otherwise deleting an account would reset the limit, and a stranger could be mailed again.
 */
export async function forgetMessagesTo(db: Db, account: string, now: Temporal.Instant): Promise<void> {
  await deleteInSteps(db, messages(db).where('account_id', '=', account).where(countsNoMore(now)));
}

function countsNoMore(now: Temporal.Instant) {
  const countedSince = now.subtract(mostRequested.within).epochMilliseconds;
  return (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.or([eb('outbox.kind', 'not in', requestedKinds), eb('outbox.created_at', '<=', countedSince)]);
}

function messages(db: Db) {
  return db.selectFrom('outbox').select('id');
}

/** Selects first: a DELETE without rows still takes the embedded database's only write lock. */
async function deleteInSteps(db: Db, query: ReturnType<typeof messages>): Promise<void> {
  for (;;) {
    const rows = await query.limit(atOnce).execute();
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
