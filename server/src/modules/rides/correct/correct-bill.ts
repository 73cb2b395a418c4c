import { toPln } from '@cablepark/contract/money';
import { ParkError } from '@cablepark/domain/errors';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { writeAudit } from '../../audit/index.ts';
import { findRideState } from '../../bookings/index.ts';
import { correctSale, findItemSales, findSaleEntries } from '../../cash-book/index.ts';
import type { ActionRide } from '../../desk-actions/index.ts';
import type { LockedBill } from '../lock-billed.ts';
import { replacePayment } from './replace-payment.ts';

/**
 * Enters the whole bill anew with the right method: rides get new payments, passes and items get new entries. The caller has checked the rule.
 * @returns its rides before and after. @throws SLOT_TAKEN if a booking has changed
 */
export async function correctBill(
  transaction: TransactionContext,
  { bill, rides, passes, payments, methods, cents }: LockedBill,
  method: SaleMethod,
): Promise<ActionRide[]> {
  const { db } = transaction;
  const actionRides: ActionRide[] = [];
  // The call's idempotency key is unique in the cash book, so only the first entry stores it.
  let key = transaction.key;
  const next = () => {
    const entering = { ...transaction, key };
    key = null;
    return entering;
  };
  for (const { booking, payment: id } of rides) {
    const before = await findRideState(db, booking);
    const payment = payments.get(id);
    if (before === null || !payment) throw new ParkError('CHANGED_MEANWHILE');
    const replacement = await replacePayment(next(), payment, method);
    actionRides.push({ booking, before, after: { ...before, payment: replacement } });
  }
  for (const { payment } of passes)
    for (const sale of await findSaleEntries(db, payment))
      await correctSale(next(), sale, { of: { payment }, method });
  for (const sale of await findItemSales(db, bill))
    await correctSale(next(), sale, { of: { line: sale.line }, method });
  await writeAudit(transaction, {
    action: 'bill.correct',
    subjectId: bill,
    before: { amount: toPln(cents), method: methods[0] ?? method },
    after: { amount: toPln(cents), method },
  });
  return actionRides;
}
