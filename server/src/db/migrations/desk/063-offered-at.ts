import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When an offer was made tells money that came for it from money for an older one (docs/decisions/107). */
export const offeredAt: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('enquiry').addColumn('offered_at', 'bigint').execute();
  },
};
