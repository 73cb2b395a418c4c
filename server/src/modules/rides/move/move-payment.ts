import { toPln } from '@cablepark/contract/money';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { shareOf } from '@cablepark/domain/passes/pass-value';
import { movedReason } from '@cablepark/domain/payments/void-reasons';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { writeAudit } from '../../audit/index.ts';
import { clearPayment } from '../../bookings/index.ts';
import {
  exchangeRide,
  findPassRide,
  keepDays,
  lockPassMove,
  type PassMove,
  sumRedeemed,
} from '../../passes/index.ts';
import { insertVoid, keepPayment } from '../../payments/index.ts';
import type { StoredSlot } from '../../slots/rows/index.ts';

/**
 * Moves the payment with its booking to another slot. A pass must be valid for the new slot.
 * If the new slot costs the pass more or less, a new payment replaces the old: payments and entries are immutable.
 * @param to with the rider on it, not yet paid; both slots, the payment and its pass are locked
 * @returns the booking's payment from now on
 * @throws PASS_EMPTY, PASS_EXPIRED, PASS_NOT_VALID_HERE, PASS_DAY_USED
 */
export async function takePaymentAlong(
  transaction: TransactionContext,
  payment: number,
  { from, to, zone }: { from: StoredSlot; to: Slot; zone: string },
): Promise<number> {
  const { db } = transaction;
  const ride = await findPassRide(db, payment);
  if (ride === null) return payment;
  const passMove = await lockPassMove(transaction, { ride, payment, from, to, zone });
  enforce(passMove.decision);
  const isSame = passMove.units === ride.units;
  const paymentAfter = isSame
    ? payment
    : await payAnew(transaction, passMove, { payment, share: ride.share, from, to });
  await keepDays(transaction, passMove, zone);
  return paymentAfter;
}

async function payAnew(
  transaction: TransactionContext,
  passMove: PassMove,
  { payment, share, from, to }: { payment: number; share: number; from: StoredSlot; to: Slot },
): Promise<number> {
  const { db, actor, now } = transaction;
  const { pass, move, units } = passMove;
  const creation = { created_at: now.epochMilliseconds, created_by: actor.id };
  if (!(await insertVoid(db, { ...creation, payment_id: payment, reason: movedReason, kept: 0 })))
    throw new ParkError('CHANGED_MEANWHILE');
  await clearPayment(db, payment);
  // The pass's balance with the old ride returned to it.
  const balance = pass.balance + move.units;
  const redeemedCents = (await sumRedeemed(db, pass.id)) - share;
  const amount = shareOf({ kind: pass.kind, balance, redeemed: redeemedCents }, units);
  const anew = {
    ...creation,
    booking_id: from.booking,
    pass_id: null,
    amount_cents: amount,
    method: 'pass' as const,
    vat_rate: pass.kind.vat,
  };
  const newPayment = await keepPayment(transaction, anew, to.track);
  const [before, after] = [
    { payment, slot: from.id, share },
    { payment: newPayment, slot: to.id, share: amount },
  ];
  const booking = from.booking;
  if (!(await exchangeRide(transaction, passMove, { booking, before, after })))
    throw new ParkError('PASS_EMPTY');
  await writeAudit(transaction, {
    action: 'payment.void',
    subjectId: payment,
    before: { slot: from.id, pass: pass.id, method: 'pass' },
    after: { reason: movedReason },
  });
  await writeAudit(transaction, {
    action: 'payment.create',
    subjectId: newPayment,
    after: { slot: to.id, rider: to.rider, pass: pass.id, amount: toPln(amount), method: 'pass' },
  });
  return newPayment;
}
