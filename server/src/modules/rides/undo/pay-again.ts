import { toPln } from '@cablepark/contract/money';
import { ParkError } from '@cablepark/domain/errors';
import { saleMethods } from '@cablepark/domain/park/policy';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import type { Selectable } from 'kysely';
import type { PaymentTable } from '../../../db/tables/payment-tables.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { writeAudit } from '../../audit/index.ts';
import { replaceLinePayment } from '../../bills/index.ts';
import { setPayment } from '../../bookings/index.ts';
import { findBackEntries } from '../../cash-book/index.ts';
import { findPassRide } from '../../passes/index.ts';
import { carryReceipt, keepPayment, keepPaymentOfParts } from '../../payments/index.ts';
import type { StoredSlot } from '../../slots/rows/index.ts';
import { payRide } from '../pay/pay-with-pass.ts';

/**
 * Pays again for a ride whose cancellation was undone: with its pass, or in the till by the methods of the refund.
 * Payments are immutable, so the booking and its bill line get a new one.
 * @param payment the voided one; it, its bill and its pass are locked @throws PASS_EMPTY, PASS_EXPIRED, PASS_NOT_VALID_HERE, PASS_DAY_USED
 */
export async function payAgain(
  transaction: TransactionContext,
  payment: Selectable<PaymentTable>,
  slot: StoredSlot & { booking: number },
): Promise<void> {
  const { db, actor, now, zone } = transaction;
  const ride = await findPassRide(db, payment.id);
  if (ride !== null) {
    await payRide(transaction, { slot, pass: ride.pass, zone });
    return;
  }
  const back = (await findBackEntries(db, payment.id)).map(({ method, cents }) => ({
    method: requireSaleMethod(method),
    cents: -cents,
  }));
  const [greatest] = back.toSorted((a, b) => b.cents - a.cents);
  const anew = {
    booking_id: slot.booking,
    pass_id: null,
    bill_id: payment.bill_id,
    amount_cents: back.reduce((sum, { cents }) => sum + cents, 0),
    method: greatest?.method ?? payment.method,
    vat_rate: payment.vat_rate,
    created_at: now.epochMilliseconds,
    created_by: actor.id,
  };
  const { track } = slot;
  // A paper pass takes no money for a ride.
  const id =
    back.length === 0
      ? await keepPayment(transaction, { ...anew, amount_cents: payment.amount_cents }, track)
      : await keepPaymentOfParts(transaction, anew, { track, parts: back });
  if (!(await setPayment(db, slot.booking, id))) throw new ParkError('CHANGED_MEANWHILE');
  if (payment.bill_id !== null) await replaceLinePayment(db, payment.id, id);
  await carryReceipt(transaction, { from: payment.id, to: id });
  await writeAudit(transaction, {
    action: 'payment.create',
    subjectId: id,
    after: { slot: slot.id, rider: slot.rider, amount: toPln(anew.amount_cents), method: anew.method },
  });
}

function requireSaleMethod(method: string): SaleMethod {
  const saleMethod = saleMethods.find((each) => each === method);
  if (saleMethod === undefined) throw new Error(`No payment comes by ${method}.`);
  return saleMethod;
}
