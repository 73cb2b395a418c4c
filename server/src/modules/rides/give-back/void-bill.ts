import { toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { VoidWay } from '@cablepark/domain/payments/cash-entry';
import { decideVoidingBill } from '@cablepark/domain/payments/payment-rules';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../audit/index.ts';
import { reverseItems } from '../../cash-book/index.ts';
import { findPayment, findSlotOf } from '../../payments/index.ts';
import { billOf, lockBilled } from '../lock-billed.ts';
import { endPayment, wrongWay } from './void-payment.ts';

/**
 * Voids everything that a desk bill sold, as a mistake. Its slots stay booked and must be paid again.
 * @param id one of its payments @returns that payment's slot
 * @throws FORBIDDEN (no such bill, or it sold a pass), CHANGED_SINCE (a part of it was refunded or has ended), FAILED_VALIDATION (another way back)
 */
export async function voidBill(
  context: AppContext,
  actor: Actor,
  id: number,
  { reason, backBy }: { reason: string; backBy: VoidWay | null },
): Promise<number> {
  return await inTransaction(context, actor, async (transaction) => {
    const { db, zone } = transaction;
    const payment = await findPayment(db, id);
    const bill = payment ? billOf(payment) : null;
    const billed = bill === null ? null : await lockBilled(transaction, bill);
    const facts = billed && { isWhole: billed.isWhole, passes: billed.passes.length };
    enforce(decideVoidingBill(facts, backBy), wrongWay);
    const slot = payment ? await findSlotOf(db, payment) : null;
    if (!billed || slot === null) throw new ParkError('NOT_FOUND');
    // The call's idempotency key is unique in the cash book, so only the first entry stores it.
    let entering = transaction;
    for (const ride of billed.rides) {
      const row = billed.payments.get(ride.payment);
      if (!row) throw new ParkError('CHANGED_MEANWHILE');
      await endPayment(entering, row, { reason, isKept: false, backBy: 'mistake', zone });
      entering = { ...transaction, key: null };
    }
    await reverseItems(entering, billed.bill, { note: reason, lines: null });
    await writeAudit(transaction, {
      action: 'bill.void',
      subjectId: billed.bill,
      before: { amount: toPln(billed.cents) },
      after: { reason, slots: billed.rides.map((ride) => ride.slot) },
    });
    return slot;
  });
}
