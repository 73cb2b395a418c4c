import type { Decision } from '@cablepark/domain/decision';
import { decideMovingRide, type RideMove, termAfterMove } from '@cablepark/domain/passes/moving-ride';
import { unitsOf } from '@cablepark/domain/passes/pass-kind';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { findClosedDaysSince } from './closed-days.store.ts';
import type { PassRide } from './give-back-ride.ts';
import { findOtherRides, setTerm } from './pass-days.ts';
import { changeBalance, findPass, insertEntry, lockPass, sumTakenThatDay } from './passes.store.ts';

/** A move of a ride on a pass, and the decision of its pass. */
export interface PassMove {
  pass: Pass;
  move: RideMove;
  decision: Decision;
  /** Rides or minutes that the new slot costs. */
  units: number;
}

interface RideToMove {
  ride: PassRide;
  payment: number;
  from: Slot;
  /** The new slot, with the ride's rider. */
  to: Slot;
  zone: string;
}

type DecisionContext = Pick<TransactionContext, 'actor' | 'now'> & { db: Db };

/** Checks the new slot against the pass without a lock, because it writes nothing. */
export async function previewPassMove(context: DecisionContext, rideToMove: RideToMove): Promise<PassMove> {
  return await decidePassMove(context, await findPass(context.db, rideToMove.ride.pass), rideToMove);
}

/** As `previewPassMove`, in a transaction that has locked the payment, the pass and the slots. */
export async function lockPassMove(
  transaction: TransactionContext,
  rideToMove: RideToMove,
): Promise<PassMove> {
  const pass = await lockPass(transaction.db, transaction.engine, rideToMove.ride.pass);
  return await decidePassMove(transaction, pass, rideToMove);
}

async function decidePassMove(
  { db, actor, now }: DecisionContext,
  pass: Pass | null,
  { ride, payment, from, to, zone }: RideToMove,
): Promise<PassMove> {
  if (!pass) throw new Error(`There is no pass ${ride.pass}.`);
  const move = {
    units: ride.units,
    from: from.start,
    to,
    takenThatDay: await sumTakenThatDay(db, pass.id, to.start, zone, payment),
    others: await findOtherRides(db, pass.id, payment),
    parkClosedDays: await findClosedDaysSince(db, pass.id),
  };
  const decision = decideMovingRide(pass, move, actor, now, zone);
  return { pass, move, decision, units: unitsOf(pass.kind, to.minutes) };
}

/** Restarts the days of the pass if the ride begins earlier, or was the first. A voided pass has no days. */
export async function keepDays(
  { db, now }: TransactionContext,
  { pass, move }: PassMove,
  zone: string,
): Promise<void> {
  if (!pass.isVoided) await setTerm(db, pass.id, termAfterMove(pass, move, now, zone));
}

/** A ride before or after its move, and its share of the pass's price, in grosze. */
interface RideOfMove {
  payment: number;
  slot: number;
  share: number;
}

/** Returns the old ride to the pass and takes the new one, under another payment. @returns whether the balance was enough */
export async function exchangeRide(
  { db, actor, now }: TransactionContext,
  { pass, move, units }: PassMove,
  { booking, before, after }: { booking: number | null; before: RideOfMove; after: RideOfMove },
): Promise<boolean> {
  if (!(await changeBalance(db, pass.id, move.units - units))) return false;
  const entryBase = { pass_id: pass.id, created_at: now.epochMilliseconds, created_by: actor.id };
  await insertEntry(db, {
    ...entryBase,
    delta: move.units,
    reason: 'return',
    slot_id: before.slot,
    booking_id: booking,
    payment_id: before.payment,
    share_cents: -before.share,
  });
  await insertEntry(db, {
    ...entryBase,
    delta: -units,
    reason: 'ride',
    slot_id: after.slot,
    booking_id: booking,
    payment_id: after.payment,
    share_cents: after.share,
  });
  return true;
}
