import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { index } from '../table-parts.ts';

/**
 * Data for the limits of riders: whether an address is verified (existing ones count as verified), which holds lapsed unpaid, and recent
 * bookings.
 */
export function riderLimits(): Migration {
  return {
    async up(db: Kysely<never>) {
      await db.schema.alterTable('account').addColumn('proved_email', 'text').execute();
      await sql`update account set proved_email = email`.execute(db);
      await sql`alter table booking_history add column lapsed integer not null default 0`.execute(db);
      await index(db, 'booking_history', ['user_id', 'created_at']);
    },
  };
}
