import type { Insertable } from 'kysely';
import type { PaymentTable } from '../../db/tables/payment-tables.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { enterSale } from '../cash-book/index.ts';
import { insertPayment } from './payments.store.ts';

/**
 * Inserts a payment, and its cash book entry if it brings money.
 * @param track of its ride; null for a pass
 * @returns its id
 */
export async function keepPayment(
  transaction: Pick<TransactionContext, 'db' | 'now' | 'zone' | 'key'>,
  payment: Insertable<PaymentTable>,
  track: number | null,
): Promise<number> {
  const { amount_cents, method, vat_rate, created_at, created_by } = payment;
  const id = await insertPayment(transaction.db, payment);
  await enterSale(
    transaction,
    { id, amount_cents, method, vat_rate: vat_rate ?? null, created_at, created_by: created_by ?? null },
    track,
  );
  return id;
}
