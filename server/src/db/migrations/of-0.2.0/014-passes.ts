import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { guardPaidSlots } from '../payment-guard.ts';
import type { Engine } from '../table-facts.ts';
import { index, numbered } from '../table-parts.ts';

/** Passes with a balance, their entries, and the payments of their purchase. */
export function passes(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await createPasses(db, engine);
      await createEntries(db, engine);
      await keepEntries(db, engine);
      await openPayments(db);
      await guardPaidSlots(db, engine);
    },
  };
}

async function createPasses(db: Kysely<never>, engine: Engine): Promise<void> {
  await numbered(db, 'pass', engine)
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', (column) => column.references('account.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('balance', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('ends_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('voided_at', 'bigint')
    .addColumn('share_key', 'text', (column) => column.unique())
    .addCheckConstraint('pass_balance', sql`balance >= 0`)
    .execute();
  await index(db, 'pass', ['account_id']);
  await numbered(db, 'pass_member', engine)
    .addColumn('pass_id', 'integer', (column) => column.notNull().references('pass.id'))
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('pass_member_once', ['pass_id', 'account_id'])
    .execute();
  await index(db, 'pass_member', ['account_id']);
}

async function createEntries(db: Kysely<never>, engine: Engine): Promise<void> {
  await numbered(db, 'pass_entry', engine)
    .addColumn('pass_id', 'integer', (column) => column.notNull().references('pass.id'))
    .addColumn('delta', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('slot_id', 'integer')
    .addColumn('payment_id', 'integer', (column) => column.references('payment.id'))
    .addColumn('note', 'text')
    .addColumn('money_back_cents', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('request_key', 'text', (column) => column.unique())
    // A payment takes a ride once and returns it once.
    .addUniqueConstraint('pass_entry_once', ['payment_id', 'reason'])
    .execute();
  await index(db, 'pass_entry', ['pass_id']);
  await index(db, 'pass_entry', ['created_at']);
}

const signal = sql.lit('PASS_ENTRY_IS_KEPT');

async function keepEntries(db: Kysely<never>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') {
    for (const change of ['update', 'delete']) {
      await sql`
        create trigger ${sql.id(`pass_entry_${change}`)} before ${sql.raw(change)} on pass_entry
        begin select raise(abort, ${signal}); end`.execute(db);
    }
    return;
  }
  await sql`
    create or replace function pass_entry_kept() returns trigger language plpgsql as $$
    begin
      raise exception using message = ${signal}, errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger pass_entry_kept before update or delete on pass_entry
    for each row execute function pass_entry_kept()`.execute(db);
}

/** A payment is for a slot or for a sold pass; a voided one stays with the park where its ride was forfeited. */
async function openPayments(db: Kysely<never>): Promise<void> {
  await sql`alter table payment alter column slot_id drop not null`.execute(db);
  await sql`alter table payment add column pass_id integer references pass (id)`.execute(db);
  await sql`alter table payment add constraint payment_of_one check ((slot_id is null) <> (pass_id is null))`.execute(
    db,
  );
  await db.schema.createIndex('payment_pass').on('payment').column('pass_id').unique().execute();
  await index(db, 'payment', ['created_at']);
  await sql`alter table payment_void add column kept integer not null default 0`.execute(db);
}
