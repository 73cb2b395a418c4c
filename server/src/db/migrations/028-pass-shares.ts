import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './table-facts.ts';

const signal = sql.lit('PASS_ENTRY_IS_KEPT');

/** Each line of a pass says what it takes of the price, so that what is owed for passes is a sum over their lines alone. */
export function passShares(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await sql`alter table pass_entry add column share_cents integer`.execute(db);
      await openEntries(db, engine);
      await sql`
        update pass_entry set share_cents = (
          select case when pass_entry.reason = 'ride' then payment.amount_cents else -payment.amount_cents end
          from payment where payment.id = pass_entry.payment_id)
        where reason in ('ride', 'return') and payment_id is not null`.execute(db);
      await keepEntries(db, engine);
    },
  };
}

/** Only here, in the transaction of the upgrade. */
async function openEntries(db: Kysely<never>, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`alter table pass_entry disable trigger pass_entry_kept`.execute(db);
  else await sql`drop trigger pass_entry_update`.execute(db);
}

async function keepEntries(db: Kysely<never>, engine: Engine): Promise<void> {
  if (engine === 'postgres') {
    await sql`alter table pass_entry enable trigger pass_entry_kept`.execute(db);
    return;
  }
  await sql`
    create trigger pass_entry_update before update on pass_entry
    begin select raise(abort, ${signal}); end`.execute(db);
}
