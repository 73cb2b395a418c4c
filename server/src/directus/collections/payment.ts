import { may } from '@cablepark/domain/accounts/permissions';
import { paymentMethods } from '@cablepark/domain/park/policy';
import { sql } from '../../db/sql-text.ts';
import { column, defineCollection, type Field } from '../schema/collection.ts';
import { integer, money, oneOf } from '../schema/value-types.ts';
import { slot } from './slot.ts';

/** Valid payments, each with its booking. The redundant state conditions let the database use the index of active bookings. */
const validPayments = sql`(
  select payment.id, payment.amount_cents, payment.method, booking.slot_id, booking.account_id
  from payment join booking on booking.payment_id = payment.id and booking.state in ('held', 'booked'))`;

const pass: Field = {
  ...column('pass', 'pass_id', integer, { nullable: true }),
  indexed: false,
  onRequest: true,
  queryable: false,
  sql: (table) =>
    sql`(select ride.pass_id from pass_entry as ride where ride.payment_id = ${sql.id(table, 'id')} and ride.reason = 'ride')`,
};

/** Staff see all payments, a rider those of their own slots. Voided ones are in the history, purchases of passes with the pass. */
export const payment = defineCollection({
  name: 'Payment',
  table: 'payment',
  source: validPayments,
  fields: [
    column('id', 'id', integer),
    column('slot', 'slot_id', integer, { relation: { target: slot } }),
    column('amount', 'amount_cents', money),
    column('method', 'method', oneOf(paymentMethods)),
    pass,
  ],
  mayRead: (viewer) => viewer !== null,
  visible(table, viewer) {
    if (may(viewer?.role ?? null, 'payment.readAny')) return null;
    return sql`${sql.id(table, 'account_id')} = ${viewer?.id ?? null}`;
  },
});
