import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What gear a ride needs, as JSON (docs/decisions/110). */
export function gear(): Migration {
  return {
    async up(db: Kysely<never>) {
      await sql`alter table booking add column gear text`.execute(db);
    },
  };
}
