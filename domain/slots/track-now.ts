import { startOf } from '../time/park-time.ts';
import { byStart, hasEnded, type Slot } from './slot.ts';

/** A slot has begun from its very start on. */
export function hasBegun(slot: Pick<Slot, 'startTime'>, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(startOf(slot), now) <= 0;
}

/** Begun and not over: a slot that ends now is over (SPEC.md §9). */
export function isUnderWay(slot: Pick<Slot, 'startTime' | 'duration'>, now: Temporal.Instant): boolean {
  return hasBegun(slot, now) && !hasEnded(slot, now);
}

export interface TrackNow {
  /** The slots under way, held or free; several where a series has more than one place. */
  current: readonly Slot[];
  /** The held slots that start next, all places of that start; empty where nobody comes any more. */
  next: readonly Slot[];
}

/** Who rides on a track at `now` and who is next; `slots` are that track's, in any order. */
export function trackNow(slots: readonly Slot[], now: Temporal.Instant): TrackNow {
  const sorted = slots.toSorted(byStart);
  const coming = sorted.filter((slot) => slot.bookedBy !== null && !hasBegun(slot, now));
  const [first] = coming;
  const next = first
    ? coming.filter((slot) => Temporal.Instant.compare(startOf(slot), startOf(first)) === 0)
    : [];
  return { current: sorted.filter((slot) => isUnderWay(slot, now)), next };
}
