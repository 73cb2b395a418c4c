import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When and where the slot of a checkout was as it was offered: money buys no other ride. Null of what was begun before, and of passes. */
export function offeredSlots(): Migration {
  return {
    async up(db: Kysely<never>) {
      for (const column of ['start_at bigint', 'duration integer', 'asset_id integer'])
        await sql`alter table checkout_item add column ${sql.raw(column)}`.execute(db);
    },
  };
}
