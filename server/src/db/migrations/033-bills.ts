import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './table-facts.ts';
import { index } from './table-parts.ts';

/** Items paid together form a bill, and its lines reference the bookings (docs/decisions/097): a moved booking keeps its line. */
export function bills(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      if (engine === 'postgres') await lockTables(db);
      await bookUnknown(db);
      await tellWhatWasSold(db);
      await narrowLines(db);
      await rename(db);
    },
  };
}

async function lockTables(db: Kysely<never>): Promise<void> {
  await sql`
    lock table checkout, checkout_item, refund, payment, booking, cash_entry in access exclusive mode`.execute(
    db,
  );
}

/** Creates bookings for lines without one in the history: ended ones, with the offered facts. */
async function bookUnknown(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from checkout_item where slot_id is not null and booking_id is null order by id`.execute(db);
  for (const { id } of rows) {
    const { rows: made } = await sql<{ id: number }>`
      insert into booking (slot_id, account_id, state, start_at, minutes, asset_id, price_cents, first_slot_id,
        made_at, made_by, placed_at, ended_at, end_reason)
      select item.slot_id, checkout.account_id, 'lapsed', coalesce(item.start_at, slot.start_at),
        coalesce(item.duration, slot.duration), coalesce(item.asset_id, slot.asset_id), item.amount_cents, item.slot_id,
        null, null, null, checkout.created_at, 'unpaid'
      from checkout_item as item join checkout on checkout.id = item.checkout_id left join slot on slot.id = item.slot_id
      where item.id = ${id} returning id`.execute(db);
    await sql`update checkout_item set booking_id = ${made[0]?.id ?? null} where id = ${id}`.execute(db);
  }
}

const ofLine = (column: string) =>
  sql`(select min(item.${sql.ref(column)}) from checkout_item as item where item.booking_id = booking.id)`;

/** For a deleted slot, only its line still has the facts of the sale. */
async function tellWhatWasSold(db: Kysely<never>): Promise<void> {
  await sql`
    update booking set start_at = ${ofLine('start_at')}, minutes = ${ofLine('duration')}, asset_id = ${ofLine('asset_id')}
    where start_at is null and id in (select booking_id from checkout_item where start_at is not null)`.execute(
    db,
  );
}

async function narrowLines(db: Kysely<never>): Promise<void> {
  await db.schema.dropIndex('checkout_item_slot_id').execute();
  await sql`alter table checkout_item drop constraint checkout_item_of_one`.execute(db);
  for (const column of ['slot_id', 'start_at', 'duration', 'asset_id'])
    await sql`alter table checkout_item drop column ${sql.ref(column)}`.execute(db);
  await sql`
    alter table checkout_item add constraint bill_line_of_one check ((booking_id is null) <> (pass_kind is null))`.execute(
    db,
  );
}

async function rename(db: Kysely<never>): Promise<void> {
  for (const table of ['payment', 'refund', 'checkout_item'])
    await sql`alter table ${sql.table(table)} rename column checkout_id to bill_id`.execute(db);
  await sql`alter table cash_entry rename column checkout_item_id to bill_line_id`.execute(db);
  await sql`alter table checkout rename to bill`.execute(db);
  await sql`alter table checkout_item rename to bill_line`.execute(db);
  for (const name of [
    'checkout_account_id',
    'checkout_state_created_at',
    'checkout_provider_ref',
    'checkout_item_checkout_id',
    'checkout_item_booking_id',
    'payment_checkout_id',
    'refund_checkout_id',
    'cash_entry_checkout_item_id',
  ])
    await db.schema.dropIndex(name).execute();
  await index(db, 'bill', ['account_id']);
  await index(db, 'bill', ['state', 'created_at']);
  await index(db, 'bill', ['provider_ref']);
  await index(db, 'bill_line', ['bill_id']);
  await index(db, 'bill_line', ['booking_id']);
  await index(db, 'payment', ['bill_id']);
  await index(db, 'refund', ['bill_id']);
  await index(db, 'cash_entry', ['bill_line_id']);
}
