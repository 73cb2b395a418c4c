import { type NewerThing, newerThanAll, type ReversalFacts } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import { hasLapsed } from '@cablepark/domain/slots/slot';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { findRideState } from '../../bookings/index.ts';
import type { ActionRide } from '../../desk-actions/index.ts';
import { lockSlots, type StoredSlot } from '../../slots/rows/index.ts';
import { findTrackState } from '../../tracks/state/index.ts';

/** Locks the slots that the rides have since their action. */
export async function lockRides(
  { db, engine }: TransactionContext,
  rides: readonly ActionRide[],
): Promise<ReadonlyMap<number, StoredSlot>> {
  const ids = rides.map(({ after }) => after.slot);
  return await lockSlots(
    db,
    engine,
    ids.toSorted((a, b) => a - b),
  );
}

/** What has happened to the rides since their action. @param withMarks false if a no-show mark does not matter, as for money */
export async function newerOf(
  { db }: TransactionContext,
  rides: readonly ActionRide[],
  { withMarks }: { withMarks: boolean } = { withMarks: true },
): Promise<NewerThing | null> {
  const states = [];
  for (const { booking, after } of rides) {
    const current = await findRideState(db, booking);
    states.push({
      left: after,
      current: current && !withMarks ? { ...current, isMissing: after.isMissing } : current,
    });
  }
  return newerThanAll(states);
}

/**
 * The state of the slot that a ride returns to.
 * @param slot without the rides that leave it @param unfit why a free slot does not suit the ride; null if it does
 */
export async function placeOf(
  { db, now }: TransactionContext,
  slot: StoredSlot | null,
  unfit: 'changed' | 'over' | null,
): Promise<ReversalFacts['place']> {
  if (slot === null) return 'changed';
  if (slot.isReserved || (slot.rider !== null && !hasLapsed(slot, now))) return 'taken';
  if (unfit !== null) return unfit;
  const { track, closure } = await findTrackState(db, slot);
  if (track === 'retired') return 'retired';
  return closure === null ? 'free' : 'closed';
}

/** @throws SLOT_TAKEN if the slot no longer exists */
export function required(slot: StoredSlot | null | undefined): StoredSlot {
  if (!slot) throw new ParkError('CHANGED_MEANWHILE');
  return slot;
}
