import { passReasons } from '@cablepark/domain/passes/pass-reasons';
import { sql } from '../../db/sql-text.ts';
import { column, defineCollection, type Field } from '../schema/collection.ts';
import { integer, money, oneOf, text, time } from '../schema/value-types.ts';
import { ownPasses } from './pass.ts';

/** The start of an entry's ride, at its booking's current or last slot. */
const rideStart: Field = {
  ...column('rideStart', 'booking_id', time, { nullable: true }),
  indexed: false,
  onRequest: true,
  queryable: false,
  sql: (table) =>
    sql`(select ride.start_at from booking as ride where ride.id = ${sql.id(table, 'booking_id')})`,
};

/** Every entry of a pass, for the pass's readers; the audit log has the staff account that wrote it. */
export const passEntry = defineCollection({
  name: 'PassEntry',
  table: 'pass_entry',
  fields: [
    column('id', 'id', integer),
    column('pass', 'pass_id', integer, { indexed: true }),
    column('delta', 'delta', integer),
    column('reason', 'reason', oneOf(passReasons)),
    column('slot', 'slot_id', integer, { nullable: true }),
    rideStart,
    column('note', 'note', text, { nullable: true }),
    column('moneyBack', 'money_back_cents', money, { nullable: true }),
    column('date_created', 'created_at', time, { indexed: true }),
  ],
  mayRead: (viewer) => viewer !== null,
  visible: (table, viewer) => ownPasses(sql.id(table, 'pass_id'), viewer),
});
