import { type MoneyDay, moneyDayOf } from '@cablepark/domain/desk/desk-actions';
import { dayOfEntry } from '@cablepark/domain/payments/cash-entry';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { findLastClosed } from './day-closes.store.ts';
import { requireSaleEntry } from './enter-money.ts';

/** Whether the money of this payment is of the day on which an entry counts now. */
export async function findMoneyDay(
  { db, now, zone }: Pick<TransactionContext, 'db' | 'now' | 'zone'>,
  payment: number,
): Promise<MoneyDay> {
  const { day } = await requireSaleEntry(db, payment);
  const lastClosed = await findLastClosed(db);
  return moneyDayOf(Temporal.PlainDate.from(day), dayOfEntry(now, lastClosed, zone), lastClosed);
}
