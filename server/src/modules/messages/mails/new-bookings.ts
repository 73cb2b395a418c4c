import type { Db } from '../../../db/store.ts';
import type { DigestData } from '../../outbox/index.ts';

/** Bookings that were made in this span, of riders who are still here; found by their entries in the history, of which there is an index. */
export function newBookings(db: Db, { from, until }: DigestData) {
  return db
    .selectFrom('booking_history as entry')
    .innerJoin('booking as made', 'made.id', 'entry.booking_id')
    .innerJoin('account as holder', 'holder.id', 'made.account_id')
    .select('made.id')
    .where('entry.action_type', '=', 'book')
    .where('entry.created_at', '>', from)
    .where('entry.created_at', '<=', until)
    .where('made.made_at', '>', from)
    .where('made.made_at', '<=', until)
    .where('holder.status', '<>', 'erased');
}
