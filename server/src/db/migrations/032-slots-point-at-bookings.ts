import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { paidSignal } from '../guard-signals.ts';
import { keptSignal } from './013-payments-are-kept.ts';
import { type Engine, longestSlotMinutes } from './table-facts.ts';
import { numbered } from './table-parts.ts';

/**
 * Only the booking has the facts of the sale (docs/decisions/096). A slot has its rider and its active booking, both or neither, with one
 * foreign key over both; payments and no-shows reference the booking.
 */
export function slotsPointAtBookings(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      if (engine === 'postgres') await lockTables(db);
      await (engine === 'sqlite' ? rebuildNoShows(db) : narrowNoShows(db));
      await (engine === 'sqlite' ? rebuildSlots(db) : narrowSlots(db));
      await narrowPayments(db, engine);
      await sql`drop index booking_history_moved_from`.execute(db);
      await sql`alter table booking_history drop column moved_from`.execute(db);
      await keepPayments(db, engine);
    },
  };
}

async function lockTables(db: Kysely<never>): Promise<void> {
  await sql`lock table slot, booking, booking_history, no_show, payment, payment_void in access exclusive mode`.execute(
    db,
  );
}

async function rebuildNoShows(db: Kysely<never>): Promise<void> {
  await numbered(db, 'no_show_of_booking', 'sqlite')
    .addColumn('booking_id', 'integer', (column) => column.unique().references('booking.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .execute();
  await sql`
    insert into no_show_of_booking (id, booking_id, created_at, created_by)
    select id, booking_id, created_at, created_by from no_show order by id`.execute(db);
  await replace(db, 'no_show', 'no_show_of_booking');
}

async function narrowNoShows(db: Kysely<never>): Promise<void> {
  await sql`drop index no_show_booking_id`.execute(db);
  await sql`
    alter table no_show drop column slot_id, add constraint no_show_of_booking unique (booking_id)`.execute(
    db,
  );
}

/** SQLite cannot add a foreign key over several columns to an existing table. */
async function rebuildSlots(db: Kysely<never>): Promise<void> {
  const { rows: parts } = await sql<{ sql: string }>`
    select sql from sqlite_master
    where tbl_name = 'slot' and type in ('index', 'trigger') and sql is not null
      and name not in ('slot_payment', 'slot_held')
    order by type`.execute(db);
  await numbered(db, 'slot_of_booking', 'sqlite')
    .addColumn('start_at', 'bigint', (column) => column.notNull())
    .addColumn('end_at', 'bigint', (column) => column.notNull())
    .addColumn('duration', 'integer', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('asset_id', 'integer', (column) => column.notNull().references('asset.id'))
    .addColumn('event_id', 'integer', (column) => column.references('event.id'))
    .addColumn('series', 'text', (column) => column.notNull())
    .addColumn('planned', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('booked_by', 'text', (column) => column.references('account.id'))
    .addColumn('booking_id', 'integer')
    .addCheckConstraint(
      'slot_times',
      sql`duration > 0 and duration <= ${sql.lit(longestSlotMinutes)} and end_at = start_at + duration * 60000`,
    )
    .addCheckConstraint('slot_price', sql`price_cents >= 0`)
    .addCheckConstraint('slot_booked', sql`(booking_id is null) = (booked_by is null)`)
    .addForeignKeyConstraint('slot_of_booking', ['booking_id', 'id', 'booked_by'] as never, 'booking', [
      'id',
      'slot_id',
      'account_id',
    ])
    .execute();
  const columns = sql.raw(
    'id, start_at, end_at, duration, price_cents, asset_id, event_id, series, planned, booked_by, booking_id',
  );
  await sql`insert into slot_of_booking (${columns}) select ${columns} from slot order by id`.execute(db);
  await replace(db, 'slot', 'slot_of_booking');
  for (const part of parts) await sql.raw(part.sql).execute(db);
}

/** Replaces a table by another, and continues its numbering. */
async function replace(db: Kysely<never>, name: string, by: string): Promise<void> {
  const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${name}`.execute(
    db,
  );
  await sql`drop table ${sql.table(name)}`.execute(db);
  await sql`alter table ${sql.table(by)} rename to ${sql.table(name)}`.execute(db);
  await sql`delete from sqlite_sequence where name = ${name}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values (${name}, ${rows[0]?.seq ?? 0})`.execute(db);
}

async function narrowSlots(db: Kysely<never>): Promise<void> {
  await sql`drop trigger slot_payment on slot`.execute(db);
  await sql`drop function slot_payment()`.execute(db);
  await sql`
    alter table slot drop column payment_id, drop column hold_kind, drop column hold_until,
      drop constraint slot_booking_id_fkey,
      add constraint slot_booked check ((booking_id is null) = (booked_by is null)),
      add constraint slot_of_booking foreign key (booking_id, id, booked_by) references booking (id, slot_id, account_id)`.execute(
    db,
  );
}

async function narrowPayments(db: Kysely<never>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') await sql`drop trigger payment_kept`.execute(db);
  else await sql`drop trigger payment_kept on payment`.execute(db);
  await sql`alter table payment drop constraint payment_of_one`.execute(db);
  await sql`drop index payment_slot_id`.execute(db);
  await sql`alter table payment drop column slot_id`.execute(db);
  await sql`
    alter table payment add constraint payment_of_one check ((booking_id is null) <> (pass_id is null))`.execute(
    db,
  );
}

const facts = sql.raw('id, booking_id, pass_id, amount_cents, method, vat_rate, created_at, created_by');

/** Payments are immutable, and a booking keeps its valid payment. */
async function keepPayments(db: Kysely<never>, engine: Engine): Promise<void> {
  const leaves = sql`(new.payment_id is not null
    or not exists (select 1 from payment_void where payment_void.payment_id = old.payment_id))`;
  if (engine === 'sqlite') {
    await sql`
      create trigger payment_kept before update of ${facts} on payment
      begin select raise(abort, ${sql.lit(keptSignal)}); end`.execute(db);
    await sql`
      create trigger booking_payment before update of payment_id on booking
      when old.payment_id is not null and new.payment_id is not old.payment_id and ${leaves}
      begin select raise(abort, ${sql.lit(paidSignal)}); end`.execute(db);
    return;
  }
  await sql`
    create trigger payment_kept before update of ${facts} on payment
    for each row execute function payment_kept()`.execute(db);
  await sql`
    create or replace function booking_payment() returns trigger language plpgsql as $$
    begin
      if ${leaves} then
        raise exception using message = ${sql.lit(paidSignal)}, errcode = 'unique_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger booking_payment before update of payment_id on booking for each row
    when (old.payment_id is not null and new.payment_id is distinct from old.payment_id)
    execute function booking_payment()`.execute(db);
}
