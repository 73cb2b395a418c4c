import type { BillPart } from '@cablepark/domain/payments/desk-bill';
import type { Insertable } from 'kysely';
import type { PaymentTable } from '../../db/tables/payment-tables.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { enterParts, enterSale } from '../cash-book/index.ts';
import { insertPayment } from './payments.store.ts';

type Keeping = Pick<TransactionContext, 'db' | 'now' | 'zone' | 'key'>;

/**
 * Inserts a payment, and its cash book entry if it brings money.
 * @param track of its ride; null for a pass
 * @returns its id
 */
export async function keepPayment(
  transaction: Keeping,
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

/** Inserts the payment of a bill line, with an entry for each method that pays it. */
export async function keepPaymentOfParts(
  transaction: Keeping,
  payment: Insertable<PaymentTable>,
  { track, parts }: { track: number | null; parts: readonly BillPart[] },
): Promise<number> {
  const { vat_rate, created_by } = payment;
  const id = await insertPayment(transaction.db, payment);
  const sale = { of: { payment: id }, vat: vat_rate ?? null, track, by: created_by ?? null };
  await enterParts(transaction, sale, parts);
  return id;
}
