import type { Insertable } from 'kysely';
import type { PushSubscriptionTable } from '../../../db/message-tables.ts';
import type { Db } from '../../../db/store.ts';

/** Devices of sessions that can go on: a device whose session is over is told nothing, whether it has been forgotten yet or not. */
function living(db: Db, nowMs: number) {
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

/** An account's devices, the one that subscribed last first. */
export async function findSubscriptions(db: Db, account: string, nowMs: number) {
  return await living(db, nowMs)
    .select(['id', 'family', 'endpoint', 'created_at'])
    .where('account_id', '=', account)
    .orderBy('id', 'desc')
    .execute();
}

export async function findTarget(db: Db, id: number, nowMs: number) {
  const row = await living(db, nowMs).selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** A browser has one address: who subscribes with it takes it over, and a session has one device. */
export async function putSubscription(db: Db, row: Insertable<PushSubscriptionTable>): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where((eb) => eb.or([eb('endpoint', '=', row.endpoint), eb('family', '=', row.family)]))
    .execute();
  await db
    .insertInto('push_subscription')
    .values(row)
    // Another call brought the same address in between: whoever subscribes last has it.
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
}

/** Lets the devices go that subscribed before the newest `kept`. */
export async function trimSubscriptions(db: Db, account: string, kept: number): Promise<void> {
  const rows = await db
    .selectFrom('push_subscription')
    .select('id')
    .where('account_id', '=', account)
    .orderBy('id', 'desc')
    .offset(kept)
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
