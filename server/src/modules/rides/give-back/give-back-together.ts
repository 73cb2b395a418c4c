import type { CancellationRow } from '@cablepark/contract/rides/cancellations.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideGivingBackAsSeen, type ThingBack } from '@cablepark/domain/booking/giving-back';
import { answerTogether } from '@cablepark/domain/booking/party';
import { type Decision, enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { policyOf } from '@cablepark/domain/park/content';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { policyFor } from '../../bookings/index.ts';
import { slotFailure } from '../../slots/rows/index.ts';
import { refusalWithSlots } from '../refusal-with-slots.ts';
import { bySlot } from './by-slot.ts';
import { giveBackLocked, lockOwnRides, previewGivingBack } from './give-back-own-ride.ts';

/** Previews what the rider gets back for each ride. Omits rides that the rider may not give back. @throws FORBIDDEN (another rider's) */
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

/** A ride, with the amount that its rider was shown. */
interface SeenRide {
  slot: number;
  back: ThingBack;
}

/**
 * Cancels several rides of a rider, paid or not, all or none.
 * @returns what came back @throws as `giveBackOwnRide`, with the slots; CHANGED_SINCE if a ride would bring back something else by now
 */
export async function giveBackTogether(
  context: AppContext,
  actor: Actor,
  rides: readonly SeenRide[],
): Promise<CancellationRow[]> {
  const policy = policyOf(await context.parkSettings.read());
  const seenRides = bySlot(rides);
  try {
    return await inTransaction(context, actor, async (transaction) => {
      const { db, now } = transaction;
      const lockedRides = await lockOwnRides(transaction, [...seenRides.keys()]);
      const decisions = new Map<number, Decision>();
      for (const [id, { slot, paidBy }] of lockedRides) {
        const facts = { slot, actor, now, policy: await policyFor(db, slot, policy), paidBy };
        decisions.set(id, decideGivingBackAsSeen(facts, seenRides.get(id)?.back ?? 'nothing'));
      }
      enforce(answerTogether(decisions), refusalWithSlots);
      const rows: CancellationRow[] = [];
      // The call's idempotency key is unique in the cash book, so only the first entry stores it.
      let entering = transaction;
      for (const ride of lockedRides.values()) {
        rows.push(await giveBackLocked({ ...entering, policy }, ride, context.config.zone));
        if (ride.payment) entering = { ...transaction, key: null };
      }
      return rows;
    });
  } catch (error) {
    throw slotFailure(error);
  }
}
