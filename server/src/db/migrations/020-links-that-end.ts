import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { index } from './table-parts.ts';

/** Since when the secret addresses of calendars and the links of passes are good, and which mailed links an account has left behind. */
export function linksThatEnd(): Migration {
  return {
    async up(db: Kysely<never>) {
      await sql`alter table account add column link_round integer not null default 0`.execute(db);
      await sql`alter table calendar_feed add column created_at bigint`.execute(db);
      await sql`alter table pass add column shared_at bigint`.execute(db);
      // What a log-in got lately is counted each time it is renewed.
      await index(db, 'session', ['family', 'created_at']);
    },
  };
}
