import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { CalendarFeedTable } from '../../db/tables/message-tables.ts';

export type Feed = Selectable<CalendarFeedTable>;

/** The owner of a calendar. */
export type FeedOwner = { account: string } | { track: number };

export async function findFeed(db: Db, owner: FeedOwner): Promise<Feed | null> {
  const row = await db
    .selectFrom('calendar_feed')
    .selectAll()
    .where((eb) =>
      'account' in owner ? eb('account_id', '=', owner.account) : eb('asset_id', '=', owner.track),
    )
    .executeTakeFirst();
  return row ?? null;
}

export async function findTrackFeeds(db: Db): Promise<Feed[]> {
  return await db.selectFrom('calendar_feed').selectAll().where('asset_id', 'is not', null).execute();
}

/** The calendar by id, if its account may log in. */
export async function findLivingFeed(db: Db, id: number): Promise<Feed | null> {
  const row = await db
    .selectFrom('calendar_feed')
    .leftJoin('account', 'account.id', 'calendar_feed.account_id')
    .selectAll('calendar_feed')
    .where('calendar_feed.id', '=', id)
    .where((eb) => eb.or([eb('calendar_feed.asset_id', 'is not', null), eb('account.status', '=', 'active')]))
    .executeTakeFirst();
  return row ?? null;
}

/** Creates a calendar, or gives it a new address; the old one becomes invalid. */
export async function renewFeed(db: Db, owner: FeedOwner): Promise<Feed> {
  const salt = randomBytes(12).toString('base64url');
  const ofAccount = 'account' in owner;
  return await db
    .insertInto('calendar_feed')
    .values({
      account_id: ofAccount ? owner.account : null,
      asset_id: ofAccount ? null : owner.track,
      salt,
    })
    .onConflict((conflict) => conflict.column(ofAccount ? 'account_id' : 'asset_id').doUpdateSet({ salt }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A calendar ends with its account. */
export async function deleteFeedOf(db: Db, account: string): Promise<void> {
  await db.deleteFrom('calendar_feed').where('account_id', '=', account).execute();
}
