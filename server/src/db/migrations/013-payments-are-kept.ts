import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './table-facts.ts';
import { index, numbered } from './table-parts.ts';

/** The error text of the triggers. */
export const keptSignal = 'PAYMENT_KEPT';
const facts = 'id, amount_cents, method, vat_rate, created_at, created_by';

/**
 * Payments are immutable rows (docs/decisions/068): a void is a row of its own, each payment keeps its rate of VAT (null: older than this
 * column), and `domain/` defines the methods.
 */
export function paymentsAreKept(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'payment_void', engine)
        .addColumn('payment_id', 'integer', (column) => column.notNull().unique().references('payment.id'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('created_by', 'text')
        .addColumn('reason', 'text', (column) => column.notNull())
        .execute();
      await sql`
        create table voided_before as
        select id, voided_at, voided_by, void_reason from payment where voided_at is not null`.execute(db);
      await (engine === 'sqlite' ? rebuild(db) : alter(db));
      await sql`
        insert into payment_void (payment_id, created_at, created_by, reason)
        select id, voided_at, voided_by, coalesce(void_reason, '') from voided_before order by voided_at, id`.execute(
        db,
      );
      await sql`drop table voided_before`.execute(db);
      await (engine === 'sqlite' ? guardSqlite(db) : guardPostgres(db));
    },
  };
}

/** SQLite cannot drop a check from a table. */
async function rebuild(db: Kysely<never>): Promise<void> {
  await numbered(db, 'payment_kept', 'sqlite')
    .addColumn('slot_id', 'integer', (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('vat_rate', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text')
    .execute();
  await sql`
    insert into payment_kept (id, slot_id, amount_cents, method, created_at, created_by)
    select id, slot_id, amount_cents, method, created_at, created_by from payment`.execute(db);
  await sql`drop table payment`.execute(db);
  await sql`alter table payment_kept rename to payment`.execute(db);
  await index(db, 'payment', ['slot_id']);
}

async function alter(db: Kysely<never>): Promise<void> {
  await sql`drop index payment_slot`.execute(db);
  await sql`
    alter table payment drop constraint payment_method, drop column voided_at, drop column voided_by, drop column void_reason,
      add column vat_rate text`.execute(db);
}

async function guardSqlite(db: Kysely<never>): Promise<void> {
  const raise = sql`begin select raise(abort, ${sql.lit(keptSignal)}); end`;
  await sql`create trigger payment_kept before update of ${sql.raw(facts)} on payment ${raise}`.execute(db);
  await sql`create trigger payment_void_kept before update on payment_void ${raise}`.execute(db);
}

async function guardPostgres(db: Kysely<never>): Promise<void> {
  await sql`
    create function payment_kept() returns trigger language plpgsql as $$
    begin
      raise exception using message = ${sql.lit(keptSignal)}, errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger payment_kept before update of ${sql.raw(facts)} on payment
    for each row execute function payment_kept()`.execute(db);
  await sql`
    create trigger payment_void_kept before update on payment_void
    for each row execute function payment_kept()`.execute(db);
}
