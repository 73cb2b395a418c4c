import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { index, numbered } from '../table-parts.ts';

/** Enquiries of groups without an account, and the offers that answer them (docs/decisions/107). */
export function enquiries(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'enquiry', engine)
        .addColumn('salt', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('proved_at', 'bigint')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('time', 'text')
        .addColumn('people', 'integer', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text')
        .addColumn('message', 'text')
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('account_id', 'text', (column) => column.references('account.id'))
        .addColumn('party_id', 'integer', (column) => column.references('party.id'))
        .addColumn('offer', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('places', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('deposit_cents', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('offered_until', 'bigint')
        .addColumn('offered_by', 'text', (column) => column.references('account.id'))
        .addColumn('terms', 'text')
        .addColumn('answer', 'text')
        .addColumn('answered_at', 'bigint')
        .execute();
      await index(db, 'enquiry', ['email', 'created_at']);
      await index(db, 'enquiry', ['day']);
      await index(db, 'enquiry', ['account_id']);
    },
  };
}
