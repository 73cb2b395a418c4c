import { isCorrectable } from '@cablepark/domain/desk/corrections';
import type { Selectable } from 'kysely';
import type { PaymentTable } from '../../db/tables/payment-tables.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { type Billed, findBilled, lockBill } from '../bills/index.ts';
import { lockSlots } from '../slots/rows/index.ts';
import { type LockedPayments, lockPayments } from './lock-payments.ts';

/** A bill of the desk, locked as a whole with its payments, passes and slots. */
export interface LockedBill extends Billed {
  bill: string;
  payments: LockedPayments['payments'];
}

/** Locks a bill first: under this lock its lines cannot change their payments. */
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

/** The desk's bill of a payment, which never changes; null for a payment outside a bill and for an online payment. */
export function billOf({ bill_id, method }: Selectable<PaymentTable>): string | null {
  return isCorrectable(method) ? bill_id : null;
}
