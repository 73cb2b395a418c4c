import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { index, numbered } from '../table-parts.ts';

/** What the desk did, for taking it back (docs/decisions/101). */
export function deskActions(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'desk_action', engine)
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('created_by', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('booking_id', 'integer')
        .addColumn('pass_id', 'integer')
        .addColumn('data', 'text', (column) => column.notNull())
        .addColumn('undone_at', 'bigint')
        .addColumn('undone_by', 'text')
        .execute();
      await index(db, 'desk_action', ['created_at']);
    },
  };
}
