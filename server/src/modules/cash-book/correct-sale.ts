import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import { deskReasons } from '@cablepark/domain/payments/void-reasons';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { enterMoney, type NewEntry, type SaleEntry } from './enter-money.ts';

/**
 * Reverses the sale of a pass or an item, and enters it anew with the right method. Both entries count today.
 * Only the reversal stores the call's idempotency key.
 */
export async function correctSale(
  transaction: TransactionContext,
  { id, cents, method: wrong, vat, track }: SaleEntry,
  { of, method }: { of: NewEntry['of']; method: SaleMethod },
): Promise<void> {
  const entry = { vat, track, of, refund: null, by: transaction.actor.id, note: deskReasons.corrected };
  await enterMoney(transaction, { ...entry, kind: 'reversal', cents: -cents, method: wrong, reverses: id });
  await enterMoney({ ...transaction, key: null }, { ...entry, kind: 'sale', cents, method, reverses: null });
}
