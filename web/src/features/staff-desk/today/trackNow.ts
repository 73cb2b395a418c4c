import { byStart, hasBegun, isUnderWay, type Slot } from '@cablepark/domain/slots/slot';

export interface TrackNow {
  /** The running slots, booked or free; several if a series has more than one place. */
  current: readonly Slot[];
  /** The booked slots of the next start, all its places; empty if there is none. */
  next: readonly Slot[];
}

/** The current and next riders of a track at `now`; `slots` are that track's, in any order. */
export function trackNow(slots: readonly Slot[], now: Temporal.Instant): TrackNow {
  const byTime = slots.toSorted(byStart);
  const upcoming = byTime.filter((slot) => slot.rider !== null && !hasBegun(slot, now));
  const [first] = upcoming;
  const next = first ? upcoming.filter((slot) => slot.start.equals(first.start)) : [];
  return { current: byTime.filter((slot) => isUnderWay(slot, now)), next };
}
