import type { Selectable } from 'kysely';
import type { PaymentTable } from '../../db/tables/payment-tables.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { findPassRide, findSalesOf, lockPassRow, type PassRide } from '../passes/index.ts';
import { lockPayment } from '../payments/index.ts';

/** Locked payments of rides. */
export interface LockedPayments {
  /** By id, ascending. */
  payments: ReadonlyMap<number, Selectable<PaymentTable>>;
  /** The rides that passes paid for, by payment; these passes are locked, too. */
  passRides: ReadonlyMap<number, PassRide>;
}

/**
 * Locks payments and those that bought their passes, then the passes, each by its id (`db/locks.ts`); the slots come after them.
 * @param ids null for an unpaid ride @param soldPasses passes to lock with those that paid
 */
export async function lockPayments(
  { db, engine }: TransactionContext,
  ids: readonly (number | null)[],
  soldPasses: readonly number[] = [],
): Promise<LockedPayments> {
  const paymentIds = new Set(ids.filter((each) => each !== null).toSorted((a, b) => a - b));
  // What a pass paid never changes, so it is read without a lock.
  const passRides = new Map<number, PassRide>();
  for (const id of paymentIds) {
    const ride = await findPassRide(db, id);
    if (ride) passRides.set(id, ride);
  }
  const passes = new Set([...soldPasses, ...[...passRides.values()].map(({ pass }) => pass)]);
  const payments = new Map<number, Selectable<PaymentTable>>();
  const sales = await findSalesOf(db, [...passes]);
  for (const id of [...new Set([...paymentIds, ...sales])].toSorted((a, b) => a - b)) {
    const payment = await lockPayment(db, engine, id);
    if (payment && paymentIds.has(id)) payments.set(id, payment);
  }
  for (const pass of [...passes].toSorted((a, b) => a - b)) await lockPassRow(db, engine, pass);
  return { payments, passRides };
}
