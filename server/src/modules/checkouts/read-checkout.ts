import type { CheckoutItemRow, CheckoutRow, CheckoutStatus } from '@cablepark/contract/checkouts';
import { toPln } from '@cablepark/contract/money';
import { writeWireTime } from '@cablepark/contract/wire-time';
import { readKind } from '../../db/pass-tables.ts';
import type { Db } from '../../db/store.ts';
import type { Checkout } from './checkouts.store.ts';

const time = (ms: number) => writeWireTime(Temporal.Instant.fromEpochMilliseconds(ms));

/** How a checkout stands, as its rider and the staff are told. */
export async function readCheckout(db: Db, checkout: Checkout): Promise<CheckoutRow> {
  const items = await findItemRows(db, checkout.id);
  const status = statusOf(checkout, items);
  return {
    id: checkout.id,
    status,
    amount: toPln(checkout.amount_cents),
    url: status === 'open' ? checkout.url : null,
    expires_at: time(checkout.expires_at),
    items,
  };
}

function statusOf({ state }: Checkout, items: readonly CheckoutItemRow[]): CheckoutStatus {
  if (state === 'open' || state === 'expired') return state;
  if (state === 'wrong' || state === 'returned') return 'review';
  return items.some(({ refund }) => refund !== null) ? 'late' : 'paid';
}

async function findItemRows(db: Db, checkout: string): Promise<CheckoutItemRow[]> {
  const rows = await db
    .selectFrom('checkout_item as item')
    .leftJoin('slot', 'slot.id', 'item.slot_id')
    .leftJoin('payment', 'payment.id', 'item.payment_id')
    .leftJoin('refund', 'refund.id', 'item.refund_id')
    .select([
      'item.slot_id as slot',
      'item.pass_kind as kind',
      'item.amount_cents as amount',
      'payment.pass_id as pass',
      'refund.state as refund',
    ])
    // As they were offered: a slot may be changed, or gone, by now.
    .select(({ fn }) => [
      fn.coalesce('item.start_at', 'slot.start_at').as('start_at'),
      fn.coalesce('item.duration', 'slot.duration').as('duration'),
      fn.coalesce('item.asset_id', 'slot.asset_id').as('track'),
    ])
    .where('item.checkout_id', '=', checkout)
    .orderBy('item.id')
    .execute();
  return rows.map(({ kind, amount, start_at, ...row }) => ({
    ...row,
    name: kind === null ? null : readKind(kind).name,
    start: start_at === null ? null : time(start_at),
    amount: toPln(amount),
  }));
}
