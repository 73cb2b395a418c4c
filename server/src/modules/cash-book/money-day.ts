import { type MoneyDay, moneyDayOf } from '@cablepark/domain/desk/desk-actions';
import { dayOfEntry } from '@cablepark/domain/payments/cash-entry';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { findLastClosed } from './day-closes.store.ts';
import { findItemSales, requireSaleEntry } from './enter-money.ts';

/** Whether money is of the day on which an entry counts now. @param sold a payment that brought money, or the items of a bill */
export async function findMoneyDay(
  { db, now, zone }: Pick<TransactionContext, 'db' | 'now' | 'zone'>,
  sold: { payment: number } | { itemsOf: string },
): Promise<MoneyDay> {
  const sale =
    'payment' in sold ? await requireSaleEntry(db, sold.payment) : (await findItemSales(db, sold.itemsOf))[0];
  if (!sale) return 'none';
  const lastClosed = await findLastClosed(db);
  return moneyDayOf(Temporal.PlainDate.from(sale.day), dayOfEntry(now, lastClosed, zone), lastClosed);
}
