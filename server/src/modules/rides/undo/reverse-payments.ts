import { deskReasons } from '@cablepark/domain/payments/void-reasons';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/store.ts';
import type { PaymentTable } from '../../../db/tables/payment-tables.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockBill } from '../../bills/index.ts';
import { holdAgain } from '../../bookings/index.ts';
import { type FirstSales, findMoneyDay, isAnyItemReturned, reverseItems } from '../../cash-book/index.ts';
import type { ActionRide, BillAction, PassAction } from '../../desk-actions/index.ts';
import {
  findNewerOnPass,
  findSalesOf,
  findVoidedSale,
  lockPassSale,
  type PassRide,
  takePassSaleBack,
} from '../../passes/index.ts';
import { findCorrected } from '../../payments/index.ts';
import { endPayment } from '../give-back/void-payment.ts';
import { lockPayments } from '../lock-payments.ts';
import { lockRides, newerOf } from './action-rides.ts';
import { type PrepareReversal, plainFacts, type Reversal } from './reversal.ts';

type Payment = Selectable<PaymentTable>;

/** Takes money out of the till by its own method, or returns the ride to its pass. The slot stays booked, or held as before. */
export const reversePayments: PrepareReversal = async (transaction, action) => {
  const rides = await withCorrected(transaction.db, action.rides);
  const first = { payments: paymentsOf(action.rides), bill: null };
  const { payments, facts } = await lockPaid(transaction, {
    ...action,
    rides,
    bill: null,
    passes: [],
    first,
  });
  return {
    facts,
    run: async () => {
      await endPayments(transaction, payments);
      await holdRides(transaction, rides);
    },
  };
};

/**
 * Takes money out of the till by its own methods, returns rides to their passes, and ends sold passes.
 * The slots stay booked, or held as before.
 */
export async function reverseBill(transaction: TransactionContext, action: BillAction): Promise<Reversal> {
  const rides = await withCorrected(transaction.db, action.rides);
  const first = { payments: paymentsOf(action.rides), bill: action.bill };
  const { payments, sales, facts } = await lockPaid(transaction, { ...action, rides, first });
  return {
    facts,
    run: async () => {
      await endPayments(transaction, payments);
      await holdRides(transaction, rides);
      // The call's idempotency key is unique in the cash book, so only the first entry stores it.
      const others = { ...transaction, key: null };
      for (const [index, sale] of sales.entries())
        await takePassSaleBack(index === 0 && payments.length === 0 ? transaction : others, sale);
      if (action.bill !== null) {
        const isFirst = payments.length === 0 && sales.length === 0;
        await reverseItems(isFirst ? transaction : others, action.bill, {
          note: deskReasons.undone,
          lines: null,
        });
      }
    },
  };
}

/** The rides with their payments after any correction of the method, because undo must refund the corrected payment. */
async function withCorrected(db: Db, rides: readonly ActionRide[]): Promise<ActionRide[]> {
  const found = [];
  for (const { after, ...ride } of rides) {
    const payment = after.payment === null ? null : await findCorrected(db, after.payment);
    found.push({ ...ride, after: { ...after, payment } });
  }
  return found;
}

async function endPayments(transaction: TransactionContext, payments: readonly Payment[]): Promise<void> {
  const ending = { reason: deskReasons.undone, isKept: false, backBy: null, zone: transaction.zone };
  const others = { ...transaction, key: null };
  for (const [index, payment] of payments.entries())
    await endPayment(index === 0 ? transaction : others, payment, ending);
}

/** Restores the holds that the payments ended. */
async function holdRides(transaction: TransactionContext, rides: readonly ActionRide[]): Promise<void> {
  for (const { booking, before } of rides)
    if (before.hold) await holdAgain(transaction, booking, before.hold);
}

/** The rides' payments after their action. */
export function paymentsOf(rides: readonly ActionRide[]): number[] {
  return rides.flatMap(({ after }) => after.payment ?? []);
}

interface PaidAction extends Pick<BillAction, 'id' | 'rides' | 'bill' | 'passes'> {
  /** What the action took. A correction may have replaced these payments, but their day in the cash book still counts. */
  first: FirstSales;
}

/** Locks payments, passes and rides. No-show marks do not matter for money. */
export async function lockPaid(
  transaction: TransactionContext,
  { id, rides, bill, passes, first }: PaidAction,
) {
  const { db, engine } = transaction;
  if (bill !== null) await lockBill(db, engine, bill);
  const soldIds = passes.map(({ pass }) => pass);
  const ids = [...rides.map(({ after }) => after.payment), ...(await findSalesOf(db, soldIds))];
  const { payments, passRides } = await lockPayments(transaction, ids, soldIds);
  if (payments.size < ids.length) throw new Error(`A payment of action ${id} is gone.`);
  await lockRides(transaction, rides);
  const sales = await readSales(transaction, passes);
  const newer = await newerOf(transaction, rides, { withMarks: false });
  const isAnyPassUsed = sales.some(({ isUsed }) => isUsed) || (await isAnyVoided(db, passRides.values()));
  const isReturned = bill !== null && (await isAnyItemReturned(db, bill));
  const lockedPayments = [...payments.values()];
  return {
    payments: lockedPayments.filter(({ pass_id }) => pass_id === null),
    sales,
    facts: {
      ...plainFacts,
      newer: newer ?? (isAnyPassUsed ? ('used' as const) : isReturned ? ('unpaid' as const) : null),
      isOnline: lockedPayments.some(({ method }) => method === 'online'),
      moneyDay: await findMoneyDay(transaction, { first }),
    },
  };
}

async function readSales(transaction: TransactionContext, passes: BillAction['passes']) {
  const sales = [];
  for (const { pass, owner } of passes) {
    const sale = await lockPassSale(transaction, pass);
    if (!sale) throw new Error(`There is no pass ${pass}.`);
    sales.push({ ...sale, isUsed: (await findNewerOnPass(transaction.db, sale.pass, owner)) !== null });
  }
  return sales;
}

async function isAnyVoided(db: Db, rides: Iterable<PassRide>): Promise<boolean> {
  for (const { pass } of rides) if ((await findVoidedSale(db, pass)) !== null) return true;
  return false;
}

/** Ends an unused pass, and takes its money out of the till by its own method. */
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
