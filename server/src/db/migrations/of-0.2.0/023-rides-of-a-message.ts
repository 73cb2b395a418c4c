import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { index } from '../table-parts.ts';

/** Who booked and cancelled one slot a thousand times is looked up as fast as everybody; so is what was sent to one account lately. */
export function ridesOfAMessage(): Migration {
  return {
    async up(db: Kysely<never>) {
      await db.schema.dropIndex('booking_history_slot_id').execute();
      await index(db, 'booking_history', ['slot_id', 'user_id']);
      await index(db, 'outbox', ['account_id', 'outcome', 'ended_at']);
    },
  };
}
