import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { index, table } from '../table-parts.ts';

/** Riders see their devices, change their address by a mailed link, and export their data. */
export function ownData(): Migration {
  return {
    async up(db: Kysely<never>) {
      await describeSessions(db);
      await table(db, 'email_change')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('account_id', 'text', (column) => column.notNull().unique().references('account.id'))
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('family', 'text')
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      // An index for the data of one account.
      await index(db, 'booking_history', ['user_id']);
      await index(db, 'payment', ['slot_id']);
      await index(db, 'audit', ['actor_id']);
      await index(db, 'audit', ['subject_id']);
    },
  };
}

async function describeSessions(db: Kysely<never>): Promise<void> {
  for (const text of ['browser', 'system']) {
    await db.schema.alterTable('session').addColumn(text, 'text').execute();
  }
  await db.schema.alterTable('session').addColumn('started_at', 'bigint').execute();
  await sql`
    update session set started_at =
      (select min(other.created_at) from session as other where other.family = session.family)`.execute(db);
}
