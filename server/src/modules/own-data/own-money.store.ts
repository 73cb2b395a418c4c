import type { Db } from '../../db/store.ts';
import { readInSteps } from './in-steps.ts';
import { mostEntries, ownPaymentIds } from './own-data.store.ts';

const asked = mostEntries + 1;

/** What came from an account and what left to it, as the cash book has it; the newest first. */
export async function findOwnMoney(db: Db, id: string) {
  const items = db
    .selectFrom('checkout_item')
    .innerJoin('checkout', 'checkout.id', 'checkout_item.checkout_id')
    .select('checkout_item.id')
    .where('checkout.account_id', '=', id);
  const which = db
    .selectFrom('cash_entry')
    .select('id')
    .where((row) =>
      row.or([row('payment_id', 'in', ownPaymentIds(id)), row('checkout_item_id', 'in', items)]),
    )
    .orderBy('id', 'desc')
    .limit(asked);
  return await readInSteps(which, (ids) =>
    db
      .selectFrom('cash_entry')
      .leftJoin('payment', 'payment.id', 'cash_entry.payment_id')
      .leftJoin('booking', 'booking.id', 'payment.booking_id')
      .leftJoin('checkout_item', 'checkout_item.id', 'cash_entry.checkout_item_id')
      .leftJoin('account', 'account.id', 'cash_entry.created_by')
      .select(['cash_entry.created_at as at', 'cash_entry.amount_cents as amount', 'cash_entry.method'])
      .select(['cash_entry.kind', 'cash_entry.note', 'payment.pass_id as pass'])
      .select((of) => of.fn.coalesce('booking.slot_id', 'checkout_item.slot_id').as('slot'))
      .select(['cash_entry.created_by as byId', 'account.role as byRole'])
      .where('cash_entry.id', 'in', ids)
      .orderBy('cash_entry.id', 'desc')
      .execute(),
  );
}
