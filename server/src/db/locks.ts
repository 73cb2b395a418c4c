import { sql } from 'kysely';
import type { Db, Store } from './store.ts';

/**
 * The order in which every transaction locks rows, so that none of them can deadlock (docs/decisions/036):
 *
 * 0. the closures that have not ended, by their ids, to lift one or to stop the cable; an action of the desk, or a stop of the cable, to take it back; the enquiry of a group, to answer it; the list of tracks as a whole, to create, change or delete one; the season, to change it or to make released days;
 *    its change, to carry it out; the park's settings, to change them, the price list or the legal texts
 * 1. accounts: the Admins by their ids where one of them must stay, then the account in question
 * 2. events, by their ids
 * 3. bills, then payments, then their refunds; the cash book as a whole, to close a day: after it only its own rows
 * 4. passes, by their ids
 * 5. slots, by their ids, which also lock their bookings. One exception: voiding a payment, under its lock, removes its number
 *    from its booking, so a write to a paid booking locks the payment first. Another: the slot held for a closed ride comes after the ride's row,
 *    as only the row says what the job has held meanwhile. A deadlock with whoever chooses that slot just then is retried
 * 6. tracks, by their ids
 * 7. the library as a whole, to add a picture; its pictures, by their ids
 *
 * Rows that belong to one of these (its sessions, its no-show) come after it. A foreign key locks, too: setting a slot's event locks the
 * event first. All of this is for PostgreSQL; SQLite's transactions are exclusive anyway.
 */
type Engine = Store['engine'];

/** Prevents the deletion of events until the transaction ends. */
export async function lockEvents(db: Db, engine: Engine, ids: Iterable<number>): Promise<void> {
  const uniqueIds = [...new Set(ids)];
  if (engine !== 'postgres' || uniqueIds.length === 0) return;
  await db
    .selectFrom('event')
    .select('id')
    .where('id', 'in', uniqueIds)
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** Prevents other new slots on these tracks until the transaction ends; the overlap guard takes the same lock. */
export async function lockTracks(db: Db, engine: Engine, ids: Iterable<number>): Promise<void> {
  const uniqueIds = [...new Set(ids)];
  if (engine !== 'postgres' || uniqueIds.length === 0) return;
  await db
    .selectFrom('asset')
    .select('id')
    .where('id', 'in', uniqueIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Prevents other changes to the list of tracks until the transaction ends; their slots can still be made and booked. */
export async function lockTrackList(db: Db, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`lock table asset in share row exclusive mode`.execute(db);
}

/** Prevents other cash entries and closes until the transaction ends: it sees all entries, also those of earlier open transactions. */
export async function lockCashBook(db: Db, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`lock table cash_entry in share row exclusive mode`.execute(db);
}

/** Prevents other new pictures in the library until the transaction ends; pages still show the library. */
export async function lockLibrary(db: Db, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`lock table library_picture in share row exclusive mode`.execute(db);
}

/** Prevents the removal of library pictures until the transaction ends. @returns the ids of existing ones */
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
