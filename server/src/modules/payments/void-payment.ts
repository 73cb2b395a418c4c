import { toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideVoiding } from '@cablepark/domain/payments/payment-rules';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { insertVoid, isVoided, lockPayment, unlinkPayment } from './payments.store.ts';

/**
 * Voids a payment, for a reason that is kept; the slot stays booked and can be paid anew or freed (DESIGN.md §5.6).
 * @returns the slot's id. @throws FORBIDDEN where there is no such living payment.
 */
export async function voidPayment(
  context: AppContext,
  actor: Actor,
  id: number,
  reason: string,
): Promise<number> {
  return await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const payment = await lockPayment(db, engine, id);
    if (!payment) throw new ParkError('FORBIDDEN');
    const { slot_id: slot, amount_cents, method } = payment;
    enforce(decideVoiding({ isVoided: await isVoided(db, id), isForSlot: slot !== null }));
    if (slot === null) throw new ParkError('FORBIDDEN');
    const voiding = { payment_id: id, created_at: now.epochMilliseconds, created_by: actor.id, reason };
    if (!(await insertVoid(db, voiding))) throw new ParkError('FORBIDDEN');
    await unlinkPayment(db, id);
    await writeAudit(transaction, {
      action: 'payment.void',
      subjectId: id,
      before: { slot, amount: toPln(amount_cents), method },
      after: { reason },
    });
    return slot;
  });
}
