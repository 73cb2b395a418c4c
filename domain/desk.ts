import { startOf } from './park-time.ts';
import { byStart, endOf, type Slot } from './slots.ts';

export interface TrackNow {
  /** The slots under way, held or free; several where a series has more than one place. */
  current: readonly Slot[];
  /** The held slots that start next, all places of that start; empty where nobody comes any more. */
  next: readonly Slot[];
}

/** Who rides on a track at `now` and who is next; `slots` are that track's, in any order. A slot that ends now is over (SPEC.md §9). */
export function trackNow(slots: readonly Slot[], now: Temporal.Instant): TrackNow {
  const sorted = slots.toSorted(byStart);
  const started = (slot: Slot) => Temporal.Instant.compare(startOf(slot), now) <= 0;
  const current = sorted.filter((slot) => started(slot) && Temporal.Instant.compare(endOf(slot), now) > 0);
  const coming = sorted.filter((slot) => slot.bookedBy !== null && !started(slot));
  const [first] = coming;
  const next = first
    ? coming.filter((slot) => Temporal.Instant.compare(startOf(slot), startOf(first)) === 0)
    : [];
  return { current, next };
}
