import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { index, numbered } from '../table-parts.ts';

/** Stops of the cable, with each slot that one moved or swallowed (docs/decisions/111). */
export function stops(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'stop', engine)
        .addColumn('minutes', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('created_by', 'text', (column) => column.notNull().references('account.id'))
        .addColumn('undone_at', 'bigint')
        .addColumn('undone_by', 'text')
        .execute();
      await index(db, 'stop', ['created_at']);
      await numbered(db, 'stop_track', engine)
        .addColumn('stop_id', 'integer', (column) => column.notNull().references('stop.id'))
        .addColumn('asset_id', 'integer', (column) => column.notNull())
        .addColumn('free_at', 'bigint', (column) => column.notNull())
        .execute();
      await index(db, 'stop_track', ['stop_id']);
      await numbered(db, 'stop_slot', engine)
        .addColumn('stop_id', 'integer', (column) => column.notNull().references('stop.id'))
        .addColumn('slot_id', 'integer', (column) => column.notNull())
        .addColumn('booking_id', 'integer', (column) => column.references('booking.id'))
        .addColumn('from_at', 'bigint', (column) => column.notNull())
        .addColumn('to_at', 'bigint')
        .addColumn('slot', 'text', (column) => column.notNull())
        .addColumn('told_at', 'bigint')
        .addColumn('told_by', 'text')
        .execute();
      await index(db, 'stop_slot', ['stop_id']);
      await index(db, 'stop_slot', ['booking_id']);
      await sql`create index outbox_urgent on outbox (due_at) where ended_at is null and kind = 'delayed'`.execute(
        db,
      );
    },
  };
}
