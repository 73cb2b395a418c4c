import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { Tables } from '../../db/tables.ts';

/** Columns around a payment, shared by payments and cash book entries. */
export const columnsAround = [
  'payment_void.created_at as voidedAt',
  'payment_void.reason as reason',
  'payment_void.kept as kept',
  'asset.name as track',
  'asset.name_en as trackEn',
  'taker.first_name as takenBy',
  'payer.first_name as firstName',
  'payer.last_name as lastName',
  'bill.state as billState',
  'bill.provider as provider',
  'bill.provider_ref as number',
  'bill.tax_id as taxId',
  'payment_receipt.number as receipt',
] as const;

const columns = [
  'payment.id as id',
  'payment.created_at as at',
  'payment.amount_cents as amount',
  'payment.method as method',
  'booking.slot_id as slot',
  'pass_entry.pass_id as ridden',
  'payment.vat_rate as vat',
  'booking.start_at as rideAt',
  'booking.asset_id as trackId',
] as const;

/** Payments, also voided ones, each with its booking, whose slot may be deleted. The caller adds the filter and the order. */
export function selectRecords(db: Db) {
  return db
    .selectFrom('payment')
    .leftJoin('booking', 'booking.id', 'payment.booking_id')
    .leftJoin('asset', 'asset.id', 'booking.asset_id')
    .leftJoin('account as taker', 'taker.id', 'payment.created_by')
    .leftJoin('payment_void', 'payment_void.payment_id', 'payment.id')
    .leftJoin('pass_entry', (join) =>
      join.onRef('pass_entry.payment_id', '=', 'payment.id').on('pass_entry.reason', '=', 'ride'),
    )
    .leftJoin('bill', 'bill.id', 'payment.bill_id')
    .leftJoin('pass', 'pass.id', 'payment.pass_id')
    .leftJoin('account as payer', (join) => join.on((eb) => eb('payer.id', '=', payerOf(eb))))
    .leftJoin('payment_receipt', 'payment_receipt.payment_id', 'payment.id')
    .select(columns)
    .select(columnsAround)
    .select((eb) => [goneOf(eb).as('gone'), checkoutOf(eb).as('checkout')]);
}

/** The bill of an online payment; null for money of the desk. */
export function checkoutOf(eb: ExpressionBuilder<Tables, 'bill'>) {
  return eb.case().when('bill.provider', 'is not', null).thenRef('bill.id').end();
}

/** The part of a payment that was returned or will be: by our refunds that were not refused, and in other ways. */
export function goneOf(eb: ExpressionBuilder<Tables, 'payment'>) {
  const refunds = eb
    .selectFrom('refund')
    .select((of) => of.fn.sum<number | string | null>('refund.amount_cents').as('cents'))
    .whereRef('refund.payment_id', '=', 'payment.id')
    .where('refund.state', '<>', 'refused');
  const others = eb
    .selectFrom('cash_entry as other')
    .select((of) => of.fn.sum<number | string | null>('other.amount_cents').as('cents'))
    .whereRef('other.payment_id', '=', 'payment.id')
    .where('other.kind', '=', 'back')
    .where('other.refund_id', 'is', null);
  return sql<number | string>`coalesce(${refunds}, 0) - coalesce(${others}, 0)`;
}

/** The booking's rider counts as the payer only while this payment is the booking's. */
export function payerOf(eb: ExpressionBuilder<Tables, 'bill' | 'pass' | 'booking' | 'payment'>) {
  return eb.fn.coalesce(
    'bill.account_id',
    'pass.account_id',
    eb.case().whenRef('booking.payment_id', '=', 'payment.id').thenRef('booking.account_id').end(),
  );
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectRecords>['execute']>>[number];

/** Money in grosze, times in milliseconds. */
export type PaymentRecord = ReturnType<typeof readRecord>;

/** One of the databases returns a sum as text. An online payment has no cashier. */
export function readRecord({ gone, takenBy, kept, ...record }: Selected) {
  return {
    ...record,
    takenBy: record.checkout === null ? takenBy : null,
    billState: record.checkout === null ? null : record.billState,
    refunded: Number(gone),
    /** The ride is forfeited, and the park keeps its money. */
    isKept: kept === 1,
  };
}

export async function findRecord(db: Db, id: number): Promise<PaymentRecord | null> {
  const row = await selectRecords(db).where('payment.id', '=', id).executeTakeFirst();
  return row ? readRecord(row) : null;
}
