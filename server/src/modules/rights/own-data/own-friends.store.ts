import type { Db } from '../../../db/store.ts';
import { mostEntries } from './own-data.store.ts';

/** The links by which an account held slots for friends, newest first. Who took the slots is not this account's data. */
export async function findOwnFriends(db: Db, id: string) {
  return await db
    .selectFrom('friends_link')
    .innerJoin('friends_place', 'friends_place.link_id', 'friends_link.id')
    .select(['friends_link.created_at as at', 'friends_link.until_at as until'])
    .select((eb) => [eb.fn.countAll<number | string>().as('slots'), eb.fn.count('taken_id').as('taken')])
    .where('friends_link.account_id', '=', id)
    .groupBy(['friends_link.id', 'friends_link.created_at', 'friends_link.until_at'])
    .orderBy('friends_link.id', 'desc')
    .limit(mostEntries + 1)
    .execute();
}
