import { newerThan } from '@cablepark/domain/desk/desk-actions';
import { deskReasons } from '@cablepark/domain/payments/void-reasons';
import type { Selectable } from 'kysely';
import type { PaymentTable } from '../../../db/tables/payment-tables.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { findRideState } from '../../bookings/index.ts';
import { findMoneyDay } from '../../cash-book/index.ts';
import type { PassAction, RideAction } from '../../desk-actions/index.ts';
import {
  findNewerOnPass,
  findPassRide,
  findVoidedSale,
  lockPassRow,
  lockPassSale,
  takePassSaleBack,
} from '../../passes/index.ts';
import { findPayment, lockPayment } from '../../payments/index.ts';
import { lockSlot } from '../../slots/rows/index.ts';
import { replacePayment } from '../correct/replace-payment.ts';
import { endPayment } from '../give-back/void-payment.ts';
import { type PrepareReversal, plainFacts } from './reversal.ts';

/** A payment leaves the till by its own method, or its ride goes back to the pass; the slot stays booked. */
export const reversePayment: PrepareReversal<RideAction> = async (transaction, action) => {
  const { payment, ...facts } = await lockPaid(transaction, action);
  const { zone } = transaction;
  return {
    facts,
    run: async () =>
      await endPayment(transaction, payment, {
        reason: deskReasons.undone,
        isKept: false,
        backBy: null,
        zone,
      }),
  };
};

/** A corrected method becomes again what it was. */
export const reverseMethod: PrepareReversal<RideAction> = async (transaction, action) => {
  const { payment, ...facts } = await lockPaid(transaction, action);
  const before =
    action.before.payment === null ? null : await findPayment(transaction.db, action.before.payment);
  return {
    facts,
    run: async () => {
      if (before === null || before.method === 'pass' || before.method === 'online')
        throw new Error(`Action ${action.id} corrected no method.`);
      await replacePayment(transaction, payment, before.method);
    },
  };
};

/** Locks a ride after its payment and pass. A no-show mark does not matter to its money. */
async function lockPaid(transaction: TransactionContext, { booking, after }: RideAction) {
  const { db, engine } = transaction;
  const payment = await lockPaymentOf(transaction, after.payment);
  const ride = await findPassRide(db, payment.id);
  if (ride) await lockPassRow(db, engine, ride.pass);
  await lockSlot(db, engine, after.slot);
  const current = await findRideState(db, booking);
  const newer = newerThan(after, current && { ...current, isMissing: after.isMissing });
  const isPassGone = ride !== null && (await findVoidedSale(db, ride.pass)) !== null;
  return {
    ...plainFacts,
    payment,
    newer: newer ?? (isPassGone ? ('used' as const) : null),
    isOnline: payment.method === 'online',
    moneyDay: payment.method === 'pass' ? ('none' as const) : await findMoneyDay(transaction, payment.id),
  };
}

async function lockPaymentOf(
  { db, engine }: TransactionContext,
  id: number | null,
): Promise<Selectable<PaymentTable>> {
  const payment = id === null ? null : await lockPayment(db, engine, id);
  if (!payment) throw new Error('There is no payment of this action.');
  return payment;
}

/** An unused pass ends, and its money leaves the till by its own method. */
export const reversePassSale: PrepareReversal<PassAction> = async (transaction, { pass: id, owner }) => {
  const sale = await lockPassSale(transaction, id);
  if (!sale) throw new Error(`There is no pass ${id}.`);
  const { method, id: payment } = sale.payment;
  return {
    facts: {
      ...plainFacts,
      newer: await findNewerOnPass(transaction.db, sale.pass, owner),
      isOnline: method === 'online',
      moneyDay: method === 'pass' ? 'none' : await findMoneyDay(transaction, payment),
    },
    run: async () => await takePassSaleBack(transaction, sale),
  };
};
