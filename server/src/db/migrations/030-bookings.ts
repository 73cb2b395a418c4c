import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { fillBookings } from './bookings/backfill.ts';
import { checkBookings } from './bookings/check.ts';
import type { Engine } from './table-facts.ts';
import { index, numbered } from './table-parts.ts';

/**
 * A booking is a row of its own (docs/decisions/096), filled from the slots and the history. The migration fails without changes if a booked
 * slot would have no booking, or if money or rides would differ.
 */
export function bookings(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      if (engine === 'postgres') await lockTables(db);
      await createBookings(db, engine);
      await nameBookings(db);
      await fillBookings(db, engine);
      await checkBookings(db);
    },
  };
}

/** Keeps an older running server from writing during the backfill. */
async function lockTables(db: Kysely<never>): Promise<void> {
  await sql`
    lock table slot, booking_history, no_show, payment, payment_void, pass, pass_entry, checkout, checkout_item, refund
    in exclusive mode`.execute(db);
}

async function createBookings(db: Kysely<never>, engine: Engine): Promise<void> {
  await numbered(db, 'booking', engine)
    // No foreign key: slots are deleted, and undoing a season change reuses their ids.
    .addColumn('slot_id', 'integer', (column) => column.notNull())
    // No foreign key here either: the slot's own key covers the booking's rider.
    .addColumn('account_id', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('hold_kind', 'text')
    .addColumn('held_until', 'bigint')
    .addColumn('start_at', 'bigint')
    .addColumn('minutes', 'integer')
    .addColumn('asset_id', 'integer')
    .addColumn('price_cents', 'integer')
    .addColumn('first_slot_id', 'integer', (column) => column.notNull())
    .addColumn('moves', 'integer', (column) => column.notNull().defaultTo(0))
    // Payments reference their booking, and one of the two is loaded first.
    .addColumn('payment_id', 'integer')
    .addColumn('made_at', 'bigint')
    .addColumn('made_by', 'text')
    .addColumn('placed_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('ended_by', 'text')
    .addColumn('end_reason', 'text')
    .addColumn('late', 'integer', (column) => column.notNull().defaultTo(0))
    .addCheckConstraint('booking_state', sql`state in ('held', 'booked', 'cancelled', 'lapsed')`)
    .addCheckConstraint(
      'booking_held',
      sql`(state = 'held') = (held_until is not null) and (held_until is null) = (hold_kind is null)`,
    )
    .addCheckConstraint('booking_paid', sql`payment_id is null or state = 'booked'`)
    .addCheckConstraint(
      'booking_ended',
      sql`(state in ('cancelled', 'lapsed')) = (ended_at is not null) and (ended_at is null) = (end_reason is null)`,
    )
    .addCheckConstraint(
      'booking_facts',
      sql`ended_at is not null
        or (account_id is not null and start_at is not null and minutes is not null and asset_id is not null and price_cents is not null)`,
    )
    // The target of a slot's foreign key.
    .addUniqueConstraint('booking_of_slot', ['id', 'slot_id', 'account_id'])
    .execute();
  await sql`create unique index booking_living on booking (slot_id) where state in ('held', 'booked')`.execute(
    db,
  );
  await sql`create unique index booking_paid on booking (payment_id) where payment_id is not null`.execute(
    db,
  );
  await index(db, 'booking', ['account_id', 'start_at']);
  await sql`create index booking_held_until on booking (held_until) where state = 'held'`.execute(db);
}

async function nameBookings(db: Kysely<never>): Promise<void> {
  for (const table of ['slot', 'no_show', 'payment', 'pass_entry', 'checkout_item']) {
    await sql`alter table ${sql.table(table)} add column booking_id integer references booking (id)`.execute(
      db,
    );
  }
  // A log without a foreign key: with one SQLite keeps a statement journal per entry, which doubled the time.
  await sql`alter table booking_history add column booking_id integer`.execute(db);
  // Another index begins with the same column.
  await db.schema.dropIndex('booking_history_user_id').execute();
  for (const table of ['booking_history', 'no_show', 'payment', 'checkout_item']) {
    await index(db, table, ['booking_id']);
  }
  await sql`create unique index slot_booking on slot (booking_id) where booking_id is not null`.execute(db);
}
