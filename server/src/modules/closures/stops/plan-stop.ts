import { type Closure, closureOf } from '@cablepark/domain/closures/closure';
import { delaySlots, freeAfterStop, type Shift, slotsToCome } from '@cablepark/domain/closures/delay';
import { rideDayOf } from '@cablepark/domain/closures/ride-day';
import { longestSlotMinutes } from '@cablepark/domain/park/policy';
import { endOf, type Span } from '@cablepark/domain/slots/slot';
import type { Db } from '../../../db/store.ts';
import { findSlotsOfTrack, type StoredSlot } from '../../slots/rows/index.ts';
import { lastEndOf, type StopMove } from './delays.store.ts';
import type { StoppedTrack } from './stops.store.ts';

/** What a stop would do to its tracks and their slots. */
export interface StopPlan {
  tracks: StoppedTrack[];
  shifted: Shift<StoredSlot>[];
  swallowed: StoredSlot[];
  /** The ids of shifted rides that end after the last slot of their track on this day. */
  pastEnd: ReadonlySet<number>;
  /** When the last slot of each track ends. */
  lastEnds: ReadonlyMap<number, Temporal.Instant>;
}

interface StopFacts {
  now: Temporal.Instant;
  zone: string;
  minutes: number;
  /** When the last stop of each track ends. */
  stoppedUntil: ReadonlyMap<number, Temporal.Instant>;
  /** The moves of the day's earlier stops. */
  moves: readonly StopMove[];
  closures: readonly Closure[];
}

/** The slots of a track that a stop may change: today's (`rideDayOf`) and running ones. */
export async function findSlotsToday(
  db: Db,
  track: number,
  { now, zone }: Pick<StopFacts, 'now' | 'zone'>,
): Promise<StoredSlot[]> {
  const fromMs = now.epochMilliseconds - longestSlotMinutes * 60_000;
  return await findSlotsOfTrack(db, track, { fromMs, toMs: rideDayOf(now, zone).end.epochMilliseconds });
}

/** Whether a ride ends after the last slot of its track on this day. */
export function isPast(ride: Span, lastEnd: Temporal.Instant): boolean {
  return Temporal.Instant.compare(endOf(ride), lastEnd) > 0;
}

/** @param slotsOf the slots of each track (`findSlotsToday`) */
export function planStop(slotsOf: ReadonlyMap<number, readonly StoredSlot[]>, facts: StopFacts): StopPlan {
  const { now, minutes, stoppedUntil, moves, closures } = facts;
  const plan = {
    tracks: [] as StoppedTrack[],
    shifted: [] as Shift<StoredSlot>[],
    swallowed: [] as StoredSlot[],
  };
  const pastEnd = new Set<number>();
  const lastEnds = new Map<number, Temporal.Instant>();
  for (const [track, slots] of slotsOf) {
    const isClosed = (slot: StoredSlot) => slot.rider !== null && closureOf(slot, closures) !== null;
    const closedRides = slots.filter(isClosed);
    const openSlots = slots.filter((slot) => !isClosed(slot));
    const freeAt = freeAfterStop(openSlots, { now, minutes, stoppedUntil: stoppedUntil.get(track) ?? null });
    const { shifted, swallowed } = delaySlots(slotsToCome(openSlots, now), freeAt, closedRides);
    plan.tracks.push({ track, freeAt });
    plan.shifted.push(...shifted);
    plan.swallowed.push(...swallowed);
    const lastEnd = lastEndOf(track, slots, moves);
    if (lastEnd === null) continue;
    lastEnds.set(track, lastEnd);
    for (const { slot, to } of shifted)
      if (isPast({ start: to, minutes: slot.minutes }, lastEnd)) pastEnd.add(slot.id);
  }
  return { ...plan, pastEnd, lastEnds };
}
