import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { index } from '../table-parts.ts';

/** Indexes: a slot with a thousand bookings and cancellations is no slower than others; nor are recent messages to an account. */
export function ridesOfAMessage(): Migration {
  return {
    async up(db: Kysely<never>) {
      await db.schema.dropIndex('booking_history_slot_id').execute();
      await index(db, 'booking_history', ['slot_id', 'user_id']);
      await index(db, 'outbox', ['account_id', 'outcome', 'ended_at']);
    },
  };
}
