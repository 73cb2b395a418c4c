import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { fillCashBook } from './cash-book/backfill.ts';
import { checkCashBook } from './cash-book/check.ts';
import { dropDays, keepDays } from './cash-book/days.ts';
import { guardCashBook } from './cash-book/guard.ts';
import type { Engine } from './table-facts.ts';
import { index, numbered } from './table-parts.ts';

/**
 * One book of all money in and out (docs/decisions/092), filled from the existing payments, voids, refunds and passes. The migration fails
 * without changes if its sums differ from the old ones, apart from the exceptions in `check.ts`.
 */
export function cashBook(engine: Engine, zone: string): Migration {
  return {
    async up(db: Kysely<never>) {
      if (engine === 'postgres') await lockMoney(db);
      await createTables(db, engine);
      await keepDays(db, zone);
      await fillCashBook(db);
      await checkCashBook(db);
      await dropDays(db);
      await guardCashBook(db, engine);
    },
  };
}

/** Keeps an older running server from writing between the sums and their check. */
async function lockMoney(db: Kysely<never>): Promise<void> {
  await sql`
    lock table slot, payment, payment_void, pass, pass_entry, checkout, checkout_item, refund in exclusive mode`.execute(
    db,
  );
}

async function createTables(db: Kysely<never>, engine: Engine): Promise<void> {
  await numbered(db, 'cash_entry', engine)
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('vat_rate', 'text')
    .addColumn('asset_id', 'integer')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'integer', (column) => column.references('payment.id'))
    .addColumn('checkout_item_id', 'integer', (column) => column.references('checkout_item.id'))
    .addColumn('refund_id', 'text', (column) => column.references('refund.id'))
    .addColumn('reverses', 'integer', (column) => column.unique().references('cash_entry.id'))
    .addColumn('created_by', 'text')
    .addColumn('note', 'text')
    .addColumn('request_key', 'text', (column) => column.unique())
    .addCheckConstraint('cash_entry_of_one', sql`payment_id is null or checkout_item_id is null`)
    .addCheckConstraint('cash_entry_method', sql`method <> 'pass'`)
    .addCheckConstraint(
      'cash_entry_sign',
      sql`case when kind in ('sale', 'late', 'failed_back') then amount_cents >= 0 else amount_cents <= 0 end`,
    )
    .addUniqueConstraint('cash_entry_of_refund', ['refund_id', 'kind'])
    .execute();
  await sql`create unique index cash_entry_sale on cash_entry (payment_id) where kind = 'sale'`.execute(db);
  await sql`create unique index cash_entry_late on cash_entry (checkout_item_id) where kind = 'late'`.execute(
    db,
  );
  await index(db, 'cash_entry', ['day', 'created_at']);
  await index(db, 'cash_entry', ['payment_id']);
  await index(db, 'cash_entry', ['checkout_item_id']);
  await numbered(db, 'day_close', engine)
    .addColumn('day', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('sums', 'text', (column) => column.notNull())
    .execute();
}
