import type { Db } from '../../src/db/store.ts';
import type { Tables } from '../../src/db/tables.ts';

const tables = [
  'account',
  'rider_note',
  'session',
  'reset_token',
  'email_change',
  'asset',
  'event',
  'slot',
  'payment',
  'payment_void',
  'payment_receipt',
  'pass',
  'pass_member',
  'pass_entry',
  'bill',
  'bill_line',
  'refund',
  'cash_entry',
  'day_close',
  'till_float',
  'invoice_draft',
  'provider_notice',
  'money_answer',
  'desk_action',
  'booking_history',
  'slot_edit',
  'no_show',
  'audit',
  'file',
  'park_content',
  'season',
  'season_release',
  'season_change',
  'season_step',
  'slot_gap',
  'content_version',
  'library_picture',
  'library_file',
  'brand_file',
  'calendar_feed',
  'board_link',
  'water_temperature',
  'sensor_key',
  'push_subscription',
] as const satisfies (keyof Tables)[];

/** Every row of the database, to be held against the rows after an attack. */
export async function everything(db: Db): Promise<Record<string, string[]>> {
  const lists = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  // A message goes its way meanwhile; that there is one is what counts.
  const messages = await db.selectFrom('outbox').select(['id', 'dedupe']).execute();
  return {
    ...Object.fromEntries(tables.map((table, index) => [table, sorted(lists[index] ?? [])])),
    outbox: sorted(messages),
  };
}

/** PostgreSQL promises no order; the rows themselves are one. */
function sorted(rows: readonly object[]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}
