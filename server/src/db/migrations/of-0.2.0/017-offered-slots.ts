import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The time and place of a checkout's slot as offered: the money buys no other ride. Null for older checkouts, and for passes. */
export function offeredSlots(): Migration {
  return {
    async up(db: Kysely<never>) {
      for (const column of ['start_at bigint', 'duration integer', 'asset_id integer'])
        await sql`alter table checkout_item add column ${sql.raw(column)}`.execute(db);
    },
  };
}
