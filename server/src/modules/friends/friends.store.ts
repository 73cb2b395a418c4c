import { linksKeptDays, type UntakenPlace, untakenEnds } from '@cablepark/domain/friends/friends-link';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { FriendsLinkTable } from '../../db/tables/friends-tables.ts';
import type { ServerContext } from '../../server-context.ts';

/** A link, and the first name of the rider who made it. */
export type StoredLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** Null if there is no such link, or if its rider's account is blocked or erased. */
export async function findLink(db: Db, id: number) {
  const row = await db
    .selectFrom('friends_link')
    .innerJoin('account', 'account.id', 'friends_link.account_id')
    .selectAll('friends_link')
    .select('account.first_name')
    .where('friends_link.id', '=', id)
    .where('account.status', '=', 'active')
    .executeTakeFirst();
  return row ?? null;
}

/** A rider's links with a ride after that time, the newest first. */
export async function findOwnLinks(db: Db, rider: string, afterMs: number) {
  return await db
    .selectFrom('friends_link')
    .selectAll()
    .where('account_id', '=', rider)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('friends_place')
          .innerJoin('booking', 'booking.id', 'friends_place.booking_id')
          .select('booking.id')
          .whereRef('friends_place.link_id', '=', 'friends_link.id')
          .where('booking.start_at', '>', afterMs),
      ),
    )
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

/** Whether the rider's address is proved. */
export async function isProved(db: Db, rider: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', rider)
    .whereRef('proved_email', '=', 'email')
    .executeTakeFirst();
  return row !== undefined;
}

/** The places of links in riding order, with the facts of their hold or of the friend's booking. */
export async function findPlaces(db: Db, links: readonly number[]) {
  if (links.length === 0) return [];
  const rows = await db
    .selectFrom('friends_place as place')
    .innerJoin('booking as hold', 'hold.id', 'place.booking_id')
    .leftJoin('booking as taking', 'taking.id', 'place.taken_id')
    .leftJoin('account as friend', 'friend.id', 'taking.account_id')
    .select(['place.id', 'place.link_id as link', 'place.booking_id as booking'])
    .select(['hold.slot_id as slot', 'hold.state as hold', 'hold.end_reason as end'])
    .select(['taking.state as taking', 'taking.account_id as takenBy', 'friend.first_name as friend'])
    .select((eb) => [
      eb.fn.coalesce('taking.start_at', 'hold.start_at').as('start_at'),
      eb.fn.coalesce('taking.minutes', 'hold.minutes').as('minutes'),
      eb.fn.coalesce('taking.asset_id', 'hold.asset_id').as('asset_id'),
      eb.fn.coalesce('taking.price_cents', 'hold.price_cents').as('price_cents'),
    ])
    .where('place.link_id', 'in', [...links])
    .execute();
  return rows
    .map(({ start_at, minutes, asset_id, price_cents, ...row }) => ({
      ...row,
      startMs: start_at ?? 0,
      minutes: minutes ?? 0,
      track: asset_id ?? 0,
      price: price_cents ?? 0,
    }))
    .toSorted((a, b) => a.startMs - b.startMs || a.track - b.track || a.id - b.id);
}

export type StoredPlace = Awaited<ReturnType<typeof findPlaces>>[number];

/** The slots that a rider held for friends since then and nobody took. An expired hold counts even before the job ends it. */
export async function findUntaken(
  db: Db,
  rider: string,
  { sinceMs, nowMs }: { sinceMs: number; nowMs: number },
): Promise<UntakenPlace[]> {
  const rows = await db
    .selectFrom('friends_place')
    .innerJoin('friends_link', 'friends_link.id', 'friends_place.link_id')
    .innerJoin('booking', 'booking.id', 'friends_place.booking_id')
    .select(['friends_link.created_at', 'friends_link.until_at', 'booking.ended_at'])
    .where('friends_link.account_id', '=', rider)
    .where('friends_place.taken_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('booking.end_reason', 'in', untakenEnds), eb('booking.ended_at', '>', sinceMs)]),
        eb.and([eb('booking.state', '=', 'held'), eb('booking.held_until', '<=', nowMs)]),
      ]),
    )
    .execute();
  return rows.map(({ created_at, until_at, ended_at }) => ({
    made: at(created_at),
    until: at(until_at),
    ended: at(ended_at ?? until_at),
  }));
}

function at(ms: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(ms);
}

/** @param bookings the bookings of its holds @returns its id */
export async function insertLink(
  db: Db,
  link: Insertable<FriendsLinkTable>,
  bookings: readonly number[],
): Promise<number> {
  const { id } = await db.insertInto('friends_link').values(link).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('friends_place')
    .values(bookings.map((booking_id) => ({ link_id: id, booking_id })))
    .execute();
  return id;
}

/** Sets the friend's booking. @returns false if somebody has already taken the place */
export async function setTaken(db: Db, place: number, booking: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('friends_place')
    .set({ taken_id: booking })
    .where('id', '=', place)
    .where('taken_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes links some days after their end. */
export async function forgetOldLinks({
  store,
  clock,
}: Pick<ServerContext, 'store' | 'clock'>): Promise<void> {
  const before = clock.now().subtract({ hours: 24 * linksKeptDays }).epochMilliseconds;
  const { db } = store;
  const old = db.selectFrom('friends_link').select('id').where('until_at', '<', before);
  await db.deleteFrom('friends_place').where('link_id', 'in', old).execute();
  await db.deleteFrom('friends_link').where('until_at', '<', before).execute();
}

/** Deletes the links of an erased account; friends keep the slots that they took. */
export async function forgetLinksOf(db: Db, account: string): Promise<void> {
  const own = db.selectFrom('friends_link').select('id').where('account_id', '=', account);
  await db.deleteFrom('friends_place').where('link_id', 'in', own).execute();
  await db.deleteFrom('friends_link').where('account_id', '=', account).execute();
}
