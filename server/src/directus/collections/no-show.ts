import { may } from '@cablepark/domain/accounts/permissions';
import { sql } from '../../db/sql-text.ts';
import { column, defineCollection } from '../schema/collection.ts';
import { integer, time, uuid } from '../schema/value-types.ts';
import { slot } from './slot.ts';

/** Riders absent from a booked slot; marked at the desk, and deleted with the booking. The index of active bookings finds them by slot. */
export const noShow = defineCollection({
  name: 'NoShow',
  table: 'no_show',
  source: sql`(
    select no_show.id, no_show.created_at, no_show.created_by, booking.slot_id
    from no_show join booking on booking.id = no_show.booking_id and booking.state in ('held', 'booked'))`,
  fields: [
    column('id', 'id', integer),
    column('slot', 'slot_id', integer, { indexed: true, relation: { target: slot } }),
    column('date_created', 'created_at', time),
    column('user_created', 'created_by', uuid),
  ],
  mayRead: (viewer) => may(viewer?.role ?? null, 'noShow.read'),
});
