import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { index, numbered } from '../table-parts.ts';

/** Messages wait in an outbox table; a moved booking keeps its identity. */
export function messages(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await db.schema.alterTable('booking_history').addColumn('moved_from', 'integer').execute();
      await index(db, 'booking_history', ['moved_from']);
      await db.schema
        .alterTable('account')
        .addColumn('reminders', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
      // No foreign key: it would lock accounts, and orphaned messages do no harm.
      await numbered(db, 'outbox', engine)
        .addColumn('dedupe', 'text', (column) => column.notNull().unique())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('account_id', 'text')
        .addColumn('address', 'text')
        .addColumn('data', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('useless_at', 'bigint', (column) => column.notNull())
        .addColumn('claimed_until', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('ended_at', 'bigint')
        .addColumn('outcome', 'text')
        .addColumn('failure', 'text')
        .execute();
      // Partial indexes: nearly all messages are sent, and queries look for the few waiting ones.
      for (const column of ['due_at', 'account_id']) {
        await db.schema
          .createIndex(`outbox_waiting_${column}`)
          .on('outbox')
          .column(column)
          .where('ended_at' as never, 'is', null)
          .execute();
      }
      await db.schema
        .createIndex('outbox_dead')
        .on('outbox')
        .column('ended_at')
        .where('outcome' as never, '=', 'dead' as never)
        .execute();
      await index(db, 'outbox', ['ended_at']);
    },
  };
}
