import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { index, numbered } from '../table-parts.ts';

/** Bookings of one contact that belong together, each with the name of its person (docs/decisions/104). */
export function parties(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'party', engine)
        .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('created_by', 'text', (column) => column.notNull().references('account.id'))
        .execute();
      await index(db, 'party', ['account_id']);
      await sql`alter table booking add column party_id integer references party (id)`.execute(db);
      await sql`alter table booking add column person text`.execute(db);
      await sql`create index booking_party on booking (party_id) where party_id is not null`.execute(db);
    },
  };
}
