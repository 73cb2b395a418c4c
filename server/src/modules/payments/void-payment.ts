import { toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideVoiding } from '@cablepark/domain/payments/payment-rules';
import type { Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { PaymentTable } from '../../db/payment-tables.ts';
import { inTransaction, type TransactionContext } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { findPassRide, giveBackRide } from '../passes/index.ts';
import { findRefundable, insertRefund } from '../refunds/index.ts';
import { findVoid, insertVoid, lockPayment, unlinkPayment } from './payments.store.ts';

/**
 * Voids a payment, for a reason that is kept; the slot stays booked and can be paid anew or freed. A ride on a
 * pass goes back to the pass, and what was paid online the way it came.
 * @returns the slot's id. @throws FORBIDDEN where there is no such living payment, or it is for a pass.
 */
export async function voidPayment(
  context: AppContext,
  actor: Actor,
  id: number,
  reason: string,
): Promise<number> {
  return await inTransaction(context, actor, async (transaction) => {
    const { db, engine } = transaction;
    const payment = await lockPayment(db, engine, id);
    if (!payment) throw new ParkError('FORBIDDEN');
    const { slot_id: slot } = payment;
    enforce(decideVoiding({ isVoided: (await findVoid(db, id)) !== null, isForSlot: slot !== null }));
    if (slot === null) throw new ParkError('FORBIDDEN');
    await endPayment(transaction, payment, { reason, isKept: false, zone: context.config.zone });
    return slot;
  });
}

/**
 * Takes a payment that stands, and is locked, from its slot. `isKept`: the ride is forfeited, so nothing goes back to its pass.
 * @throws FORBIDDEN where it is voided already
 */
export async function endPayment(
  transaction: TransactionContext,
  payment: Selectable<PaymentTable>,
  { reason, isKept, zone }: { reason: string; isKept: boolean; zone: string },
): Promise<void> {
  const { db, actor, now } = transaction;
  const { id, slot_id: slot, amount_cents, method } = payment;
  const ride = isKept ? null : await findPassRide(db, id);
  if (ride) await giveBackRide(transaction, id, { ...ride, amount: amount_cents, reason, zone });
  const made = { created_at: now.epochMilliseconds, created_by: actor.id };
  if (!(await insertVoid(db, { ...made, payment_id: id, reason, kept: isKept ? 1 : 0 }))) {
    throw new ParkError('FORBIDDEN');
  }
  if (!isKept) await giveMoneyBack(transaction, payment, reason);
  await unlinkPayment(db, id);
  await writeAudit(transaction, {
    action: 'payment.void',
    subjectId: id,
    before: { slot, amount: toPln(amount_cents), method },
    after: { reason },
  });
}

/** All of it that has not gone back before. */
async function giveMoneyBack(
  { db, actor, now }: TransactionContext,
  payment: Selectable<PaymentTable>,
  reason: string,
): Promise<void> {
  const amount_cents = await findRefundable(db, payment);
  const { id: payment_id, checkout_id } = payment;
  if (amount_cents <= 0 || checkout_id === null) return;
  const made = { created_at: now.epochMilliseconds, created_by: actor.id };
  await insertRefund(db, { ...made, checkout_id, payment_id, amount_cents, reason });
}
