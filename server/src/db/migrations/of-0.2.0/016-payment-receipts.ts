import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { index, numbered } from '../table-parts.ts';

/** The number of the till's receipt or of the invoice for a payment, typed by staff: the park issues them elsewhere. */
export function paymentReceipts(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'payment_receipt', engine)
        .addColumn('payment_id', 'integer', (column) => column.notNull().unique().references('payment.id'))
        .addColumn('number', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('created_by', 'text', (column) => column.notNull())
        .addCheckConstraint('payment_receipt_number', sql`number <> ''`)
        .execute();
      // An index for the search by any number of a payment.
      await index(db, 'payment_receipt', ['number']);
      await index(db, 'checkout', ['provider_ref']);
    },
  };
}
