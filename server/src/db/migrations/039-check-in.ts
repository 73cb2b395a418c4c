import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './table-facts.ts';

/** When a rider came to their booking, and who checked them in. */
export function checkIn(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      if (engine === 'postgres') await sql`lock table booking in access exclusive mode`.execute(db);
      await sql`alter table booking add column arrived_at bigint`.execute(db);
      await sql`alter table booking add column arrived_by text`.execute(db);
    },
  };
}
