import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the slot of a hired track costs otherwise (docs/decisions/113). */
export function hiredSlots(): Migration {
  return {
    async up(db: Kysely<never>) {
      await sql`alter table booking add column slot_price_cents integer`.execute(db);
    },
  };
}
