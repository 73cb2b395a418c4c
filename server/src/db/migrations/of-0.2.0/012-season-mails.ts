import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { numbered } from '../table-parts.ts';

/** Riders may get a mail when a season opens, once per season. */
export function seasonMails(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await db.schema
        .alterTable('account')
        .addColumn('season_mails', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await numbered(db, 'season_opening', engine)
        .addColumn('season', 'integer', (column) => column.notNull().unique())
        .addColumn('first_day', 'text', (column) => column.notNull())
        .addColumn('opened_at', 'bigint', (column) => column.notNull())
        .addColumn('told_up_to', 'text')
        .addColumn('told_at', 'bigint')
        .execute();
    },
  };
}
