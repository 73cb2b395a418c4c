import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A delayed ride that its rider gave back keeps the payment that the desk owes (docs/decisions/123). */
export const owedRides: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table booking drop constraint booking_paid`.execute(db);
    await sql`
      alter table booking add constraint booking_paid check (
        payment_id is null or state in ('booked', 'missed') or (state = 'cancelled' and end_reason = 'closed'))`.execute(
      db,
    );
  },
};
