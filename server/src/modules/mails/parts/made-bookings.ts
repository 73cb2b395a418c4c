import { type AboutOf } from '@cablepark/domain/messages/message-kinds';
import type { Db } from '../../../db/store.ts';

/** Bookings made in this span, without erased riders; it uses the index of the history. */
export function selectMadeBookings(db: Db, { from, until }: AboutOf<'new-bookings'>) {
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
