import { isCorrectable } from '@cablepark/domain/desk/corrections';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import type { Selectable } from 'kysely';
import type { PaymentTable } from '../../../db/tables/payment-tables.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { findMoneyDay } from '../../cash-book/index.ts';
import type { BillMethodAction, RideAction } from '../../desk-actions/index.ts';
import { findPayment } from '../../payments/index.ts';
import { correctBill } from '../correct/correct-bill.ts';
import { replacePayment } from '../correct/replace-payment.ts';
import { billOf, lockBilled } from '../lock-billed.ts';
import { newerOf } from './action-rides.ts';
import { type PrepareReversal, plainFacts, type Reversal } from './reversal.ts';
import { lockPaid, paymentsOf } from './reverse-payments.ts';

/** Restores the former method of a ride or of a whole bill. */
export const reverseMethod: PrepareReversal = async (transaction, action) => {
  const { db } = transaction;
  const [{ before, after }] = action.rides;
  const former = before.payment === null ? null : await findPayment(db, before.payment);
  const payment = after.payment === null ? null : await findPayment(db, after.payment);
  if (former === null || payment === null || !isCorrectable(former.method))
    throw new Error(`Action ${action.id} corrected no method.`);
  const bill = billOf(payment);
  if (bill !== null)
    return await reverseBilled(transaction, { action, payment, bill, method: former.method });
  const { method } = former;
  const first = { payments: paymentsOf(action.rides), bill: null };
  const { payments, facts } = await lockPaid(transaction, { ...action, bill: null, passes: [], first });
  return {
    facts,
    run: async () => {
      for (const each of payments) await replacePayment(transaction, each, method);
    },
  };
};

/** Restores the former method of a bill without rides. */
export async function reverseBillMethod(
  transaction: TransactionContext,
  { bill, former, method }: BillMethodAction,
): Promise<Reversal> {
  const billed = await lockBilled(transaction, bill);
  const [pass] = billed.passes;
  const isStill = billed.methods.every((each) => each === method);
  return {
    facts: {
      ...plainFacts,
      newer: billed.isWhole ? (isStill ? null : 'corrected') : 'unpaid',
      moneyDay: await findMoneyDay(
        transaction,
        billed.items > 0 || !pass ? { itemsOf: bill } : { payment: pass.payment },
      ),
    },
    run: async () => {
      await correctBill(transaction, billed, former);
    },
  };
}

async function reverseBilled(
  transaction: TransactionContext,
  {
    action,
    payment,
    bill,
    method,
  }: { action: RideAction; payment: Selectable<PaymentTable>; bill: string; method: SaleMethod },
): Promise<Reversal> {
  const billed = await lockBilled(transaction, bill);
  const newer = await newerOf(transaction, action.rides, { withMarks: false });
  return {
    facts: {
      ...plainFacts,
      // A bill cannot be entered anew once a part of it was refunded or has ended.
      newer: newer ?? (billed.isWhole ? null : 'unpaid'),
      moneyDay: await findMoneyDay(transaction, { payment: payment.id }),
    },
    run: async () => {
      await correctBill(transaction, billed, method);
    },
  };
}
