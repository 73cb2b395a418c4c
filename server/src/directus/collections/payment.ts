import { may } from '@cablepark/domain/accounts/permissions';
import { paymentMethods } from '@cablepark/domain/park/policy';
import { sql } from '../../db/sql-text.ts';
import { column, defineCollection } from '../schema/collection.ts';
import { integer, money, oneOf } from '../schema/value-types.ts';
import { slot } from './slot.ts';

/** Staff see all payments, a rider those of the slots they hold; voided ones are history, and what was paid for a pass stands with the pass. */
export const payment = defineCollection({
  name: 'Payment',
  table: 'payment',
  fields: [
    column('id', 'id', integer),
    column('slot', 'slot_id', integer, { relation: { target: slot } }),
    column('amount', 'amount_cents', money),
    column('method', 'method', oneOf(paymentMethods)),
  ],
  mayRead: (viewer) => viewer !== null,
  visible(table, viewer) {
    const valid = sql`${sql.id(table, 'slot_id')} is not null and not exists (
      select 1 from payment_void where payment_void.payment_id = ${sql.id(table, 'id')})`;
    if (may(viewer?.role ?? null, 'payment.readAny')) return valid;
    return sql`${valid} and ${sql.id(table, 'slot_id')} in (
      select own.id from slot as own where own.booked_by = ${viewer?.id ?? null})`;
  },
});
