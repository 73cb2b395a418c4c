import type { CancellationRow } from '@cablepark/contract/cancellations';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideGivingBack, type PaidBy, whatComesBack } from '@cablepark/domain/booking/giving-back';
import { isLateCancelling } from '@cablepark/domain/booking/rules';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { policyOf } from '@cablepark/domain/park/content';
import { ownCancelling } from '@cablepark/domain/payments/void-reasons';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findPassRide, lockPass } from '../passes/index.ts';
import { endPayment, lockPayment } from '../payments/index.ts';
import { lockSlot, slotFailure } from '../slots/index.ts';
import { findSlot } from './bookings.store.ts';
import { cancelSlot } from './cancel-slot.ts';

/** What giving back a ride now would bring; nothing is written. @throws FORBIDDEN, SLOT_PAID, TOO_LATE */
export async function previewGivingBack(
  context: AppContext,
  actor: Actor,
  id: number,
): Promise<CancellationRow> {
  const policy = policyOf(await context.content.read());
  const { db } = context.store;
  const now = context.clock.now();
  const slot = await findSlot(db, id);
  const paidBy = await paidByOf(db, slot?.payment ?? null);
  enforce(decideGivingBack(slot, actor, now, policy, paidBy));
  if (!slot) throw new ParkError('FORBIDDEN');
  return {
    slot: id,
    back: whatComesBack(slot, now, policy, paidBy),
    late: isLateCancelling(slot, now, policy),
  };
}

/**
 * Cancels a rider's own ride, paid or not: in time a ride on a pass goes back to the pass, later it is forfeited.
 * @returns what came back. @throws FORBIDDEN, SLOT_PAID (with money), TOO_LATE, SLOT_TAKEN (paid or moved meanwhile)
 */
export async function giveBackOwnRide(
  context: AppContext,
  actor: Actor,
  id: number,
): Promise<CancellationRow> {
  const policy = policyOf(await context.content.read());
  try {
    return await inTransaction(context, actor, async (transaction) => {
      const { db, engine, now } = transaction;
      // Payments and passes are locked before slots (`db/locks.ts`).
      const seen = await findSlot(db, id);
      const payment = seen?.payment == null ? null : await lockPayment(db, engine, seen.payment);
      const paidBy = await paidByOf(db, seen?.payment ?? null);
      const ride = payment === null ? null : await findPassRide(db, payment.id);
      if (ride) await lockPass(db, engine, ride.pass);
      const slot = await lockSlot(db, engine, id);
      enforce(decideGivingBack(slot, actor, now, policy, paidBy));
      if (slot?.payment !== seen?.payment || !slot) throw new ParkError('SLOT_TAKEN');
      const back = whatComesBack(slot, now, policy, paidBy);
      const isKept = back === 'nothing';
      const reason = isKept ? ownCancelling.late : ownCancelling.free;
      if (payment) await endPayment(transaction, payment, { reason, isKept });
      await cancelSlot({ ...transaction, policy }, id);
      return { slot: id, back, late: isLateCancelling(slot, now, policy) };
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

async function paidByOf(db: Db, payment: number | null): Promise<PaidBy> {
  if (payment === null) return 'nothing';
  return (await findPassRide(db, payment)) === null ? 'money' : 'pass';
}
