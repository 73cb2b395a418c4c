import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { index, numbered } from '../table-parts.ts';

/** Slots that a rider holds for friends, who take them by a link (docs/decisions/124). */
export function friends(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'friends_link', engine)
        .addColumn('salt', 'text', (column) => column.notNull())
        .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('until_at', 'bigint', (column) => column.notNull())
        .execute();
      await index(db, 'friends_link', ['account_id']);
      await numbered(db, 'friends_place', engine)
        .addColumn('link_id', 'integer', (column) => column.notNull().references('friends_link.id'))
        .addColumn('booking_id', 'integer', (column) => column.notNull().unique().references('booking.id'))
        .addColumn('taken_id', 'integer', (column) => column.unique().references('booking.id'))
        .execute();
      await index(db, 'friends_place', ['link_id']);
    },
  };
}
