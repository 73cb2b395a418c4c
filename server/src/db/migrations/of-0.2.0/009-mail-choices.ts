import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Staff may get an evening digest of new bookings; an account stores an address that a mail server rejected. */
export function mailChoices(): Migration {
  return {
    async up(db: Kysely<never>) {
      await db.schema
        .alterTable('account')
        .addColumn('digest', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema.alterTable('account').addColumn('refused_email', 'text').execute();
    },
  };
}
