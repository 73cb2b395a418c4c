import { sql } from 'kysely';
import type { Db, Store } from './store.ts';

/**
 * The order in which every transaction locks rows, so that no two of them can wait for each other (docs/decisions/036):
 *
 * 0. the list of tracks as a whole, by who makes, changes or deletes one; the season, by who changes it or makes the days that
 *    open; its change, by who carries it out
 * 1. accounts: the Admins by their ids where one of them must stay, then the one account that it is about
 * 2. events, by their ids
 * 3. bills, then payments, then their refunds; the cash book as a whole, by who closes a day: after it nothing but its own rows
 * 4. passes, by their ids
 * 5. slots, by their ids; their bookings change only under that lock and have none of their own, but that voiding a payment,
 *    under its lock, takes its number off its booking: whoever acts on a paid booking has locked the payment before
 * 6. tracks, by their ids
 * 7. the library as a whole, by who puts a picture into it; its pictures, by their ids
 *
 * Rows that belong to one of these alone (its sessions, its no-show) come after it. A foreign key locks, too: whoever puts an
 * event into a slot locks the event first. All of this is PostgreSQL's; SQLite's transactions are alone anyway.
 */
type Engine = Store['engine'];

/** Keeps events from being deleted until the transaction ends. */
export async function lockEvents(db: Db, engine: Engine, ids: Iterable<number>): Promise<void> {
  const asked = [...new Set(ids)];
  if (engine !== 'postgres' || asked.length === 0) return;
  await db.selectFrom('event').select('id').where('id', 'in', asked).orderBy('id').forKeyShare().execute();
}

/** Lets nobody else put a slot on these tracks until the transaction ends; the guard against overlaps asks for the same. */
export async function lockTracks(db: Db, engine: Engine, ids: Iterable<number>): Promise<void> {
  const asked = [...new Set(ids)];
  if (engine !== 'postgres' || asked.length === 0) return;
  await db.selectFrom('asset').select('id').where('id', 'in', asked).orderBy('id').forNoKeyUpdate().execute();
}

/** Nobody else makes, changes or deletes a track until the transaction ends; slots of them go on being made and booked. */
export async function lockTrackList(db: Db, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`lock table asset in share row exclusive mode`.execute(db);
}

/** Nobody else enters money or closes a day until the transaction ends: it sees all entries, also those that were under way. */
export async function lockCashBook(db: Db, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`lock table cash_entry in share row exclusive mode`.execute(db);
}

/** Nobody else puts a picture into the library until the transaction ends; pages go on showing them. */
export async function lockLibrary(db: Db, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`lock table library_picture in share row exclusive mode`.execute(db);
}

/** Keeps pictures of the library from being removed until the transaction ends. @returns the ids of those that are there */
export async function lockLibraryPictures(db: Db, engine: Engine, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('library_picture')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forKeyShare())
    .execute();
  return rows.map(({ id }) => id);
}
