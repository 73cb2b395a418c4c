import { toPln } from '@cablepark/contract/money';
import { ParkError } from '@cablepark/domain/errors';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { writeAudit } from '../../audit/index.ts';
import { type Billed, findBilled, lockBill } from '../../bills/index.ts';
import { findRideState } from '../../bookings/index.ts';
import { correctSale, findItemSales, findSaleEntries } from '../../cash-book/index.ts';
import type { ActionRide } from '../../desk-actions/index.ts';
import { lockSlots } from '../../slots/rows/index.ts';
import { type LockedPayments, lockPayments } from '../lock-payments.ts';
import { replacePayment } from './replace-payment.ts';

/** A bill of the desk, locked as a whole with its payments, passes and slots. */
export interface LockedBill extends Billed {
  bill: string;
  payments: LockedPayments['payments'];
}

/** Its lines name other payments only under its lock, so what is read after it stays. */
export async function lockBilled(transaction: TransactionContext, bill: string): Promise<LockedBill> {
  const { db, engine } = transaction;
  await lockBill(db, engine, bill);
  const { rides, passes } = await findBilled(db, bill);
  const ids = [...rides, ...passes].map(({ payment }) => payment);
  const soldPasses = passes.map(({ pass }) => pass);
  const { payments } = await lockPayments(transaction, ids, soldPasses);
  const slots = rides.map(({ slot }) => slot);
  await lockSlots(
    db,
    engine,
    slots.toSorted((a, b) => a - b),
  );
  return { ...(await findBilled(db, bill)), bill, payments };
}

/**
 * Enters the whole bill anew by the right method: rides get new payments, passes and things new entries. The caller has asked the rule.
 * @returns its rides as it found and left them. @throws SLOT_TAKEN if a booking has changed
 */
export async function correctBill(
  transaction: TransactionContext,
  { bill, rides, passes, payments, methods, cents }: LockedBill,
  method: SaleMethod,
): Promise<ActionRide[]> {
  const { db } = transaction;
  const actionRides: ActionRide[] = [];
  // Only the first entry of the cash book has the key of the call.
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
