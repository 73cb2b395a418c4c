import type { Insertable } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { PushSubscriptionTable } from '../../db/tables/message-tables.ts';

/** Devices of live sessions: a device gets no pushes after its session ends. */
function liveSubscriptions(db: Db, nowMs: number) {
  return db
    .selectFrom('push_subscription')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('session')
          .select('session.family')
          .whereRef('session.family', '=', 'push_subscription.family')
          .where('session.expires_at', '>', nowMs),
      ),
    );
}

/** An account's devices, newest subscription first. */
export async function findSubscriptions(db: Db, account: string, nowMs: number) {
  return await liveSubscriptions(db, nowMs)
    .select(['id', 'family', 'endpoint', 'created_at'])
    .where('account_id', '=', account)
    .orderBy('id', 'desc')
    .execute();
}

export async function findTarget(db: Db, id: number, nowMs: number) {
  const row = await liveSubscriptions(db, nowMs).selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** A browser has one endpoint and a session one device: a new subscription replaces both. */
export async function putSubscription(db: Db, row: Insertable<PushSubscriptionTable>): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where((eb) => eb.or([eb('endpoint', '=', row.endpoint), eb('family', '=', row.family)]))
    .execute();
  await db
    .insertInto('push_subscription')
    .values(row)
    // Another call may insert the same endpoint concurrently: the last one wins.
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
}

/** Deletes all but the newest `most` devices. */
export async function trimSubscriptions(db: Db, account: string, most: number): Promise<void> {
  const rows = await db
    .selectFrom('push_subscription')
    .select('id')
    .where('account_id', '=', account)
    .orderBy('id', 'desc')
    .offset(most)
    .limit(1_000)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('push_subscription').where('id', 'in', ids).execute();
}

export async function deleteSubscription(db: Db, id: number, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).where('endpoint', '=', endpoint).execute();
}

/** @returns whether it was one of this account's */
export async function deleteOwnSubscription(db: Db, account: string, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscription')
    .where('id', '=', id)
    .where('account_id', '=', account)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
