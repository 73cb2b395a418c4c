import type { CashMethod } from '@cablepark/domain/payments/cash-methods';
import { type TakingsKind, takingsKindOf } from '@cablepark/domain/payments/takings';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { Db } from '../../db/store.ts';
import { readSoldItem, type SoldItem } from '../../db/tables/bill-tables.ts';
import { checkoutOf, columnsAround, goneOf, type PaymentRecord, payerOf } from './payment-records.store.ts';

/** Money in or out, or a ride on a pass. Money in grosze, times in milliseconds. */
export interface MoneyRecord extends Omit<PaymentRecord, 'id' | 'method' | 'ridden'> {
  /** The cash book entry; null for a ride on a pass. */
  entry: number | null;
  /** The payment; null for money that bought nothing. */
  id: number | null;
  /** The day of the cash book. */
  day: string;
  /** `pass`: no money. */
  method: CashMethod | 'pass';
  kind: TakingsKind;
  /** Why money was returned. */
  note: string | null;
  /** The sold item of the price list; null for anything else. */
  item: SoldItem | null;
  /** The bill line of that item; null for anything else. */
  line: number | null;
}

/** Cash book entries with their subjects. The caller adds the filter and the order. */
export function selectEntries(db: Db) {
  return db
    .selectFrom('cash_entry')
    .leftJoin('payment', 'payment.id', 'cash_entry.payment_id')
    .leftJoin('bill_line', 'bill_line.id', 'cash_entry.bill_line_id')
    .leftJoin('bill', (join) =>
      join.on((eb) => eb('bill.id', '=', eb.fn.coalesce('payment.bill_id', 'bill_line.bill_id'))),
    )
    .leftJoin('booking', (join) =>
      join.on((eb) => eb('booking.id', '=', eb.fn.coalesce('payment.booking_id', 'bill_line.booking_id'))),
    )
    .leftJoin('asset', 'asset.id', 'cash_entry.asset_id')
    .leftJoin('account as taker', 'taker.id', 'cash_entry.created_by')
    .leftJoin('payment_void', 'payment_void.payment_id', 'payment.id')
    .leftJoin('pass', 'pass.id', 'payment.pass_id')
    .leftJoin('account as payer', (join) => join.on((eb) => eb('payer.id', '=', payerOf(eb))))
    .leftJoin('payment_receipt', 'payment_receipt.payment_id', 'payment.id')
    .select([
      'cash_entry.id as entry',
      'cash_entry.created_at as at',
      'cash_entry.day as day',
      'cash_entry.amount_cents as amount',
      'cash_entry.method as method',
      'cash_entry.kind as entryKind',
      'cash_entry.vat_rate as vat',
      'cash_entry.asset_id as trackId',
      'cash_entry.note as note',
      'cash_entry.refund_id as refund',
      'payment.id as id',
      'payment.pass_id as pass',
      'booking.slot_id as slot',
      'booking.start_at as rideAt',
    ])
    .select(columnsAround)
    .select(['bill_line.item as item', 'bill_line.id as line'])
    .select((eb) => [goneOf(eb).as('gone'), checkoutOf(eb).as('checkout')]);
}

type SelectedEntry = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

export function readEntry({
  entryKind,
  refund,
  pass,
  kept,
  gone,
  takenBy,
  item,
  line,
  ...row
}: SelectedEntry): MoneyRecord {
  const isOnlineSale = row.method === 'online' && (entryKind === 'sale' || entryKind === 'late');
  return {
    ...row,
    kind: takingsKindOf(entryKind, pass !== null ? 'pass' : item !== null ? 'item' : 'ride'),
    item: item === null ? null : readSoldItem(item),
    line: item === null ? null : line,
    isKept: kept === 1,
    refunded: Number(gone),
    // An online payment has no cashier, and a failed refund no author.
    takenBy: isOnlineSale || (refund !== null && entryKind === 'failed_back') ? null : takenBy,
  };
}

/** A payment by pass, as a row among the money. */
export function readRide(record: PaymentRecord, zone: string): MoneyRecord {
  const { ridden, ...row } = record;
  const day = dayOf(Temporal.Instant.fromEpochMilliseconds(row.at), zone).toString();
  const kind = ridden === null ? 'ride' : 'redeemed';
  return { ...row, entry: null, day, method: 'pass', kind, note: null, item: null, line: null };
}
