import { endOf, hasBegun, hasEnded, type Span } from '../slots/slot.ts';
import { isBefore } from '../time/instants.ts';

/** A slot of a stopped track. */
export interface PlaceInTime extends Span {
  id: number;
  /** Null where it is free. */
  rider: string | null;
}

/** A slot, and its new start. */
export interface Shift<Place extends PlaceInTime> {
  slot: Place;
  to: Temporal.Instant;
}

/** What a stop does to the slots of one track. */
export interface Delay<Place extends PlaceInTime> {
  /** When the track takes its next ride. */
  freeAt: Temporal.Instant;
  /** Booked slots, and free places beside them, the earliest first. */
  shifted: Shift<Place>[];
  /** Free slots whose time the moved ones need. The stop drops them. */
  swallowed: Place[];
}

/** Riders read new times on a clock, so these are rounded up to steps of this many milliseconds. */
const clockStepMs = 5 * 60_000;

/**
 * When the track takes its next ride. A running ride gets the lost minutes back, and a stop that continues another begins at its end.
 * @param slots of the track @param stoppedUntil when the last stop of the track ends; null for none
 */
export function freeAfterStop(
  slots: readonly PlaceInTime[],
  {
    now,
    minutes,
    stoppedUntil,
  }: { now: Temporal.Instant; minutes: number; stoppedUntil: Temporal.Instant | null },
): Temporal.Instant {
  const ends = slots
    .filter((slot) => slot.rider !== null && hasBegun(slot, now) && !hasEnded(slot, now))
    .map((slot) => endOf(slot).epochMilliseconds);
  const nowMs = Math.ceil(now.epochMilliseconds / clockStepMs) * clockStepMs;
  const fromMs = Math.max(ends.length > 0 ? Math.max(...ends) : nowMs, stoppedUntil?.epochMilliseconds ?? 0);
  return Temporal.Instant.fromEpochMilliseconds(fromMs).add({ minutes });
}

/** The slots that a stop can move or drop: upcoming ones, and free running ones. A ride that has begun stays. */
export function slotsToCome<Place extends PlaceInTime>(
  slots: readonly Place[],
  now: Temporal.Instant,
): Place[] {
  const begunStarts = new Set(
    slots
      .filter((slot) => slot.rider !== null && hasBegun(slot, now))
      .map(({ start }) => start.epochMilliseconds),
  );
  return slots.filter((slot) => !hasEnded(slot, now) && !begunStarts.has(slot.start.epochMilliseconds));
}

/**
 * Moves the rides of one track later, in order, until a gap is long enough. Free slots before that are swallowed; places of one start stay
 * together. A closure is such a gap: its rides don't take place, so they stay, and others pass them by.
 * @param slots of the track, `slotsToCome`, in any order, without the rides inside closures
 * @param closedRides those
 */
export function delaySlots<Place extends PlaceInTime>(
  slots: readonly Place[],
  freeAt: Temporal.Instant,
  closedRides: readonly Span[] = [],
): Delay<Place> {
  const delay: Delay<Place> = { freeAt, shifted: [], swallowed: [] };
  let until = freeAt;
  for (const places of groupByStart(slots)) {
    const [first] = places;
    if (!isBefore(first.start, until)) break;
    if (places.every(({ rider }) => rider === null)) delay.swallowed.push(...places);
    else {
      const to = passClosed({ start: until, minutes: first.minutes }, closedRides);
      for (const slot of places) delay.shifted.push({ slot, to });
      until = endOf({ start: to, minutes: first.minutes });
    }
  }
  return delay;
}

/** The earliest start from the ride's on at which it overlaps no closed ride. */
function passClosed({ start, minutes }: Span, closedRides: readonly Span[]): Temporal.Instant {
  let to = start;
  for (const closed of closedRides.toSorted((a, b) => Temporal.Instant.compare(a.start, b.start)))
    if (isBefore(to, endOf(closed)) && isBefore(closed.start, endOf({ start: to, minutes })))
      to = endOf(closed);
  return to;
}

/** The slots of each start, earliest first. */
function groupByStart<Place extends PlaceInTime>(slots: readonly Place[]): [Place, ...Place[]][] {
  const groups: [Place, ...Place[]][] = [];
  for (const slot of slots.toSorted(
    (a, b) => a.start.epochMilliseconds - b.start.epochMilliseconds || a.id - b.id,
  )) {
    const last = groups.at(-1);
    if (last?.[0].start.epochMilliseconds === slot.start.epochMilliseconds) last.push(slot);
    else groups.push([slot]);
  }
  return groups;
}
