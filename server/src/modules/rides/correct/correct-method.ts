import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { decideCorrectingMethod } from '@cablepark/domain/desk/corrections';
import { rideStateOf } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeDeskAction } from '../../desk-actions/index.ts';
import { findGone, findSlotOf, findVoid, lockPayment } from '../../payments/index.ts';
import { lockSlot } from '../../slots/rows/index.ts';
import { replacePayment } from './replace-payment.ts';

/**
 * Corrects the method of a payment that the desk took for a ride, also days later: both entries count today.
 * @returns the slot's id. @throws FORBIDDEN (no such payment, of a pass, online, partly given back), CHANGED_SINCE (voided or replaced)
 */
export async function correctMethod(
  context: AppContext,
  actor: Actor,
  id: number,
  method: SaleMethod,
): Promise<number> {
  return await inTransaction(context, actor, async (transaction) => {
    const { db, engine } = transaction;
    const payment = await lockPayment(db, engine, id);
    const slotId = payment && (await findSlotOf(db, payment));
    const slot = slotId === null ? null : await lockSlot(db, engine, slotId);
    const facts = payment && {
      method: payment.method,
      isForSlot: slot !== null,
      isOfBill: payment.bill_id !== null,
      isVoided: (await findVoid(db, id)) !== null,
      gone: await findGone(db, { payment: id }),
    };
    const decision = decideCorrectingMethod(facts, method);
    if (!payment || !slot || slot.booking === null) {
      enforce(decision);
      throw new ParkError('NOT_FOUND');
    }
    if (enforce(decision) === 'unchanged') return slot.id;
    const replacement = await replacePayment(transaction, payment, method);
    const before = rideStateOf(slot, false);
    await writeDeskAction(transaction, {
      kind: 'method',
      rides: [{ booking: slot.booking, before, after: { ...before, payment: replacement } }],
    });
    return slot.id;
  });
}
