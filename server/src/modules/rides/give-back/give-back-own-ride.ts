import { toPln } from '@cablepark/contract/money';
import type { CancellationRow } from '@cablepark/contract/rides/cancellations.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideGivingBack, type PaidBy, whatComesBack } from '@cablepark/domain/booking/giving-back';
import { isLateCancelling } from '@cablepark/domain/booking/rules';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { policyOf } from '@cablepark/domain/park/content';
import { ownCancelling } from '@cablepark/domain/payments/void-reasons';
import type { Selectable } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import type { PaymentTable } from '../../../db/tables/payment-tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { type BookingContext, cancelSlot, findSlot, policyFor } from '../../bookings/index.ts';
import { findPassRide, findRideMoney, findVoidedSale } from '../../passes/index.ts';
import { findGone, findPayment, findRefundable } from '../../payments/index.ts';
import { lockSlots, type StoredSlot, slotFailure } from '../../slots/rows/index.ts';
import { lockPayments } from '../lock-payments.ts';
import { endPayment } from './void-payment.ts';

/** Previews what the rider gets back for a ride now; writes nothing. @throws FORBIDDEN, SLOT_PAID, TOO_LATE */
export async function previewGivingBack(
  context: AppContext,
  actor: Actor,
  id: number,
): Promise<CancellationRow> {
  const { db } = context.store;
  const now = context.clock.now();
  const slot = await findSlot(db, id);
  const policy = await policyFor(db, slot, policyOf(await context.parkSettings.read()));
  const payment = slot?.payment == null ? null : await findPayment(db, slot.payment);
  const paidBy = await paidByOf(db, payment);
  enforce(decideGivingBack({ slot, actor, now, policy, paidBy }));
  if (!slot) throw new ParkError('NOT_FOUND');
  const back = whatComesBack(slot, now, policy, paidBy);
  return {
    slot: id,
    back,
    amount: back === 'money' ? await amountBack(db, payment) : null,
    late: isLateCancelling(slot, now, policy),
  };
}

/**
 * Cancels a rider's own ride, paid or not. In time, a pass gets its ride back and online money is refunded; later the park keeps both.
 * @returns what came back. @throws FORBIDDEN, SLOT_PAID (at the desk), TOO_LATE, SLOT_TAKEN (paid or moved meanwhile)
 */
export async function giveBackOwnRide(
  context: AppContext,
  actor: Actor,
  id: number,
): Promise<CancellationRow> {
  const policy = policyOf(await context.parkSettings.read());
  try {
    return await inTransaction(context, actor, async (transaction) => {
      const ride = await lockOwnRide(transaction, id);
      return await giveBackLocked({ ...transaction, policy }, ride, context.config.zone);
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

export interface LockedRide {
  slot: StoredSlot | null;
  payment: Selectable<PaymentTable> | null;
  paidBy: PaidBy;
  /** Whether the slot has the same payment as before the lock. If not, its new payment is not locked. */
  isSame: boolean;
}

/** Locks a slot after its payment and pass (`db/locks.ts`). */
export async function lockOwnRide(transaction: TransactionContext, id: number): Promise<LockedRide> {
  const [ride] = (await lockOwnRides(transaction, [id])).values();
  if (ride === undefined) throw new ParkError('NOT_FOUND');
  return ride;
}

/** Locks several slots in the same way. @returns them by id */
export async function lockOwnRides(
  transaction: TransactionContext,
  ids: readonly number[],
): Promise<Map<number, LockedRide>> {
  const { db, engine } = transaction;
  const paymentsBefore = new Map<number, number | null>();
  for (const id of ids) paymentsBefore.set(id, (await findSlot(db, id))?.payment ?? null);
  const { payments } = await lockPayments(transaction, [...paymentsBefore.values()]);
  const slots = await lockSlots(db, engine, ids);
  const rides = new Map<number, LockedRide>();
  for (const [id, before] of paymentsBefore) {
    const slot = slots.get(id) ?? null;
    const payment = (before !== null && payments.get(before)) || null;
    const isSame = (slot?.payment ?? null) === before;
    rides.set(id, { slot, payment, paidBy: await paidByOf(db, payment), isSame });
  }
  return rides;
}

/** The part of `giveBackOwnRide` that runs under all locks. */
export async function giveBackLocked(
  context: BookingContext,
  { slot, payment, paidBy, isSame }: LockedRide,
  zone: string,
): Promise<CancellationRow> {
  const { db, actor, now } = context;
  const policy = await policyFor(db, slot, context.policy);
  enforce(decideGivingBack({ slot, actor, now, policy, paidBy }));
  if (!slot || !isSame) throw new ParkError('CHANGED_MEANWHILE');
  const back = whatComesBack(slot, now, policy, paidBy);
  const amount = back === 'money' ? await amountBack(db, payment) : null;
  const isKept = back === 'nothing';
  const reason = isKept ? ownCancelling.late : ownCancelling.free;
  if (payment) await endPayment(context, payment, { reason, isKept, backBy: null, zone });
  await cancelSlot(context, slot.id, { wasPaid: payment !== null });
  return { slot: slot.id, back, amount, late: isLateCancelling(slot, now, policy) };
}

/** In PLN. Null if the provider has refunded part of it on its own: staff must check how much is left. */
export async function amountBack(db: Db, payment: Selectable<PaymentTable> | null): Promise<number | null> {
  if (payment === null) return null;
  const ride = payment.method === 'pass' ? await findPassRide(db, payment.id) : null;
  if (ride) return toPln(await findRideMoney(db, ride.pass, payment.amount_cents)) || null;
  const refundable = await findRefundable(db, payment);
  const isAllBack = (await findGone(db, { payment: payment.id })) >= payment.amount_cents;
  return refundable > 0 || isAllBack ? toPln(refundable) : null;
}

/** How a ride was paid. Money of a voided pass goes back in the way in which the pass was bought. */
export async function paidByOf(
  db: Db,
  payment: Pick<Selectable<PaymentTable>, 'id' | 'method'> | null,
): Promise<PaidBy> {
  if (payment === null) return 'nothing';
  if (payment.method === 'online') return 'online';
  const ride = await findPassRide(db, payment.id);
  if (ride === null) return 'desk';
  return (await findVoidedSale(db, ride.pass)) ?? 'pass';
}

/** Whether a paper pass paid for a ride: it brought no money, and no pass of the system has the ride. */
export async function isOnPaper(
  db: Db,
  { id, method }: Pick<Selectable<PaymentTable>, 'id' | 'method'>,
): Promise<boolean> {
  return method === 'pass' && (await findPassRide(db, id)) === null;
}
