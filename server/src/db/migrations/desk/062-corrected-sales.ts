import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A bill whose method is corrected enters its passes and things anew (docs/decisions/126), perhaps by a method that paid them before. Its note
 * tells such an entry from a sale, which a payment or line still has once by each method.
 */
export const correctedSales: Migration = {
  async up(db: Kysely<never>) {
    await sql`drop index cash_entry_sale`.execute(db);
    await sql`drop index cash_entry_item`.execute(db);
    await sql`
      create unique index cash_entry_sale on cash_entry (payment_id, method)
      where kind = 'sale' and payment_id is not null and note is null`.execute(db);
    await sql`
      create unique index cash_entry_item on cash_entry (bill_line_id, method)
      where kind = 'sale' and bill_line_id is not null and note is null`.execute(db);
  },
};
