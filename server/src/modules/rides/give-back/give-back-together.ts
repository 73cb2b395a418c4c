import type { CancellationRow } from '@cablepark/contract/rides/cancellations.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideGivingBackAsSeen, type ThingBack } from '@cablepark/domain/booking/giving-back';
import { answerTogether } from '@cablepark/domain/booking/party';
import { type Decision, enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { policyOf } from '@cablepark/domain/park/content';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { findSlot, policyFor } from '../../bookings/index.ts';
import { lockSlots, slotFailure } from '../../slots/rows/index.ts';
import { lockPayments } from '../lock-payments.ts';
import { refusalWithSlots } from '../refusal-with-slots.ts';
import { giveBackLocked, type LockedRide, paidByOf, previewGivingBack } from './give-back-own-ride.ts';

/** What giving back each of these rides would bring; those that their rider may not give back are left out. @throws FORBIDDEN (another's) */
export async function previewGivingBackTogether(
  context: AppContext,
  actor: Actor,
  ids: readonly number[],
): Promise<CancellationRow[]> {
  const rows: CancellationRow[] = [];
  for (const id of ids) {
    try {
      rows.push(await previewGivingBack(context, actor, id));
    } catch (error) {
      const isBarred = error instanceof ParkError && ['SLOT_PAID', 'TOO_LATE'].includes(error.code);
      if (!isBarred) throw error;
    }
  }
  return rows;
}

/** A ride, and what its rider was shown to get back. */
interface SeenRide {
  slot: number;
  back: ThingBack;
}

/**
 * Cancels several rides of a rider, paid or not, all of them or none.
 * @returns what came back @throws as `giveBackOwnRide`, with the slots; CHANGED_SINCE where one would bring back something else by now
 */
export async function giveBackTogether(
  context: AppContext,
  actor: Actor,
  rides: readonly SeenRide[],
): Promise<CancellationRow[]> {
  const policy = policyOf(await context.parkSettings.read());
  const seenRides = [...new Map(rides.map((ride) => [ride.slot, ride])).values()].toSorted(
    (a, b) => a.slot - b.slot,
  );
  try {
    return await inTransaction(context, actor, async (transaction) => {
      const { db, now } = transaction;
      const lockedRides = await lockRides(transaction, seenRides);
      const decisions = new Map<number, Decision>();
      for (const { slot: id, back: seen } of seenRides) {
        const { slot, paidBy } = rideOf(lockedRides, id);
        const facts = { slot, actor, now, policy: await policyFor(db, slot, policy), paidBy };
        decisions.set(id, decideGivingBackAsSeen(facts, seen));
      }
      enforce(answerTogether(decisions), refusalWithSlots);
      const rows: CancellationRow[] = [];
      // Only the first entry of the cash book has the key of the call.
      let entering = transaction;
      for (const { slot: id } of seenRides) {
        const ride = rideOf(lockedRides, id);
        rows.push(await giveBackLocked({ ...entering, policy }, ride, context.config.zone));
        if (ride.payment) entering = { ...transaction, key: null };
      }
      return rows;
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

type LockedRides = ReadonlyMap<number, LockedRide>;

function rideOf(rides: LockedRides, slot: number): LockedRide {
  return rides.get(slot) ?? { slot: null, payment: null, paidBy: 'nothing', isSame: true };
}

/** Locks the slots after their payments and passes (`db/locks.ts`). */
async function lockRides(transaction: TransactionContext, rides: readonly SeenRide[]): Promise<LockedRides> {
  const { db, engine } = transaction;
  const ids = rides.map(({ slot }) => slot);
  const paymentsBefore = new Map<number, number | null>();
  for (const id of ids) paymentsBefore.set(id, (await findSlot(db, id))?.payment ?? null);
  const { payments } = await lockPayments(transaction, [...paymentsBefore.values()]);
  const slots = await lockSlots(db, engine, ids);
  const lockedRides = new Map<number, LockedRide>();
  for (const id of ids) {
    const slot = slots.get(id) ?? null;
    const before = paymentsBefore.get(id) ?? null;
    const payment = before === null ? null : (payments.get(before) ?? null);
    const isSame = (slot?.payment ?? null) === before;
    lockedRides.set(id, { slot, payment, paidBy: await paidByOf(db, payment), isSame });
  }
  return lockedRides;
}
