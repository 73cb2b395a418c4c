import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { numbered } from '../table-parts.ts';

/** Riders may allow the park's own screen to show their names; one secret link opens the screen. */
export function boardNames(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await db.schema
        .alterTable('account')
        .addColumn('board_name', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await numbered(db, 'board_link', engine)
        .addColumn('salt', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
