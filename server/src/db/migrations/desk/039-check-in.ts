import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';

const constraints = {
  booking_state: sql`state in ('held', 'booked', 'cancelled', 'lapsed', 'missed')`,
  booking_paid: sql`payment_id is null or state in ('booked', 'missed')`,
  booking_ended: sql`
    (state in ('cancelled', 'lapsed', 'missed')) = (ended_at is not null) and (ended_at is null) = (end_reason is null)`,
};

/**
 * When a rider came to their booking, and who checked them in. A missed booking ends, and keeps its payment (docs/decisions/103).
 */
export function checkIn(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      if (engine === 'postgres') await sql`lock table booking in access exclusive mode`.execute(db);
      await sql`alter table booking add column arrived_at bigint`.execute(db);
      await sql`alter table booking add column arrived_by text`.execute(db);
      for (const [name, condition] of Object.entries(constraints)) {
        await sql`alter table booking drop constraint ${sql.ref(name)}`.execute(db);
        await sql`alter table booking add constraint ${sql.ref(name)} check (${condition})`.execute(db);
      }
    },
  };
}
