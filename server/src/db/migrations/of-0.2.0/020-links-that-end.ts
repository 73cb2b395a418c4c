import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { index, numbered } from '../table-parts.ts';

/**
 * The valid round of an account's mailed links; indexes for recent tokens of a login and recent mails to an address; password reset requests,
 * which the outbox looks up later.
 */
export function linksThatEnd(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await sql`alter table account add column link_round integer not null default 0`.execute(db);
      // Each renewal counts the tokens of its login.
      await index(db, 'session', ['family', 'created_at']);
      // The mails to an address are counted, too.
      await index(db, 'outbox', ['address', 'created_at']);
      await numbered(db, 'reset_request', engine)
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
