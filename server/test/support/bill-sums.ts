import type { TestPark } from './park.ts';

/** What a bill has brought to the cash book, in zł, by `day method`. */
export async function billSums(park: TestPark, bill: string): Promise<Record<string, number>> {
  const rows = await park.store.db
    .selectFrom('cash_entry')
    .leftJoin('payment', 'payment.id', 'cash_entry.payment_id')
    .leftJoin('bill_line', 'bill_line.id', 'cash_entry.bill_line_id')
    .select(['cash_entry.method', 'cash_entry.day', 'cash_entry.amount_cents as cents'])
    .where((eb) => eb.or([eb('payment.bill_id', '=', bill), eb('bill_line.bill_id', '=', bill)]))
    .execute();
  const sums: Record<string, number> = {};
  for (const { method, day, cents } of rows)
    sums[`${day} ${method}`] = (sums[`${day} ${method}`] ?? 0) + cents / 100;
  return sums;
}
