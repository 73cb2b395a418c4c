import { deskReasons } from '@cablepark/domain/payments/void-reasons';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/store.ts';
import type { PaymentTable } from '../../../db/tables/payment-tables.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { findMoneyDay, reverseItems } from '../../cash-book/index.ts';
import type { PassAction, RideAction } from '../../desk-actions/index.ts';
import {
  findNewerOnPass,
  findVoidedSale,
  lockPassSale,
  type PassRide,
  takePassSaleBack,
} from '../../passes/index.ts';
import { findPayment } from '../../payments/index.ts';
import { replacePayment } from '../correct/replace-payment.ts';
import { endPayment } from '../give-back/void-payment.ts';
import { lockPayments } from '../lock-payments.ts';
import { lockRides, newerOf } from './action-rides.ts';
import { type PrepareReversal, plainFacts, type Reversal } from './reversal.ts';

/** Money leaves the till by its own methods, and rides go back to their passes; the slots stay booked. */
export const reversePayments: PrepareReversal = async (transaction, action) => {
  const { payments, facts } = await lockPaid(transaction, action);
  const { zone } = transaction;
  return {
    facts,
    run: async () => {
      const ending = { reason: deskReasons.undone, isKept: false, backBy: null, zone };
      // Only the first entry of the cash book has the key of the call.
      const others = { ...transaction, key: null };
      for (const [index, payment] of payments.entries())
        await endPayment(index === 0 ? transaction : others, payment, ending);
      if (action.bill !== null) await reverseItems(others, action.bill, deskReasons.undone);
    },
  };
};

/** A corrected method becomes again what it was. */
export const reverseMethod: PrepareReversal = async (transaction, action) => {
  const { payments, facts } = await lockPaid(transaction, action);
  const [{ before }] = action.rides;
  const former = before.payment === null ? null : await findPayment(transaction.db, before.payment);
  return {
    facts,
    run: async () => {
      if (former === null || former.method === 'pass' || former.method === 'online')
        throw new Error(`Action ${action.id} corrected no method.`);
      for (const payment of payments) await replacePayment(transaction, payment, former.method);
    },
  };
};

/** Locks the rides of an action after their payments and passes. A no-show mark does not matter to their money. */
async function lockPaid(transaction: TransactionContext, { id, rides, bill }: RideAction) {
  const ids = rides.map(({ after }) => after.payment);
  const { payments, passRides } = await lockPayments(transaction, ids);
  if (payments.size < ids.length) throw new Error(`A payment of action ${id} is gone.`);
  await lockRides(transaction, rides);
  const newer = await newerOf(transaction, rides, { withMarks: false });
  const isPassGone = await isAnyVoided(transaction.db, passRides.values());
  const lockedPayments = [...payments.values()];
  return {
    payments: lockedPayments,
    facts: {
      ...plainFacts,
      newer: newer ?? (isPassGone ? ('used' as const) : null),
      isOnline: lockedPayments.some(({ method }) => method === 'online'),
      moneyDay: await moneyDayOf(transaction, lockedPayments, bill),
    },
  };
}

async function isAnyVoided(db: Db, rides: Iterable<PassRide>): Promise<boolean> {
  for (const { pass } of rides) if ((await findVoidedSale(db, pass)) !== null) return true;
  return false;
}

/** All that a bill brought is of one day. Where it has only rides on passes, its money is that of its items. */
async function moneyDayOf(
  transaction: TransactionContext,
  payments: readonly Selectable<PaymentTable>[],
  bill: string | null,
) {
  const payment = payments.find(({ method }) => method !== 'pass');
  if (payment) return await findMoneyDay(transaction, { payment: payment.id });
  return bill === null ? 'none' : await findMoneyDay(transaction, { itemsOf: bill });
}

/** An unused pass ends, and its money leaves the till by its own method. */
export async function reversePassSale(
  transaction: TransactionContext,
  { pass: id, owner }: PassAction,
): Promise<Reversal> {
  const sale = await lockPassSale(transaction, id);
  if (!sale) throw new Error(`There is no pass ${id}.`);
  const { method, id: payment } = sale.payment;
  return {
    facts: {
      ...plainFacts,
      newer: await findNewerOnPass(transaction.db, sale.pass, owner),
      isOnline: method === 'online',
      moneyDay: method === 'pass' ? 'none' : await findMoneyDay(transaction, { payment }),
    },
    run: async () => await takePassSaleBack(transaction, sale),
  };
}
