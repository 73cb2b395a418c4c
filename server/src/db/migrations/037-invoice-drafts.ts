import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './table-facts.ts';
import { numbered } from './table-parts.ts';

/** Drafts of invoices at the bookkeeper's program, one for each bill with a tax number (docs/decisions/102). */
export function invoiceDrafts(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'invoice_draft', engine)
        .addColumn('bill_id', 'text', (column) => column.notNull().unique().references('bill.id'))
        .addColumn('number', 'text', (column) => column.notNull().unique())
        .addColumn('service', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('service_ref', 'text')
        .addColumn('reason', 'text')
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addColumn('claimed_until', 'bigint')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('created_by', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
