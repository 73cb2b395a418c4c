import { rideDayOf } from '@cablepark/domain/closures/ride-day';
import type { TransactionContext } from '../../db/transaction-context.ts';
import type { StoredSlot } from '../slots/rows/index.ts';
import { askDelayed, type DelayedRide } from './stops/ask-delayed.ts';
import { findStopMoves, lastEndOf } from './stops/delays.store.ts';
import { findSlotsToday } from './stops/plan-stop.ts';
import { findEarlierStops } from './stops/stops.store.ts';

/**
 * Restores the questions of today's stops about these rides. @param slots current slots of rides, all on these tracks
 * @returns the rides with a new question
 */
export async function askAgain(
  transaction: TransactionContext,
  { tracks, slots, limit }: { tracks: readonly number[]; slots: readonly StoredSlot[]; limit: number },
): Promise<DelayedRide[]> {
  const { db, now, zone } = transaction;
  if (tracks.length === 0 || slots.length === 0) return [];
  const { counting } = await findEarlierStops(db, tracks, rideDayOf(now, zone).start);
  const moves = await findStopMoves(db, counting);
  const lastEnds = new Map<number, Temporal.Instant>();
  for (const track of tracks) {
    const end = lastEndOf(track, await findSlotsToday(db, track, transaction), moves);
    if (end !== null) lastEnds.set(track, end);
  }
  return await askDelayed(transaction, { slots, moves, lastEnds, limit });
}
