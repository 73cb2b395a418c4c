import { byStart, hasBegun, isUnderWay, type Slot } from '@cablepark/domain/slots/slot';

export interface TrackNow {
  /** The slots under way, held or free; several where a series has more than one place. */
  current: readonly Slot[];
  /** The held slots that start next, all places of that start; empty where nobody comes any more. */
  next: readonly Slot[];
}

/** Who rides on a track at `now` and who is next; `slots` are that track's, in any order. */
export function trackNow(slots: readonly Slot[], now: Temporal.Instant): TrackNow {
  const sorted = slots.toSorted(byStart);
  const coming = sorted.filter((slot) => slot.rider !== null && !hasBegun(slot, now));
  const [first] = coming;
  const next = first ? coming.filter((slot) => slot.start.equals(first.start)) : [];
  return { current: sorted.filter((slot) => isUnderWay(slot, now)), next };
}
