import { may } from '@cablepark/domain/accounts/permissions';
import { sql } from '../../db/sql-text.ts';
import { column, defineCollection } from '../schema/collection.ts';
import { integer, money, text, time } from '../schema/value-types.ts';

/** Enquiries of groups. Nobody sees one before its address is proved. */
export const groupEnquiry = defineCollection({
  name: 'GroupEnquiry',
  table: 'enquiry',
  source: sql`(
    select enquiry.*,
      (select min(ride.start_at) from booking as ride where ride.party_id = enquiry.party_id and ride.state in ('held', 'booked')) as rides_from
    from enquiry where state <> 'unproved')`,
  fields: [
    column('id', 'id', integer),
    column('date_created', 'created_at', time),
    column('state', 'state', text),
    column('day', 'day', text, { indexed: true }),
    column('time', 'time', text, { nullable: true }),
    column('people', 'people', integer),
    column('name', 'name', text),
    column('email', 'email', text),
    column('phone', 'phone', text, { nullable: true }),
    column('message', 'message', text, { nullable: true }),
    column('language', 'language', text),
    column('party', 'party_id', integer, { nullable: true }),
    column('offer', 'offer', integer),
    column('offered_until', 'offered_until', time, { nullable: true }),
    column('deposit', 'deposit_cents', money),
    column('rides_from', 'rides_from', time, { nullable: true }),
    column('terms', 'terms', text, { nullable: true }),
    column('answer', 'answer', text, { nullable: true }),
  ],
  mayRead: (viewer) => may(viewer?.role ?? null, 'group.read'),
});
