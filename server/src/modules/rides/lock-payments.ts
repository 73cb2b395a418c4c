import type { Selectable } from 'kysely';
import type { PaymentTable } from '../../db/tables/payment-tables.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { findPassRide, lockPassRow, type PassRide } from '../passes/index.ts';
import { lockPayment } from '../payments/index.ts';

/** Locked payments of rides. */
export interface LockedPayments {
  /** By id, ascending. */
  payments: ReadonlyMap<number, Selectable<PaymentTable>>;
  /** The rides that passes paid for, by payment; these passes are locked, too. */
  passRides: ReadonlyMap<number, PassRide>;
}

/**
 * Locks payments, then their passes, each in id order. Lock slots after it (`db/locks.ts`).
 * @param ids null for an unpaid ride @param soldPasses other passes to lock
 */
export async function lockPayments(
  { db, engine }: TransactionContext,
  ids: readonly (number | null)[],
  soldPasses: readonly number[] = [],
): Promise<LockedPayments> {
  const payments = new Map<number, Selectable<PaymentTable>>();
  const passRides = new Map<number, PassRide>();
  for (const id of ids.filter((each) => each !== null).toSorted((a, b) => a - b)) {
    const payment = await lockPayment(db, engine, id);
    if (payment) payments.set(id, payment);
    const ride = await findPassRide(db, id);
    if (ride) passRides.set(id, ride);
  }
  const passes = new Set([...soldPasses, ...[...passRides.values()].map(({ pass }) => pass)]);
  for (const pass of [...passes].toSorted((a, b) => a - b)) await lockPassRow(db, engine, pass);
  return { payments, passRides };
}
