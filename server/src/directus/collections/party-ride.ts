import { may } from '@cablepark/domain/accounts/permissions';
import { sql } from '../../db/sql-text.ts';
import { column, defineCollection } from '../schema/collection.ts';
import { integer, text, uuid } from '../schema/value-types.ts';
import { slot } from './slot.ts';

/** The living rides of parties: for staff all of them, for a rider those of the own parties. A ride's number counts those of its party that start before it, or beside it on an earlier track. */
export const partyRide = defineCollection({
  name: 'PartyRide',
  table: 'booking',
  source: sql`(
    select ride.id, ride.slot_id, ride.party_id, ride.account_id, ride.person,
      (select cast(count(*) as integer) from booking as other where other.party_id = ride.party_id and other.state in ('held', 'booked')
        and (other.start_at, other.asset_id, other.slot_id) <= (ride.start_at, ride.asset_id, ride.slot_id)) as number,
      (select cast(count(*) as integer) from booking as other where other.party_id = ride.party_id and other.state in ('held', 'booked')) as size
    from booking as ride where ride.party_id is not null and ride.state in ('held', 'booked'))`,
  fields: [
    column('id', 'id', integer),
    column('slot', 'slot_id', integer, { indexed: true, relation: { target: slot } }),
    column('party', 'party_id', integer, { indexed: true }),
    column('contact', 'account_id', uuid),
    column('name', 'person', text, { nullable: true }),
    column('number', 'number', integer),
    column('of', 'size', integer),
  ],
  mayRead: (viewer) => viewer !== null,
  visible(table, viewer) {
    if (may(viewer?.role ?? null, 'slot.seeHolder')) return null;
    return sql`${sql.id(table, 'account_id')} = ${viewer?.id ?? null}`;
  },
});
