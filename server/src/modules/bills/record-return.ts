import { toGrosze, toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import { methodOfWayBack, type OnlineWayBack } from '@cablepark/domain/payments/cash-methods';
import { decideRecordingReturn } from '@cablepark/domain/payments/refund-rules';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { enterGivenBack, requireSaleEntry } from '../cash-book/index.ts';
import { findGone, lockPayment } from '../payments/index.ts';

/**
 * Records a return of online money without a refund of ours: by the provider's panel, a bank, the desk or a transfer (Editor).
 * It sends nothing.
 * @param amount PLN
 * @returns the checkout, for another question to the provider. @throws FORBIDDEN (no such payment, or taken at the desk), FAILED_VALIDATION (more
 * than is left)
 */
export async function recordReturn(
  context: AppContext,
  actor: Actor,
  id: number,
  { amount, backBy, reason }: { amount: number; backBy: OnlineWayBack; reason: string },
): Promise<string> {
  const cents = toGrosze(amount);
  return await inTransaction(context, actor, async (transaction) => {
    const { db, engine } = transaction;
    const payment = await lockPayment(db, engine, id);
    const facts = payment && {
      isOnline: payment.method === 'online',
      left: payment.amount_cents - (await findGone(db, { payment: id })),
    };
    enforce(decideRecordingReturn(facts, cents), tooMuch);
    if (payment?.bill_id == null) throw new ParkError('NOT_FOUND');
    const { vat, track } = await requireSaleEntry(db, id);
    const method = methodOfWayBack(backBy);
    await enterGivenBack(transaction, { cents, method, vat, track, of: { payment: id }, note: reason });
    await writeAudit(transaction, {
      action: 'payment.refund',
      subjectId: id,
      before: { amount: toPln(payment.amount_cents) },
      after: { refund: amount, backBy, reason },
    });
    return payment.bill_id;
  });
}

function tooMuch({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  return new ValidationFailed([
    { field: 'amount', type: 'max', message: 'More than is left of this payment.' },
  ]);
}
