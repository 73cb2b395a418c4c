import { toGrosze, toPln } from '@cablepark/contract/money';
import type { NewPayment } from '@cablepark/contract/payments/paying.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { asPaid } from '@cablepark/domain/desk/desk-actions';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import { decideAmount, decidePaying } from '@cablepark/domain/payments/payment-rules';
import { slotVatOf } from '@cablepark/domain/prices/price-list';
import type { AppContext } from '../../../context.ts';
import { storeFailure } from '../../../db/failures.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../audit/index.ts';
import { findUnpaidState, setPayment } from '../../bookings/index.ts';
import { writeDeskAction } from '../../desk-actions/index.ts';
import { notifyHeldPaid } from '../../outbox/index.ts';
import { keepPayment } from '../../payments/index.ts';
import { lockSlot } from '../../slots/rows/index.ts';

/**
 * Takes a payment and links it to its slot in one transaction. The default amount is the slot's price.
 * @returns the payment's id. @throws SLOT_PAID, FAILED_VALIDATION ('Cannot pay for unbooked slot.'), INVALID_FOREIGN_KEY.
 */
export async function paySlot(
  context: AppContext,
  actor: Actor,
  request: Omit<NewPayment, 'pass'>,
): Promise<number> {
  const vat = slotVatOf((await context.pageContents.read()).prices.content);
  try {
    return await inTransaction(context, actor, async (transaction) => {
      const { db, engine, now } = transaction;
      const slot = await lockSlot(db, engine, request.slot);
      if (!slot) throw new ParkError('INVALID_FOREIGN_KEY', { extensions: { field: 'slot' } });
      enforce(decidePaying(slot), unbookedError);
      const amount = request.amount == null ? slot.price : toGrosze(request.amount);
      enforce(decideAmount(slot, amount, request.method), nothingError);
      const paymentRow = {
        booking_id: slot.booking,
        pass_id: null,
        amount_cents: amount,
        method: request.method,
        vat_rate: vat,
        created_at: now.epochMilliseconds,
        created_by: actor.id,
      };
      const before = await findUnpaidState(db, slot);
      const payment = await keepPayment(transaction, paymentRow, slot.track);
      if (slot.booking === null || !(await setPayment(db, slot.booking, payment)))
        throw new ParkError('SLOT_PAID');
      await notifyHeldPaid(transaction, slot);
      await writeAudit(transaction, {
        action: 'payment.create',
        subjectId: payment,
        after: { slot: slot.id, rider: slot.rider, amount: toPln(amount), method: request.method },
      });
      await writeDeskAction(transaction, {
        kind: 'payment',
        rides: [{ booking: slot.booking, before, after: asPaid(before, payment) }],
      });
      return payment;
    });
  } catch (error) {
    // The database also allows only one valid payment per slot.
    if (storeFailure(error) === 'not-unique') throw new ParkError('SLOT_PAID');
    throw error;
  }
}

function nothingError({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  return new ValidationFailed([
    { field: 'amount', type: 'min', message: 'A payment is of more than nothing.' },
  ]);
}

/** The error for a slot without a rider. */
export function unbookedError({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  return new ValidationFailed([
    { field: 'slot', type: 'unbooked', message: 'Cannot pay for unbooked slot.' },
  ]);
}
