import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { index, numbered } from '../table-parts.ts';

/** Riders who wait for a slot, and the slots that are offered to them (docs/decisions/116). */
export function standby(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'standby', engine)
        .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
        .addColumn('asset_id', 'integer')
        .addColumn('from_at', 'bigint', (column) => column.notNull())
        .addColumn('until_at', 'bigint', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('lapses', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('waits_since', 'bigint', (column) => column.notNull())
        .addColumn('ended_at', 'bigint')
        .execute();
      await index(db, 'standby', ['account_id']);
      await sql`create index standby_waiting on standby (until_at) where state = 'waiting'`.execute(db);
      await numbered(db, 'standby_offer', engine)
        .addColumn('standby_id', 'integer', (column) => column.notNull().references('standby.id'))
        .addColumn('slot_id', 'integer', (column) => column.notNull())
        .addColumn('start_at', 'bigint', (column) => column.notNull())
        .addColumn('booking_id', 'integer', (column) => column.references('booking.id'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('until_at', 'bigint', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .execute();
      await index(db, 'standby_offer', ['standby_id']);
      await index(db, 'standby_offer', ['booking_id']);
      // A rider waits for one answer about a slot at a time.
      await sql`create unique index standby_offer_open on standby_offer (standby_id, slot_id) where state = 'open'`.execute(
        db,
      );
      await db.schema.alterTable('slot').addColumn('reserved_until', 'bigint').execute();
      await sql`create index slot_reserved on slot (reserved_until) where reserved_until is not null`.execute(
        db,
      );
      await (engine === 'sqlite' ? reserveOnSqlite(db) : reserveOnPostgres(db));
      await sql`drop index outbox_urgent`.execute(db);
      await sql`create index outbox_urgent on outbox (due_at)
        where ended_at is null and kind in ('delayed', 'closed', 'reopened', 'standby-offer')`.execute(db);
    },
  };
}

/** Another time for a closed ride is looked for among so many days (`domain/closures/alternatives.ts`). */
const weekMs = 7 * 24 * 60 * 60_000;

/** Whether somebody waits for the slot: on standby, or for another time instead of a closed ride. */
const isWaitedFor = sql`
  new.event_id is null and (
    exists (
      select 1 from standby
      where standby.state = 'waiting' and standby.until_at >= new.end_at and standby.from_at <= new.start_at
        and (standby.asset_id is null or standby.asset_id = new.asset_id)
    )
    or exists (
      select 1 from closure_ride
      where closure_ride.state = 'asked' and closure_ride.question = 'choose' and closure_ride.held_booking_id is null
        and closure_ride.start_at > new.start_at - ${sql.lit(weekMs)} and closure_ride.start_at < new.start_at + ${sql.lit(weekMs)}
    )
  )`;

/**
 * A slot that becomes free while somebody waits is reserved for them by the same statement, whichever code frees it: `reserved_until` is 0 until
 * the slot is handed on.
 */
async function reserveOnSqlite(db: Kysely<never>): Promise<void> {
  const reserve = sql`begin update slot set reserved_until = 0 where id = new.id; end`;
  await sql`
    create trigger slot_made after insert on slot
    when new.booking_id is null and new.reserved_until is null and ${isWaitedFor} ${reserve}`.execute(db);
  await sql`
    create trigger slot_freed after update of booking_id on slot
    when new.booking_id is null and old.booking_id is not null and ${isWaitedFor} ${reserve}`.execute(db);
  await sql`
    create trigger slot_changed after update of start_at, end_at, asset_id, event_id on slot
    when new.booking_id is null and new.reserved_until is null
      and (new.start_at <> old.start_at or new.end_at <> old.end_at or new.asset_id <> old.asset_id
        or new.event_id is not old.event_id)
      and ${isWaitedFor} ${reserve}`.execute(db);
  await sql`
    create trigger slot_taken after update of booking_id on slot
    when new.booking_id is not null and new.reserved_until is not null
    begin update slot set reserved_until = null where id = new.id; end`.execute(db);
}

async function reserveOnPostgres(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace function slot_reserve() returns trigger language plpgsql as $$
    begin
      if new.booking_id is not null then
        new.reserved_until := null;
      elsif tg_op = 'INSERT' then
        if new.reserved_until is null and ${isWaitedFor} then new.reserved_until := 0; end if;
      elsif old.booking_id is not null or (new.reserved_until is null and (
          (new.start_at, new.end_at, new.asset_id) <> (old.start_at, old.end_at, old.asset_id)
          or new.event_id is distinct from old.event_id)) then
        if ${isWaitedFor} then new.reserved_until := 0; end if;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger slot_reserve before insert or update of booking_id, start_at, end_at, asset_id, event_id on slot
    for each row execute function slot_reserve()`.execute(db);
}
