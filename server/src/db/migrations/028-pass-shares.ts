import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { keepPassEntries, openPassEntries } from './pass-entry-guard.ts';
import type { Engine } from './table-facts.ts';

/** Each entry of a pass stores its part of the price, so that the debt for passes is a sum over entries. */
export function passShares(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await sql`alter table pass_entry add column share_cents integer`.execute(db);
      await openPassEntries(db, engine);
      await sql`
        update pass_entry set share_cents = (
          select case when pass_entry.reason = 'ride' then payment.amount_cents else -payment.amount_cents end
          from payment where payment.id = pass_entry.payment_id)
        where reason in ('ride', 'return') and payment_id is not null`.execute(db);
      await keepPassEntries(db, engine);
    },
  };
}
