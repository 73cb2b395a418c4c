import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createOverlapGuard } from '../overlap-guard.ts';
import { type Engine, longestSlotMinutes } from '../table-facts.ts';
import { index, numbered, table } from '../table-parts.ts';

export function foundation(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await createAccounts(db);
      await createSlots(db, engine);
      await createPayments(db, engine);
      await createLogs(db, engine);
      await createOverlapGuard(db, engine);
    },
  };
}

async function createAccounts(db: Kysely<never>) {
  await table(db, 'account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('phone', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('password_hash', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('account_role', sql`role in ('User', 'Manager', 'Editor', 'Admin')`)
    .addCheckConstraint('account_status', sql`status in ('active', 'blocked', 'erased')`)
    .execute();
  await table(db, 'session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('family', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('rotated_at', 'bigint')
    .execute();
  await index(db, 'session', ['family']);
  await index(db, 'session', ['account_id']);
  await table(db, 'reset_token')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await index(db, 'reset_token', ['account_id']);
}

async function createSlots(db: Kysely<never>, engine: Engine) {
  await numbered(db, 'asset', engine)
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  await numbered(db, 'event', engine)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('url', 'text')
    .addColumn('image', 'text')
    .addColumn('start_at', 'bigint', (column) => column.notNull())
    .addColumn('end_at', 'bigint')
    .addColumn('asset_id', 'integer', (column) => column.references('asset.id'))
    .execute();
  await index(db, 'event', ['start_at']);
  await numbered(db, 'slot', engine)
    .addColumn('start_at', 'bigint', (column) => column.notNull())
    .addColumn('end_at', 'bigint', (column) => column.notNull())
    .addColumn('duration', 'integer', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('asset_id', 'integer', (column) => column.notNull().references('asset.id'))
    .addColumn('event_id', 'integer', (column) => column.references('event.id'))
    .addColumn('series', 'text', (column) => column.notNull())
    .addColumn('booked_by', 'text', (column) => column.references('account.id'))
    .addColumn('payment_id', 'integer')
    .addCheckConstraint(
      'slot_times',
      sql`duration > 0 and duration <= ${sql.lit(longestSlotMinutes)} and end_at = start_at + duration * 60000`,
    )
    .addCheckConstraint('slot_price', sql`price_cents >= 0`)
    .addCheckConstraint('slot_paid_is_booked', sql`payment_id is null or booked_by is not null`)
    .execute();
  await index(db, 'slot', ['asset_id', 'start_at']);
  await index(db, 'slot', ['start_at']);
  await index(db, 'slot', ['booked_by', 'start_at']);
  await index(db, 'slot', ['event_id']);
  await db.schema.createIndex('slot_payment').on('slot').column('payment_id').unique().execute();
}

async function createPayments(db: Kysely<never>, engine: Engine) {
  await numbered(db, 'payment', engine)
    .addColumn('slot_id', 'integer', (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text')
    .addColumn('voided_at', 'bigint')
    .addColumn('voided_by', 'text')
    .addColumn('void_reason', 'text')
    .addCheckConstraint('payment_method', sql`method in ('cash', 'card', 'blik', 'pass')`)
    .execute();
  // At most one valid payment per slot, also for two concurrent desks.
  await sql`create unique index payment_slot on payment (slot_id) where voided_at is null`.execute(db);
}

async function createLogs(db: Kysely<never>, engine: Engine) {
  await numbered(db, 'booking_history', engine)
    .addColumn('action_type', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('slot_id', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.notNull())
    .addColumn('late', 'integer', (column) => column.notNull().defaultTo(0))
    .addCheckConstraint('booking_history_action', sql`action_type in ('book', 'cancel')`)
    .execute();
  await index(db, 'booking_history', ['created_at']);
  await index(db, 'booking_history', ['slot_id']);
  await numbered(db, 'slot_edit', engine)
    .addColumn('start_at', 'bigint', (column) => column.notNull())
    .addColumn('end_at', 'bigint', (column) => column.notNull())
    .addColumn('action_type', 'text', (column) => column.notNull())
    .addColumn('asset_id', 'integer', (column) => column.notNull().references('asset.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('user_created', 'text')
    .addCheckConstraint('slot_edit_action', sql`action_type in ('create', 'delete')`)
    .execute();
}
