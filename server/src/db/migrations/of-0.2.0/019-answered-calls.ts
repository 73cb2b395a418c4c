import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { index, numbered } from '../table-parts.ts';

/**
 * The answers of calls that moved money, rides or passes, by idempotency key; the lease of a refund's sender; and the received amount where
 * it does not match.
 */
export function answeredCalls(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'answered_call', engine)
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('account_id', 'text', (column) => column.notNull())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await index(db, 'answered_call', ['created_at']);
      await sql`alter table refund add column claimed_until bigint`.execute(db);
      for (const column of ['came_cents bigint', 'came_currency text'])
        await sql`alter table checkout add column ${sql.raw(column)}`.execute(db);
    },
  };
}
