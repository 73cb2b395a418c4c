import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { decideCorrectingMethod } from '@cablepark/domain/desk/corrections';
import { rideStateOf } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import type { Selectable } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { PaymentTable } from '../../../db/tables/payment-tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import type { Billed } from '../../bills/index.ts';
import { writeDeskAction } from '../../desk-actions/index.ts';
import { findGone, findPayment, findSlotOf, findVoid, lockPayment } from '../../payments/index.ts';
import { lockSlot } from '../../slots/rows/index.ts';
import { billOf, lockBilled } from '../lock-billed.ts';
import { correctBill } from './correct-bill.ts';
import { replacePayment } from './replace-payment.ts';

type Payment = Selectable<PaymentTable>;

/**
 * Corrects the method of a desk payment for a ride and of its whole bill, also days later. All new entries count today.
 * @returns the slot's id. @throws FORBIDDEN (no such payment, of a pass, online, partly refunded, a bill of two methods), CHANGED_SINCE (voided or
 * replaced)
 */
export async function correctMethod(
  context: AppContext,
  actor: Actor,
  id: number,
  method: SaleMethod,
): Promise<number> {
  return await inTransaction(context, actor, async (transaction) => {
    const payment = await findPayment(transaction.db, id);
    const bill = payment && billOf(payment);
    if (payment && bill !== null) return await correctBilled(transaction, { payment, bill }, method);
    return await correctAlone(transaction, id, method);
  });
}

async function correctAlone(
  transaction: TransactionContext,
  id: number,
  method: SaleMethod,
): Promise<number> {
  const { db, engine } = transaction;
  const payment = await lockPayment(db, engine, id);
  const slotId = payment && (await findSlotOf(db, payment));
  const slot = slotId === null ? null : await lockSlot(db, engine, slotId);
  const facts = payment && { ...(await factsOf(transaction, payment, null)), isForSlot: slot !== null };
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
}

async function correctBilled(
  transaction: TransactionContext,
  { payment, bill }: { payment: Payment; bill: string },
  method: SaleMethod,
): Promise<number> {
  const billed = await lockBilled(transaction, bill);
  const decision = decideCorrectingMethod(await factsOf(transaction, payment, billed), method);
  const slot = await findSlotOf(transaction.db, payment);
  if (enforce(decision) === 'unchanged' && slot !== null) return slot;
  if (slot === null) throw new ParkError('NOT_FOUND');
  const rides = await correctBill(transaction, billed, method);
  // The action is found by its first ride, so the ride that the desk tapped comes first.
  const isTapped = ({ booking }: { booking: number }) => booking === payment.booking_id;
  const rest = rides.filter((ride) => !isTapped(ride));
  await writeDeskAction(transaction, { kind: 'method', rides: [...rides.filter(isTapped), ...rest] });
  return slot;
}

async function factsOf({ db }: Pick<TransactionContext, 'db'>, payment: Payment, bill: Billed | null) {
  const { id, method, booking_id } = payment;
  return {
    method,
    isForSlot: booking_id !== null,
    isVoided: (await findVoid(db, id)) !== null,
    gone: await findGone(db, { payment: id }),
    bill,
  };
}
