import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a rider's own cancelling freed, so that they can undo it. */
export function undoing(): Migration {
  return {
    async up(db: Kysely<never>) {
      await sql`alter table booking_history add column freed text`.execute(db);
    },
  };
}
