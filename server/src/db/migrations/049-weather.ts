import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { table } from './table-parts.ts';

/** What weather services said, the temperature of the water, and the key of its sensor (docs/decisions/115). */
export function weather(): Migration {
  return {
    async up(db: Kysely<never>) {
      await table(db, 'weather')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('place', 'text', (column) => column.notNull())
        .addColumn('content', 'text')
        .addColumn('confirmed_at', 'bigint')
        .addColumn('last_modified', 'text')
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('claimed_until', 'bigint', (column) => column.notNull())
        .addColumn('failures', 'integer', (column) => column.notNull())
        .execute();
      await table(db, 'water_temperature')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('tenths', 'integer', (column) => column.notNull())
        .addColumn('measured_at', 'bigint', (column) => column.notNull())
        .addColumn('created_by', 'text')
        .execute();
      await table(db, 'sensor_key')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('salt', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('last_sent_at', 'bigint')
        .execute();
    },
  };
}
