import type { Db } from '../../db/store.ts';
import type { DigestData } from './ride-data.ts';

/** The entries of bookings that began in this span, the oldest first; a move begins none. */
export function newBookings(db: Db, { from, until }: DigestData) {
  return db
    .selectFrom('booking_history')
    .innerJoin('account', 'account.id', 'booking_history.user_id')
    .select('booking_history.id')
    .where('booking_history.action_type', '=', 'book')
    .where('booking_history.moved_from', 'is', null)
    .where('booking_history.created_at', '>', from)
    .where('booking_history.created_at', '<=', until)
    .where('account.status', '<>', 'erased')
    .orderBy('booking_history.id');
}
