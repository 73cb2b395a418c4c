import { toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import { type VoidWay, voidEntry } from '@cablepark/domain/payments/cash-entry';
import { decideVoiding } from '@cablepark/domain/payments/payment-rules';
import type { Selectable } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { PaymentTable } from '../../../db/tables/payment-tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { writeAudit } from '../../audit/index.ts';
import { clearPayment } from '../../bookings/index.ts';
import { enterMoney, findSaleEntries } from '../../cash-book/index.ts';
import { findPassRide, giveBackRide } from '../../passes/index.ts';
import {
  findGone,
  findRefundable,
  findSlotOf,
  findVoid,
  insertRefund,
  insertVoid,
} from '../../payments/index.ts';
import { lockPayments } from '../lock-payments.ts';
import { findGiver } from './payment-giver.ts';

type Payment = Selectable<PaymentTable>;

/**
 * Voids a payment for a recorded reason. The slot stays booked; it can be paid again or freed.
 * A pass gets its ride back, and online money is refunded by the provider.
 * @param backBy how the desk returns the money; null means that the payment was a mistake
 * @returns the slot's id. @throws FORBIDDEN if there is no such valid payment, or it is for a pass; FAILED_VALIDATION for a desk method where the
 * money goes back online
 */
export async function voidPayment(
  context: AppContext,
  actor: Actor,
  id: number,
  { reason, backBy }: { reason: string; backBy: VoidWay | null },
): Promise<number> {
  return await inTransaction(context, actor, async (transaction) => {
    const { db } = transaction;
    const payment = (await lockPayments(transaction, [id])).payments.get(id);
    if (!payment) throw new ParkError('NOT_FOUND');
    const facts = {
      isVoided: (await findVoid(db, id)) !== null,
      isForSlot: payment.pass_id === null,
      givenBackBy: await findGiver(db, payment),
      backBy,
    };
    enforce(decideVoiding(facts), wrongWay);
    const slot = await findSlotOf(db, payment);
    if (slot === null) throw new ParkError('NOT_FOUND');
    await endPayment(transaction, payment, { reason, isKept: false, backBy, zone: context.config.zone });
    return slot;
  });
}

/**
 * Removes a valid, locked payment from its slot.
 * With `isKept` the ride is forfeited, so neither the pass nor the payer gets anything back.
 * @throws FORBIDDEN if it is voided already
 */
export async function endPayment(
  transaction: TransactionContext,
  payment: Payment,
  ending: { reason: string; isKept: boolean; backBy: VoidWay | null; zone: string },
): Promise<void> {
  const { db, actor, now } = transaction;
  const { id, amount_cents, method } = payment;
  const { reason, isKept, backBy, zone } = ending;
  const slot = await findSlotOf(db, payment);
  const ride = isKept ? null : await findPassRide(db, id);
  const way = backBy === 'mistake' ? null : backBy;
  if (ride) await giveBackRide(transaction, id, { ...ride, reason, backBy: way, zone });
  const creation = { created_at: now.epochMilliseconds, created_by: actor.id };
  if (!(await insertVoid(db, { ...creation, payment_id: id, reason, kept: isKept ? 1 : 0 }))) {
    throw new ParkError('FORBIDDEN');
  }
  if (!isKept && method === 'online') await sendMoneyBack(transaction, payment, reason);
  else if (!isKept && method !== 'pass')
    await takeFromTill(transaction, payment, { reason, backBy: backBy ?? 'mistake' });
  await clearPayment(db, id);
  await writeAudit(transaction, {
    action: 'payment.void',
    subjectId: id,
    before: { slot, amount: toPln(amount_cents), method },
    after: { reason, ...(backBy === null ? {} : { backBy }) },
  });
}

/** Refunds the remaining amount through the provider. The cash book records it once the provider accepts the refund. */
export async function sendMoneyBack(
  { db, actor, now }: TransactionContext,
  payment: Payment,
  reason: string,
): Promise<void> {
  const amount_cents = await findRefundable(db, payment);
  const { id: payment_id, bill_id } = payment;
  if (amount_cents <= 0 || bill_id === null) return;
  const creation = { created_at: now.epochMilliseconds, created_by: actor.id };
  await insertRefund(db, { ...creation, bill_id, payment_id, amount_cents, reason });
}

/** Takes desk money out of the till, or reverses a payment that was a mistake. */
async function takeFromTill(
  transaction: TransactionContext,
  { id, amount_cents }: Payment,
  { reason, backBy }: { reason: string; backBy: VoidWay },
): Promise<void> {
  const { db, actor } = transaction;
  const sales = await findSaleEntries(db, id);
  let left = amount_cents - (await findGone(db, { payment: id }));
  // A mistake reverses each sale by its own method; a refund uses the method that the desk chose.
  const leaving = backBy === 'mistake' ? sales : [{ ...sales[0], cents: left }];
  for (const [index, sale] of leaving.entries()) {
    const { method, vat, track } = sale;
    const cents = Math.min(left, sale.cents);
    left -= cents;
    const entry = voidEntry({ method, vat, track }, cents, backBy);
    await enterMoney(index === 0 ? transaction : { ...transaction, key: null }, {
      ...entry,
      of: { payment: id },
      refund: null,
      reverses: entry.kind === 'reversal' ? sale.id : null,
      by: actor.id,
      note: reason,
    });
  }
}

export function wrongWay({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  return new ValidationFailed([
    { field: 'back_by', type: 'forbidden', message: 'This money goes back the way it came.' },
  ]);
}
