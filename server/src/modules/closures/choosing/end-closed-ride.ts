import type { Actor } from '@cablepark/domain/accounts/actor';
import type { PaidBy } from '@cablepark/domain/booking/giving-back';
import {
  decideKeepingRide,
  decideOpenRide,
  decideRainCheck,
  endingOf,
  givenBackAs,
  openRideStates,
} from '@cablepark/domain/closures/closure-rules';
import type { ClosedRideState } from '@cablepark/domain/closures/ride-question';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { cableReasons } from '@cablepark/domain/payments/void-reasons';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { writeAudit } from '../../audit/index.ts';
import { freeRide } from '../../bookings/index.ts';
import { endPayment, isOnPaper, type LockedRide, lockOwnRide } from '../../rides/index.ts';
import { slotFailure } from '../../slots/rows/index.ts';
import { changeClosedRide, type FoundRide, findClosedRide } from '../closings/closures.store.ts';
import { endHoldsOf } from '../closings/end-holds.ts';
import { requireClosedRide } from './closed-ride-rows.ts';
import { giveRainCheck, isAllBack } from './give-rain-check.ts';
import { isSettled, requireUnsettled } from './settled-ride.ts';

/**
 * Cancels a closed ride on the rider's request. Online money and a pass's ride go back; desk money waits at the desk.
 * A delayed ride frees its slot.
 * @throws CHANGED_SINCE (it is already decided)
 */
export async function giveBackClosedRide(context: AppContext, token: string): Promise<void> {
  const { ride } = await requireClosedRide(context, token);
  await endRide(context, ride.id, async (transaction, found, locked) => {
    requireThere(locked);
    enforce(decideOpenRide(found.state));
    requireUnsettled(found);
    const paidBy = await moneyOf(transaction.db, locked);
    await end(transaction, found, locked, givenBackAs(found.question, paidBy));
  });
}

/**
 * Exchanges a closed ride that was paid with money for a pass of one ride. @throws CHANGED_SINCE (it is already decided), SLOT_NOT_BOOKED (no money
 * paid it, or it was refunded)
 */
export async function takeRainCheck(context: AppContext, token: string): Promise<void> {
  const { ride } = await requireClosedRide(context, token);
  await endRide(context, ride.id, async (transaction, found, locked) => {
    requireThere(locked);
    const isMoneyBack = await isAllBack(transaction.db, locked.payment);
    enforce(decideRainCheck({ state: found.state, paidBy: locked.paidBy, isMoneyBack }));
    requireUnsettled(found);
    await end(transaction, found, locked, 'rainCheck');
  });
}

/**
 * Ends a ride without an answer in time; one that was moved or cancelled in another way is only marked. A check-in or a payment at the desk counts
 * only now, because the desk may undo it until then.
 */
export async function endUnanswered(context: AppContext, id: number): Promise<void> {
  await endRide(context, id, async (transaction, found, locked) => {
    if (locked === null) return await markGone(transaction, found);
    // Another closure may have given its rider more time meanwhile.
    const isOver = found.answer_until <= transaction.now.epochMilliseconds;
    if (found.state === 'asked' && !isOver) return;
    const paidBy = await moneyOf(transaction.db, locked);
    // The desk has paid the money back: the ride is over.
    if (found.state === 'owed' && paidBy === 'nothing') await end(transaction, found, locked, 'back');
    // The rider has come after all.
    else if (isSettled(found)) await keep(transaction, found);
    else if (found.state === 'asked') await endSilent(transaction, found, { locked, paidBy });
  });
}

/** How a ride was paid, for its refund. A paper pass counts as nothing: the desk has no money to return. */
async function moneyOf(db: Db, { payment, paidBy }: LockedRide): Promise<PaidBy> {
  return payment !== null && (await isOnPaper(db, payment)) ? 'nothing' : paidBy;
}

async function endSilent(
  transaction: TransactionContext,
  found: FoundRide,
  { locked, paidBy }: { locked: LockedRide; paidBy: PaidBy },
): Promise<void> {
  const { question, arrived_at } = found;
  const ending = endingOf(question, { paidBy, hasArrived: arrived_at !== null });
  if (ending === 'kept') await keep(transaction, found);
  else await end(transaction, found, locked, ending);
}

/**
 * The new time of a delayed ride suits its rider.
 * @param seenStart that time as the rider saw it; null where the caller does not say
 * @throws FAILED_VALIDATION (it cannot take place then), CHANGED_SINCE (it is decided already, or at another time)
 */
export async function keepDelayedRide(
  context: AppContext,
  token: string,
  seenStart: Temporal.Instant | null,
): Promise<void> {
  const { ride } = await requireClosedRide(context, token);
  await endRide(context, ride.id, async (transaction, found, locked) => {
    requireThere(locked);
    const { state, question } = found;
    const start = Temporal.Instant.fromEpochMilliseconds(found.start_at);
    enforce(decideKeepingRide({ state, question, start, seenStart }));
    await keep(transaction, found);
  });
}

async function keep(transaction: TransactionContext, found: FoundRide): Promise<void> {
  await change(transaction, found, 'kept');
}

async function endRide(
  context: AppContext,
  id: number,
  /** @param locked null if the ride is no longer on its slot */
  work: (transaction: TransactionContext, found: FoundRide, locked: LockedRide | null) => Promise<void>,
): Promise<void> {
  const found = await findClosedRide(context.store.db, id);
  if (!found) return;
  // The closure ends the ride, not the rider, so the rider's limits do not apply.
  const closer: Actor = { id: found.closer, role: 'Manager' };
  try {
    await inTransaction(context, closer, async (transaction) => {
      const locked = await lockOwnRide(transaction, found.slot_id);
      const current = await findClosedRide(transaction.db, id);
      if (!current) return;
      const isThere = current.current_slot === found.slot_id && locked.slot?.rider === current.rider;
      // Only the payment has changed meanwhile; a retry reads the new one.
      if (isThere && !locked.isSame) throw new ParkError('CHANGED_MEANWHILE');
      await work(transaction, current, isThere ? locked : null);
    });
  } catch (error) {
    throw slotFailure(error);
  }
  context.outbox.raise();
}

/** @param locked null if the ride is no longer on its slot @throws CHANGED_SINCE */
function requireThere(locked: LockedRide | null): asserts locked is LockedRide {
  if (locked === null) throw new ParkError('CHANGED_SINCE');
}

async function markGone(transaction: TransactionContext, found: FoundRide): Promise<void> {
  await change(transaction, found, 'gone');
}

/** Changes the state of a ride that is still open, and frees the slot that is held for it. @returns whether it was */
async function change(
  transaction: TransactionContext,
  { id }: FoundRide,
  state: ClosedRideState,
): Promise<boolean> {
  const { db, now } = transaction;
  const ended_at = state === 'owed' ? null : now.epochMilliseconds;
  const ride = await changeClosedRide(db, id, openRideStates, { state, ended_at });
  if (ride) await endHoldsOf(transaction, [ride]);
  return ride !== null;
}

async function end(
  transaction: TransactionContext,
  found: FoundRide,
  { slot, payment, paidBy }: LockedRide,
  ending: 'owed' | 'back' | 'backOwed' | 'lapsed' | 'rainCheck',
): Promise<void> {
  const { db, zone } = transaction;
  const staysPaid = ending === 'backOwed';
  const state = staysPaid ? 'back' : ending;
  if (!slot || found.rider === null) return;
  if (state === found.state) return;
  if (!(await change(transaction, found, state))) throw new ParkError('CHANGED_SINCE');
  if (state === 'owed') return;
  const isKept = state === 'rainCheck';
  if (payment && !staysPaid) {
    const backReason = found.stop === null ? cableReasons.closed : cableReasons.delayed;
    const reason = isKept ? cableReasons.rainCheck : backReason;
    await endPayment(transaction, payment, { reason, isKept, backBy: null, zone });
  }
  await freeRide(transaction, slot.id, 'closed', { staysPaid });
  const pass = isKept ? await giveRainCheck(transaction, { slot, rider: found.rider, payment }) : null;
  if (pass !== null) await changeClosedRide(db, found.id, ['rainCheck'], { pass_id: pass });
  await writeAudit(transaction, {
    action: 'ride.choose',
    subjectId: found.closure_id,
    after: {
      booking: found.booking_id,
      state: ending,
      ...(pass !== null && { pass }),
      paidBy: paidBy satisfies PaidBy,
    },
  });
}
