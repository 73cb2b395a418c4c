import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { index, numbered } from '../table-parts.ts';

/** Closures of tracks, with each ride that one affects (docs/decisions/114). */
export function closures(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'closure', engine)
        .addColumn('from_at', 'bigint', (column) => column.notNull())
        .addColumn('until_at', 'bigint', (column) => column.notNull())
        .addColumn('for_now', 'integer', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('note', 'text')
        .addColumn('note_en', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('created_by', 'text', (column) => column.notNull().references('account.id'))
        .addColumn('lifted_at', 'bigint')
        .addColumn('lifted_by', 'text')
        .execute();
      await index(db, 'closure', ['until_at']);
      await numbered(db, 'closure_track', engine)
        .addColumn('closure_id', 'integer', (column) => column.notNull().references('closure.id'))
        .addColumn('asset_id', 'integer', (column) => column.notNull())
        .execute();
      await index(db, 'closure_track', ['closure_id']);
      await index(db, 'closure_track', ['asset_id']);
      await numbered(db, 'closure_ride', engine)
        .addColumn('closure_id', 'integer', (column) => column.notNull().references('closure.id'))
        .addColumn('booking_id', 'integer', (column) => column.notNull().references('booking.id'))
        .addColumn('slot_id', 'integer', (column) => column.notNull())
        .addColumn('start_at', 'bigint', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('answer_until', 'bigint', (column) => column.notNull())
        .addColumn('held_booking_id', 'integer', (column) => column.references('booking.id'))
        .addColumn('is_sought', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('pass_id', 'integer', (column) => column.references('pass.id'))
        .addColumn('ended_at', 'bigint')
        .addColumn('told_at', 'bigint')
        .addColumn('told_by', 'text')
        .execute();
      await index(db, 'closure_ride', ['closure_id']);
      await index(db, 'closure_ride', ['booking_id']);
      // A ride is in one closure at a time.
      await sql`create unique index closure_ride_open on closure_ride (booking_id) where state in ('asked', 'owed')`.execute(
        db,
      );
      await sql`create index closure_ride_due on closure_ride (answer_until) where state = 'asked'`.execute(
        db,
      );
      await sql`drop index outbox_urgent`.execute(db);
      await sql`create index outbox_urgent on outbox (due_at)
        where ended_at is null and kind in ('delayed', 'closed', 'reopened')`.execute(db);
    },
  };
}
