import { toPln } from '@cablepark/contract/money';
import { ParkError } from '@cablepark/domain/errors';
import { voidEntry } from '@cablepark/domain/payments/cash-entry';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import { deskReasons } from '@cablepark/domain/payments/void-reasons';
import type { Selectable } from 'kysely';
import type { PaymentTable } from '../../../db/tables/payment-tables.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { writeAudit } from '../../audit/index.ts';
import { replaceLinePayment } from '../../bills/index.ts';
import { clearPayment, setPayment } from '../../bookings/index.ts';
import { enterMoney, requireSaleEntry } from '../../cash-book/index.ts';
import { carryReceipt, insertVoid, keepPayment } from '../../payments/index.ts';

/**
 * Replaces a locked desk payment by one of another method. The cash book reverses the sale and enters it anew.
 * Payments are immutable, so the booking gets a new one.
 * @returns the new payment. @throws SLOT_TAKEN if its booking has changed
 */
export async function replacePayment(
  transaction: TransactionContext,
  payment: Selectable<PaymentTable>,
  method: SaleMethod,
): Promise<number> {
  const { db, actor, now } = transaction;
  const { id, booking_id, bill_id, amount_cents, vat_rate } = payment;
  const creation = { created_at: now.epochMilliseconds, created_by: actor.id };
  const reason = deskReasons.corrected;
  if (!(await insertVoid(db, { ...creation, payment_id: id, reason, kept: 0 })))
    throw new ParkError('CHANGED_MEANWHILE');
  const sale = await requireSaleEntry(db, id);
  await enterMoney(transaction, {
    ...voidEntry(sale, amount_cents, 'mistake'),
    of: { payment: id },
    refund: null,
    reverses: sale.id,
    by: actor.id,
    note: reason,
  });
  await clearPayment(db, id);
  // The reversal has stored the call's idempotency key, which is unique, so the new payment has none.
  const anew = { ...creation, booking_id, pass_id: null, bill_id, amount_cents, method, vat_rate };
  const replacement = await keepPayment({ ...transaction, key: null }, anew, sale.track);
  if (booking_id === null || !(await setPayment(db, booking_id, replacement)))
    throw new ParkError('CHANGED_MEANWHILE');
  if (bill_id !== null) await replaceLinePayment(db, id, replacement);
  await carryReceipt(transaction, { from: id, to: replacement });
  await writeAudit(transaction, {
    action: 'payment.void',
    subjectId: id,
    before: { amount: toPln(amount_cents), method: payment.method },
    after: { reason },
  });
  await writeAudit(transaction, {
    action: 'payment.correct',
    subjectId: replacement,
    before: { payment: id, amount: toPln(amount_cents), method: payment.method },
    after: { payment: replacement, amount: toPln(amount_cents), method },
  });
  return replacement;
}
