import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stores the slot at a rider's own cancellation, for undoing it. */
export function undoing(): Migration {
  return {
    async up(db: Kysely<never>) {
      await sql`alter table booking_history add column freed text`.execute(db);
    },
  };
}
