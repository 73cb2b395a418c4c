import { toGrosze, toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import { decideRefunding } from '@cablepark/domain/payments/refund-rules';
import { inTransaction } from '../../db/transaction.ts';
import type { ServerContext } from '../../server-context.ts';
import { writeAudit } from '../audit/index.ts';
import { findVoid, lockPayment } from './payments.store.ts';
import { findRefundable, insertRefund } from './refunds.store.ts';

/**
 * Refunds part or all of an online payment for a recorded reason (Editor); the payment stays valid and its slot paid.
 * @param amount PLN
 * @returns the refund's id. @throws FORBIDDEN (no such payment, taken at the desk, for a pass, voided, or exchanged for a rain check),
 * FAILED_VALIDATION (more than is left)
 */
export async function refundPayment(
  context: ServerContext,
  actor: Actor,
  id: number,
  { amount, reason }: { amount: number; reason: string },
): Promise<string> {
  return await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const payment = await lockPayment(db, engine, id);
    const end = await findVoid(db, id);
    const facts = payment && {
      isOnline: payment.method === 'online',
      isForSlot: payment.pass_id === null,
      isVoided: end === 'voided',
      isExchanged: end === 'exchanged',
      left: await findRefundable(db, payment),
    };
    enforce(decideRefunding(facts, toGrosze(amount)), tooMuch);
    if (payment?.bill_id == null) throw new ParkError('NOT_FOUND');
    const refund = await insertRefund(db, {
      bill_id: payment.bill_id,
      payment_id: id,
      amount_cents: toGrosze(amount),
      reason,
      created_at: now.epochMilliseconds,
      created_by: actor.id,
    });
    await writeAudit(transaction, {
      action: 'payment.refund',
      subjectId: id,
      before: { amount: toPln(payment.amount_cents) },
      after: { refund: amount, reason },
    });
    return refund;
  });
}

function tooMuch({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  return new ValidationFailed([
    { field: 'amount', type: 'max', message: 'More than is left of this payment.' },
  ]);
}
