import { type MoneyDay, moneyDayOf } from '@cablepark/domain/desk/desk-actions';
import { dayOfEntry } from '@cablepark/domain/payments/cash-entry';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { findLastClosed } from './day-closes.store.ts';
import { findBackEntries, findItemSales, requireSaleEntry } from './enter-money.ts';

/**
 * Whether money is of the day on which an entry counts now.
 * @param moved a payment that brought money, the items of a bill, or a payment whose money the desk gave back
 */
export async function findMoneyDay(
  { db, now, zone }: Pick<TransactionContext, 'db' | 'now' | 'zone'>,
  moved: { payment: number } | { itemsOf: string } | { backOf: number },
): Promise<MoneyDay> {
  const [sale] =
    'payment' in moved
      ? [await requireSaleEntry(db, moved.payment)]
      : 'itemsOf' in moved
        ? await findItemSales(db, moved.itemsOf)
        : await findBackEntries(db, moved.backOf);
  if (!sale) return 'none';
  const lastClosed = await findLastClosed(db);
  return moneyDayOf(Temporal.PlainDate.from(sale.day), dayOfEntry(now, lastClosed, zone), lastClosed);
}
