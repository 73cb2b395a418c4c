import { toPln } from '@cablepark/contract/money';
import type {
  CheckoutItemRow,
  CheckoutRow,
  CheckoutStatus,
} from '@cablepark/contract/payments/checkouts.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import type { Db } from '../../db/store.ts';
import { readKind } from '../../db/stored-pass-kind.ts';
import type { Bill } from './bills.store.ts';

/** The state of a checkout for its rider and the staff. */
export async function readCheckout(db: Db, bill: Bill): Promise<CheckoutRow> {
  const items = await findItemRows(db, bill.id);
  const status = statusOf(bill, items);
  return {
    id: bill.id,
    status,
    amount: toPln(bill.amount_cents),
    url: status === 'open' ? bill.url : null,
    expires_at: writeWireMs(bill.expires_at),
    items,
  };
}

function statusOf({ state }: Bill, items: readonly CheckoutItemRow[]): CheckoutStatus {
  if (state === 'open' || state === 'expired') return state;
  if (state === 'wrong' || state === 'returned') return 'review';
  return items.some(({ refund }) => refund !== null) ? 'late' : 'paid';
}

async function findItemRows(db: Db, bill: string): Promise<CheckoutItemRow[]> {
  const rows = await db
    .selectFrom('bill_line as line')
    .leftJoin('payment', 'payment.id', 'line.payment_id')
    // Late money may have paid for another booking than the one on the line.
    .leftJoin('booking', (join) =>
      join.on((eb) => eb('booking.id', '=', eb.fn.coalesce('payment.booking_id', 'line.booking_id'))),
    )
    .leftJoin('refund', 'refund.id', 'line.refund_id')
    .select([
      'booking.slot_id as slot',
      'line.pass_kind as kind',
      'line.amount_cents as amount',
      'payment.pass_id as pass',
      'refund.state as refund',
      'booking.start_at',
      'booking.minutes as duration',
      'booking.asset_id as track',
    ])
    .where('line.bill_id', '=', bill)
    .orderBy('line.id')
    .execute();
  return rows.map(({ kind, amount, start_at, ...row }) => ({
    ...row,
    name: kind === null ? null : readKind(kind).name,
    start: start_at === null ? null : writeWireMs(start_at),
    amount: toPln(amount),
  }));
}
