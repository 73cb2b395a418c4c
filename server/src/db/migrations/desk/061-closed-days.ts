import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { numbered } from '../table-parts.ts';

/**
 * Passes last longer for the days on which the whole park was closed (docs/decisions/125). What the park kept is found by its day: the job that
 * gives late cancellations back asks each minute.
 */
export function closedDays(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'closed_day', engine)
        .addColumn('day', 'text', (column) => column.notNull().unique())
        .addColumn('from_at', 'bigint', (column) => column.notNull())
        .addColumn('until_at', 'bigint', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('taken_back_at', 'bigint')
        .execute();
      await db.schema
        .alterTable('pass')
        .addColumn('closed_days', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute();
      await sql`drop index payment_void_forfeited`.execute(db);
      await sql`create index payment_void_kept_at on payment_void (created_at) where kept = 1`.execute(db);
    },
  };
}
