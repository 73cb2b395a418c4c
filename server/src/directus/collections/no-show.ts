import { may } from '@cablepark/domain/accounts/permissions';
import { sql } from '../../db/sql-text.ts';
import { column, defineCollection } from '../schema/collection.ts';
import { integer, time, uuid } from '../schema/value-types.ts';
import { slot } from './slot.ts';

/** Riders absent from a slot, marked at the desk. Of a freed one until it is sold again: then its mark is no longer taken back. */
export const noShow = defineCollection({
  name: 'NoShow',
  table: 'no_show',
  source: sql`(
    select no_show.id, no_show.created_at, no_show.created_by, booking.slot_id
    from no_show join booking on booking.id = no_show.booking_id
    left join slot on slot.id = booking.slot_id
    where booking.state in ('held', 'booked') or (booking.state = 'missed' and slot.booking_id is null
      and booking.id = (select max(last.id) from booking as last where last.slot_id = booking.slot_id and last.state = 'missed')))`,
  fields: [
    column('id', 'id', integer),
    column('slot', 'slot_id', integer, { indexed: true, relation: { target: slot } }),
    column('date_created', 'created_at', time),
    column('user_created', 'created_by', uuid),
  ],
  mayRead: (viewer) => may(viewer?.role ?? null, 'noShow.read'),
});
