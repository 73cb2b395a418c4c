import { newerThanAll, type ReversalFacts } from '@cablepark/domain/desk/desk-actions';
import { hasEnded, hasLapsed } from '@cablepark/domain/slots/slot';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { findRideState } from '../../bookings/index.ts';
import type { GroupAction } from '../../desk-actions/index.ts';
import { lockSlots, type StoredSlot } from '../../slots/rows/index.ts';
import { findTrackStatus } from '../../tracks/rows/index.ts';
import { carryAll, lockBookings } from '../move/move-together.ts';
import { type PrepareReversal, plainFacts } from './reversal.ts';

/** Bookings that moved together return to their slots with their payments, if all of these are still free, or are left by another of them. */
export const reverseMoves: PrepareReversal<GroupAction> = async (transaction, { rides }) => {
  const { db, engine } = transaction;
  const current = rides.map(({ after }) => after.slot);
  const { erasedRiders } = await lockBookings(transaction, current);
  const ids = [...new Set(rides.flatMap(({ before, after }) => [before.slot, after.slot]))];
  const slots = await lockSlots(
    db,
    engine,
    ids.toSorted((a, b) => a - b),
  );
  const states = [];
  for (const { booking, after } of rides)
    states.push({ left: after, current: await findRideState(db, booking) });
  const leftSlots = new Set(current);
  const places: ReversalFacts['place'][] = [];
  for (const { before } of rides)
    places.push(await placeOf(transaction, slots.get(before.slot) ?? null, leftSlots));
  return {
    facts: {
      ...plainFacts,
      newer: newerThanAll(states),
      place: places.find((place) => place !== 'free') ?? 'free',
      isRiderActive: rides.every(({ after }) => after.rider === null || !erasedRiders.has(after.rider)),
    },
    run: async () => {
      const moves = rides.map(({ before, after }) => ({ from: after.slot, to: before.slot }));
      await carryAll(transaction, moves, { slots, isUndo: true });
    },
  };
};

async function placeOf(
  { db, now }: TransactionContext,
  slot: StoredSlot | null,
  leftSlots: ReadonlySet<number>,
): Promise<ReversalFacts['place']> {
  if (slot === null) return 'changed';
  if (slot.rider !== null && !leftSlots.has(slot.id) && !hasLapsed(slot, now)) return 'taken';
  if (hasEnded(slot, now)) return 'over';
  return (await findTrackStatus(db, slot.track)) === 'retired' ? 'retired' : 'free';
}
