import { boardSlots } from '@cablepark/domain/closures/board-slots';
import type { Closure } from '@cablepark/domain/closures/closure';
import { currentAndNext } from '@cablepark/domain/slots/current-and-next';
import { endOf, hasEnded, isOpen, type Slot } from '@cablepark/domain/slots/slot';
import { isBefore } from '@cablepark/domain/time/instants';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';

/** The board's data of one track at a moment. */
export interface TrackView {
  /** The running slots, booked or free; several if a series has more than one place. */
  current: readonly Slot[];
  /** The slots of the next start, booked or free, all its places. */
  next: readonly Slot[];
  /** Today's next free starts, one slot of each. */
  free: readonly Slot[];
}

const mostFree = 3;

/** @param slots of one track, in any order, of today and possibly the days around it */
export function trackView(
  slots: readonly Slot[],
  now: Temporal.Instant,
  zone: string,
  { isTrackClosed = false, closures = [] }: { isTrackClosed?: boolean; closures?: readonly Closure[] } = {},
): TrackView {
  const { current, next, coming } = currentAndNext(
    boardSlots(slots, { isTrackClosed, closures, now }),
    now,
    zone,
  );
  const starts = coming.filter((slot) => isOpen(slot, now) && slot.event === null);
  return {
    current,
    next,
    free: starts.filter((slot, index) => !starts[index - 1]?.start.equals(slot.start)).slice(0, mostFree),
  };
}

/** The closure that a track's panel shows: today's first one that has not ended. */
export function closureToday(
  track: number,
  closures: readonly Closure[],
  now: Temporal.Instant,
  zone: string,
): Closure | null {
  const tomorrow = startOfDay(dayOf(now, zone).add({ days: 1 }), zone);
  const [first = null] = closures
    .filter(({ tracks }) => tracks.includes(track))
    .filter(({ from, until }) => isBefore(from, tomorrow) && isBefore(now, until))
    .toSorted((a, b) => Temporal.Instant.compare(a.from, b.from));
  return first;
}

/** The screen is dark until this long before the first slot, against burn-in and light on the shore. */
const awakeBefore = Temporal.Duration.from({ minutes: 60 });

/**
 * Whether the day is over, or starts much later.
 * @param slots of all tracks, of today and the days around it
 */
export function isAsleep(slots: readonly Slot[], now: Temporal.Instant): boolean {
  const soon = now.add(awakeBefore);
  return !slots.some((slot) => !hasEnded(slot, now) && Temporal.Instant.compare(slot.start, soon) <= 0);
}

/** The next slot's start, on any track. */
export function nextStart(slots: readonly Slot[], now: Temporal.Instant): Temporal.Instant | null {
  const starts = slots.map(({ start }) => start).filter((start) => Temporal.Instant.compare(start, now) > 0);
  const [first = null] = starts.toSorted((a, b) => Temporal.Instant.compare(a, b));
  return first;
}

/** Whole minutes until the last of them ends, rounded up. */
export function minutesLeft(slots: readonly Slot[], now: Temporal.Instant): number {
  return Math.max(0, ...slots.map((slot) => Math.ceil(now.until(endOf(slot)).total('minutes'))));
}

/** When the last of them ends; they are at least one. */
export function lastEnd(slots: readonly Slot[]): Temporal.Instant {
  return slots.map(endOf).reduce((last, end) => (isBefore(last, end) ? end : last));
}

/** The number of columns for `tracks` on a landscape screen. */
export function columnsFor(tracks: number): number {
  return tracks <= 4 ? Math.max(1, tracks) : Math.ceil(tracks / Math.ceil(tracks / 4));
}
