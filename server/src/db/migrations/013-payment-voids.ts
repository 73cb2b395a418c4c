import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { guardPayments } from './payment-guard.ts';
import type { Engine } from './table-facts.ts';
import { numbered } from './table-parts.ts';

/** A payment is a row that nobody edits: that it was voided is a row of its own, and which methods there are says `domain/`. */
export function paymentVoids(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'payment_void', engine)
        .addColumn('payment_id', 'integer', (column) => column.notNull().unique().references('payment.id'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('created_by', 'text')
        .addColumn('reason', 'text', (column) => column.notNull())
        .execute();
      await sql`
        insert into payment_void (payment_id, created_at, created_by, reason)
        select id, voided_at, voided_by, coalesce(void_reason, '') from payment
        where voided_at is not null order by voided_at, id`.execute(db);
      await db.schema.dropIndex('payment_slot').execute();
      await db.schema.alterTable('payment').dropConstraint('payment_method').execute();
      for (const moved of ['voided_at', 'voided_by', 'void_reason']) {
        await db.schema.alterTable('payment').dropColumn(moved).execute();
      }
      // Nobody knows the rate of what was taken before.
      await db.schema.alterTable('payment').addColumn('vat', 'text').execute();
      await guardPayments(db, engine);
    },
  };
}
