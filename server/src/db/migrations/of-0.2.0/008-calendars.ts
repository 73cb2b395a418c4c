import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { numbered } from '../table-parts.ts';

/** Calendars behind secret addresses: one for a rider, one for a track. */
export function calendars(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'calendar_feed', engine)
        .addColumn('account_id', 'text', (column) => column.unique())
        .addColumn('asset_id', 'integer', (column) => column.unique())
        .addColumn('salt', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
