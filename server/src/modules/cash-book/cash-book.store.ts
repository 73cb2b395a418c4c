import type { VatRate } from '@cablepark/domain/park/vat-rates';
import type { CashKind } from '@cablepark/domain/payments/cash-entry';
import type { CashMethod } from '@cablepark/domain/payments/cash-methods';
import type { Bought } from '@cablepark/domain/payments/takings';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { Tables } from '../../db/tables.ts';

/** A day's sum of one kind, method, track and rate. */
export interface DaySum {
  day: string;
  kind: CashKind;
  method: CashMethod;
  track: number | null;
  vat: VatRate | null;
  bought: Bought;
  cents: number;
  count: number;
}

/** What an entry's money paid for. Late money counts as a ride, because no row says more. */
function boughtOf(eb: ExpressionBuilder<Tables, 'cash_entry' | 'payment'>) {
  const isItem = eb.and([
    eb('cash_entry.bill_line_id', 'is not', null),
    eb('cash_entry.kind', 'in', ['sale', 'reversal']),
  ]);
  return sql<Bought>`case when ${eb('payment.pass_id', 'is not', null)} then 'pass' when ${isItem} then 'item' else 'ride' end`;
}

/** The sums of these days, both ends included. */
export async function findDaySums(db: Db, from: string, to: string): Promise<DaySum[]> {
  const rows = await db
    .selectFrom('cash_entry')
    .leftJoin('payment', 'payment.id', 'cash_entry.payment_id')
    .select(['cash_entry.day', 'cash_entry.kind', 'cash_entry.method', 'cash_entry.asset_id as track'])
    .select(['cash_entry.vat_rate as vat'])
    .select((eb) => [
      boughtOf(eb).as('bought'),
      eb.fn.sum<number | string>('cash_entry.amount_cents').as('cents'),
      eb.fn.countAll<number | string>().as('count'),
    ])
    .where('cash_entry.day', '>=', from)
    .where('cash_entry.day', '<=', to)
    .groupBy(['cash_entry.day', 'cash_entry.kind', 'cash_entry.method', 'cash_entry.asset_id'])
    .groupBy(['cash_entry.vat_rate', 'bought'])
    .execute();
  return rows.map((row) => ({
    ...row,
    cents: Number(row.cents),
    count: Number(row.count),
  }));
}

/** The entries of a payment, oldest first. */
export async function findEntriesOf(db: Db, payment: number) {
  return await db
    .selectFrom('cash_entry')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * The grosze of a payment, or of a bill line that bought nothing, that were returned without a refund of ours:
 * at the desk, by transfer, or in the provider's panel.
 */
export async function sumOtherBacks(db: Db, of: { payment: number } | { line: number }): Promise<number> {
  const { cents } = await db
    .selectFrom('cash_entry')
    .select((eb) => eb.fn.sum<number | string | null>('amount_cents').as('cents'))
    .where((eb) => ('payment' in of ? eb('payment_id', '=', of.payment) : eb('bill_line_id', '=', of.line)))
    // A correction reverses a sale and enters it anew, with a note.
    .where((eb) =>
      eb.or([
        eb('kind', 'in', ['back', 'reversal']),
        eb.and([eb('kind', '=', 'sale'), eb('note', 'is not', null)]),
      ]),
    )
    .where('refund_id', 'is', null)
    .executeTakeFirstOrThrow();
  return -Number(cents ?? 0) || 0;
}

/** The grosze of a checkout that were returned in the provider's panel, as recorded by staff. */
export async function sumReturnsOf(db: Db, checkout: string): Promise<number> {
  const { cents } = await db
    .selectFrom('cash_entry')
    .leftJoin('payment', 'payment.id', 'cash_entry.payment_id')
    .leftJoin('bill_line', 'bill_line.id', 'cash_entry.bill_line_id')
    .select((eb) => eb.fn.sum<number | string | null>('cash_entry.amount_cents').as('cents'))
    .where((eb) => eb.or([eb('payment.bill_id', '=', checkout), eb('bill_line.bill_id', '=', checkout)]))
    .where('cash_entry.kind', '=', 'back')
    .where('cash_entry.method', '=', 'online')
    .where('cash_entry.refund_id', 'is', null)
    .executeTakeFirstOrThrow();
  return -Number(cents ?? 0) || 0;
}
