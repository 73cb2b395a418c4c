import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';

/**
 * The desk takes a bill, too: without a provider and its deadline, perhaps without an account, and with lines of what the price list sells
 * (docs/decisions/105). One payment of such a bill may be money of two methods.
 */
export function deskBills(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      if (engine === 'postgres')
        await sql`lock table bill, bill_line, cash_entry in access exclusive mode`.execute(db);
      for (const column of ['account_id', 'provider', 'expires_at'])
        await sql`alter table bill alter column ${sql.ref(column)} drop not null`.execute(db);
      await sql`alter table bill add column discount_cents integer not null default 0`.execute(db);
      await sql`alter table bill add column discount_reason text`.execute(db);
      await sql`alter table bill add column created_by text`.execute(db);
      await sql`alter table bill drop constraint checkout_amount`.execute(db);
      await sql`alter table bill add constraint bill_amount check (amount_cents >= 0 and discount_cents >= 0)`.execute(
        db,
      );
      await sql`
        alter table bill add constraint bill_online check ((provider is null) = (expires_at is null)
          and (provider is null or account_id is not null))`.execute(db);
      await sql`alter table bill_line add column item text`.execute(db);
      await sql`alter table bill_line drop constraint bill_line_of_one`.execute(db);
      await sql`alter table bill_line drop constraint checkout_item_amount`.execute(db);
      await sql`
        alter table bill_line add constraint bill_line_of_one check (
          (case when booking_id is null then 0 else 1 end) + (case when pass_kind is null then 0 else 1 end)
          + (case when item is null then 0 else 1 end) = 1 and amount_cents >= 0)`.execute(db);
      await db.schema.dropIndex('cash_entry_sale').execute();
      await sql`
        create unique index cash_entry_sale on cash_entry (payment_id, method)
        where kind = 'sale' and payment_id is not null`.execute(db);
      await sql`
        create unique index cash_entry_item on cash_entry (bill_line_id, method)
        where kind = 'sale' and bill_line_id is not null`.execute(db);
    },
  };
}
