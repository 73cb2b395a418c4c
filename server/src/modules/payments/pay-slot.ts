import { toGrosze, toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/booking/rules';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import type { Park } from '../../context.ts';
import { storeFailure } from '../../db/failures.ts';
import type { Db } from '../../db/store.ts';
import { writeAudit } from '../audit/audit.store.ts';
import { holdSlots } from '../slots/slots.store.ts';
import type { NewPayment } from './payments.schema.ts';
import { insertPayment, linkPayment } from './payments.store.ts';

/**
 * Takes a payment and links it to its slot in one transaction (DESIGN.md §5.7). Without an amount the slot's price is paid.
 * @returns the payment's id. @throws SLOT_PAID, FAILED_VALIDATION ('Cannot pay for unbooked slot.'), INVALID_FOREIGN_KEY.
 */
export async function paySlot(park: Park, actor: Actor, wish: NewPayment): Promise<number> {
  try {
    return await park.store.db.transaction().execute((db) => payIn(db, park, actor, wish));
  } catch (error) {
    // Two desks at once: the second one met the first one's payment in the index.
    if (storeFailure(error) === 'not-unique') throw new ParkError('SLOT_PAID');
    throw error;
  }
}

async function payIn(db: Db, park: Park, actor: Actor, wish: NewPayment): Promise<number> {
  const slot = (await holdSlots(db, park.store.engine, [wish.slot])).get(wish.slot);
  if (!slot) throw new ParkError('INVALID_FOREIGN_KEY', { extensions: { field: 'slot' } });
  if (slot.payment !== null) throw new ParkError('SLOT_PAID');
  if (slot.rider === null) throw unbooked();
  const amount = wish.amount == null ? slot.price : toGrosze(wish.amount);
  const nowMs = park.clock.now().epochMilliseconds;
  const payment = await insertPayment(db, {
    slot_id: slot.id,
    amount_cents: amount,
    method: wish.method,
    created_at: nowMs,
    created_by: actor.id,
    voided_at: null,
    voided_by: null,
    void_reason: null,
  });
  if (!(await linkPayment(db, slot.id, payment))) throw unbooked();
  await writeAudit(db, {
    actor: actor.id,
    action: 'payment.create',
    subject: 'Payment',
    subjectId: payment,
    after: { slot: slot.id, rider: slot.rider, amount: toPln(amount), method: wish.method },
    nowMs,
  });
  return payment;
}

function unbooked(): ValidationFailed {
  return new ValidationFailed([
    { field: 'slot', type: 'unbooked', message: 'Cannot pay for unbooked slot.' },
  ]);
}
