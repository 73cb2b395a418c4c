import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { index, numbered, table } from '../table-parts.ts';

/** Holds on slots, online payments of riders, and refunds. */
export function onlinePayments(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await sql`alter table slot add column hold_kind text`.execute(db);
      // Both or neither; only a booked slot has a hold, and a paid one has none.
      await sql`
        alter table slot add column hold_until bigint constraint slot_hold check (
          (hold_kind is null) = (hold_until is null)
          and (hold_kind is null or (booked_by is not null and payment_id is null)))`.execute(db);
      await sql`create index slot_held on slot (hold_until) where hold_until is not null`.execute(db);
      await createCheckouts(db, engine);
      await createRefunds(db, engine);
      await sql`alter table payment add column checkout_id text references checkout (id)`.execute(db);
      await index(db, 'payment', ['checkout_id']);
    },
  };
}

async function createCheckouts(db: Kysely<never>, engine: Engine): Promise<void> {
  await table(db, 'checkout')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_ref', 'text')
    .addColumn('url', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('graced', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('paid_at', 'bigint')
    .addColumn('tax_id', 'text')
    .addColumn('request_key', 'text', (column) => column.unique())
    .addCheckConstraint('checkout_amount', sql`amount_cents > 0`)
    .execute();
  await index(db, 'checkout', ['account_id']);
  await index(db, 'checkout', ['state', 'created_at']);
  await numbered(db, 'checkout_item', engine)
    .addColumn('checkout_id', 'text', (column) => column.notNull().references('checkout.id'))
    .addColumn('slot_id', 'integer')
    .addColumn('pass_kind', 'text')
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('vat_rate', 'text')
    .addColumn('payment_id', 'integer', (column) => column.references('payment.id'))
    .addColumn('refund_id', 'text')
    .addCheckConstraint('checkout_item_of_one', sql`(slot_id is null) <> (pass_kind is null)`)
    .addCheckConstraint('checkout_item_amount', sql`amount_cents > 0`)
    // Once paid, it is one of the two.
    .addCheckConstraint('checkout_item_end', sql`payment_id is null or refund_id is null`)
    .execute();
  await index(db, 'checkout_item', ['checkout_id']);
  await index(db, 'checkout_item', ['slot_id']);
}

async function createRefunds(db: Kysely<never>, engine: Engine): Promise<void> {
  await table(db, 'refund')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('checkout_id', 'text', (column) => column.notNull().references('checkout.id'))
    .addColumn('payment_id', 'integer', (column) => column.references('payment.id'))
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text')
    .addColumn('ended_at', 'bigint')
    .addCheckConstraint('refund_amount', sql`amount_cents > 0`)
    .execute();
  await index(db, 'refund', ['checkout_id']);
  await index(db, 'refund', ['payment_id']);
  await index(db, 'refund', ['state']);
  await numbered(db, 'provider_notice', engine)
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('ref', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('provider_notice_once', ['provider', 'about', 'ref'])
    .execute();
  await numbered(db, 'money_answer', engine)
    .addColumn('question', 'text', (column) => column.notNull().unique())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .execute();
}
