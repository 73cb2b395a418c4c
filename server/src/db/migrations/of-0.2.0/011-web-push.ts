import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { index, numbered, table } from '../table-parts.ts';

/** Push subscriptions of devices, the park's signing keys, and messages to one device. */
export function webPush(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'push_subscription', engine)
        .addColumn('account_id', 'text', (column) => column.notNull())
        .addColumn('family', 'text', (column) => column.notNull())
        .addColumn('endpoint', 'text', (column) => column.notNull().unique())
        .addColumn('p256dh', 'text', (column) => column.notNull())
        .addColumn('auth', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await index(db, 'push_subscription', ['account_id']);
      await index(db, 'push_subscription', ['family']);
      await table(db, 'push_key')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('private_key', 'text', (column) => column.notNull())
        .execute();
      await db.schema.alterTable('outbox').addColumn('push_to', 'integer').execute();
    },
  };
}
