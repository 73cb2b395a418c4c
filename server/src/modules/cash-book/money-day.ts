import { type MoneyDay, moneyDayOf } from '@cablepark/domain/desk/desk-actions';
import { dayOfEntry } from '@cablepark/domain/payments/cash-entry';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { findLastClosed } from './day-closes.store.ts';
import { findBackEntries, findItemSales, requireSaleEntry } from './enter-money.ts';

/** The payments that an action took, and its bill. */
export interface FirstSales {
  payments: readonly number[];
  bill: string | null;
}

type Moved = { payment: number } | { itemsOf: string } | { backOf: number } | { first: FirstSales };

/**
 * Whether money is of the day on which an entry counts now. A corrected sale counts on the day of its correction.
 * @param moved a payment that brought money, the items of a bill, a payment whose money the desk gave back, or sales as they were before all
 * corrections
 */
export async function findMoneyDay(
  { db, now, zone }: Pick<TransactionContext, 'db' | 'now' | 'zone'>,
  moved: Moved,
): Promise<MoneyDay> {
  const [sale] = await findMoved(db, moved);
  if (!sale) return 'none';
  const lastClosed = await findLastClosed(db);
  return moneyDayOf(Temporal.PlainDate.from(sale.day), dayOfEntry(now, lastClosed, zone), lastClosed);
}

async function findMoved(db: Db, moved: Moved): Promise<readonly { day: string }[]> {
  if ('payment' in moved) return [await requireSaleEntry(db, moved.payment)];
  if ('itemsOf' in moved) return await findItemSales(db, moved.itemsOf);
  if ('backOf' in moved) return await findBackEntries(db, moved.backOf);
  return await findFirstSale(db, moved.first);
}

/** The earliest day of their sales, also where a correction has reversed them. */
async function findFirstSale(db: Db, { payments, bill }: FirstSales): Promise<{ day: string }[]> {
  const { day } = await db
    .selectFrom('cash_entry')
    .select((eb) => eb.fn.min<string | null>('day').as('day'))
    .where('kind', '=', 'sale')
    .where((eb) => {
      const lines = eb.selectFrom('bill_line').where('bill_id', '=', bill);
      return eb.or([
        ...(payments.length > 0 ? [eb('payment_id', 'in', [...payments])] : []),
        eb('payment_id', 'in', lines.select('payment_id')),
        eb('bill_line_id', 'in', lines.select('id')),
      ]);
    })
    .executeTakeFirstOrThrow();
  return day === null ? [] : [{ day }];
}
