import {
  isAsLeft,
  type ReversalFacts,
  type RideState,
  slotFactsOf,
} from '@cablepark/domain/desk/desk-actions';
import { hasEnded } from '@cablepark/domain/slots/slot';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { putMarkBack } from '../../bookings/index.ts';
import { lockSlots, type StoredSlot } from '../../slots/rows/index.ts';
import { carryRides, lockBookings } from '../move/moving.ts';
import { newerOf, placeOf } from './action-rides.ts';
import { type PrepareReversal, plainFacts } from './reversal.ts';

/**
 * Moves rides back to their slots with their payments and no-show marks.
 * These slots must be unchanged, not over, and free or left by another of the rides.
 */
export const reverseMoves: PrepareReversal = async (transaction, { rides }) => {
  const { db, engine } = transaction;
  const moves = rides.map(({ before, after }) => ({ from: after.slot, to: before.slot }));
  const leftSlots = new Set(moves.map(({ from }) => from));
  const { erasedRiders } = await lockBookings(transaction, [...leftSlots]);
  const ids = [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
  const slots = await lockSlots(
    db,
    engine,
    ids.toSorted((a, b) => a - b),
  );
  const places: ReversalFacts['place'][] = [];
  for (const { before } of rides) {
    const slot = slots.get(before.slot) ?? null;
    const place = slot && leftSlots.has(slot.id) ? { ...slot, rider: null } : slot;
    places.push(await placeOf(transaction, place, place && unfitOf(transaction, place, before)));
  }
  return {
    facts: {
      ...plainFacts,
      newer: await newerOf(transaction, rides),
      place: places.find((place) => place !== 'free') ?? 'free',
      isRiderActive: rides.every(({ after }) => after.rider === null || !erasedRiders.has(after.rider)),
    },
    run: async () => {
      await carryRides(transaction, moves, { slots, isUndo: true });
      for (const { booking, before } of rides) if (before.isMissing) await putMarkBack(transaction, booking);
    },
  };
};

function unfitOf({ now }: TransactionContext, slot: StoredSlot, { slotFacts }: RideState) {
  if (!isAsLeft(slotFacts, slotFactsOf(slot))) return 'changed';
  return hasEnded(slot, now) ? 'over' : null;
}
