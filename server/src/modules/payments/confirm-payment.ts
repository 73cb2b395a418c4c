import { enforce } from '@cablepark/domain/decision';
import { decidePaymentLink } from '@cablepark/domain/payments/payment-rules';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { requireSlot } from '../slots/rows/index.ts';

/** Accepts the current payment of a slot, which the specification's clients send again; writes nothing. @throws SLOT_PAID, FORBIDDEN */
export async function confirmPayment(
  { db, engine }: TransactionContext,
  slot: number,
  payment: number | null,
): Promise<void> {
  enforce(decidePaymentLink(await requireSlot(db, engine, slot), payment));
}
