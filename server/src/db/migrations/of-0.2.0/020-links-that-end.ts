import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { index, numbered } from '../table-parts.ts';

/**
 * Which links of mails an account has left behind with an old address; what a log-in and an address got lately; who asked for a new
 * password and is looked for at the outbox's turn.
 */
export function linksThatEnd(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await sql`alter table account add column link_round integer not null default 0`.execute(db);
      // The tokens of a log-in are counted each time it is renewed.
      await index(db, 'session', ['family', 'created_at']);
      // So are the mails to an address.
      await index(db, 'outbox', ['address', 'created_at']);
      await numbered(db, 'reset_request', engine)
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
