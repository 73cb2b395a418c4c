import type { Db } from '../../../db/store.ts';
import { readInSteps } from './in-steps.ts';
import { mostEntries, ownPaymentIds } from './own-data.store.ts';

const rowLimit = mostEntries + 1;

/** Money from and to an account, by the cash book; newest first. */
export async function findOwnMoney(db: Db, id: string) {
  const lines = db
    .selectFrom('bill_line')
    .innerJoin('bill', 'bill.id', 'bill_line.bill_id')
    .select('bill_line.id')
    .where('bill.account_id', '=', id);
  const which = db
    .selectFrom('cash_entry')
    .select('id')
    .where((row) => row.or([row('payment_id', 'in', ownPaymentIds(id)), row('bill_line_id', 'in', lines)]))
    .orderBy('id', 'desc')
    .limit(rowLimit);
  return await readInSteps(which, (ids) =>
    db
      .selectFrom('cash_entry')
      .leftJoin('payment', 'payment.id', 'cash_entry.payment_id')
      .leftJoin('bill_line', 'bill_line.id', 'cash_entry.bill_line_id')
      .leftJoin('booking', (join) =>
        join.on((on) => on('booking.id', '=', on.fn.coalesce('payment.booking_id', 'bill_line.booking_id'))),
      )
      .leftJoin('account', 'account.id', 'cash_entry.created_by')
      .select(['cash_entry.created_at as at', 'cash_entry.amount_cents as amount', 'cash_entry.method'])
      .select([
        'cash_entry.kind',
        'cash_entry.note',
        'bill_line.item',
        'payment.pass_id as pass',
        'booking.slot_id as slot',
      ])
      .select(['cash_entry.created_by as byId', 'account.role as byRole'])
      .where('cash_entry.id', 'in', ids)
      .orderBy('cash_entry.id', 'desc')
      .execute(),
  );
}
