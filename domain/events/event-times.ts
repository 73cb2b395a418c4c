import { endOf, type Span } from '../slots/slot.ts';
import type { ParkEvent } from './events.ts';

type EventTimes = Pick<ParkEvent, 'start' | 'end'>;

/**
 * The times of an event whose places move. Its start follows its first place if they coincide, and its end follows the last one.
 * A time that the park announced separately stays.
 * @param before the places of the event before they move @param after the same places afterwards, without deleted ones
 * @returns null if nothing changes
 */
export function followPlaces(
  event: EventTimes,
  before: readonly Span[],
  after: readonly Span[],
): EventTimes | null {
  const [first, last] = [limitsOf(before), limitsOf(after)];
  if (first === null || last === null) return null;
  const start = isAt(event.start, first.start) ? last.start : event.start;
  const end = event.end !== null && isAt(event.end, first.end) ? last.end : event.end;
  if (end !== null && Temporal.Instant.compare(end, start) <= 0) return null;
  const isSame = isAt(start, event.start) && (end === event.end || isAt(end, event.end));
  return isSame ? null : { start, end };
}

/** The times of an event after an undo: those unchanged since the stop are restored. */
export function returnTimes(
  event: EventTimes,
  { from, to }: { from: EventTimes; to: EventTimes },
): EventTimes {
  const start = isAt(event.start, to.start) ? from.start : event.start;
  const end = isAt(event.end, to.end) ? from.end : event.end;
  return end !== null && Temporal.Instant.compare(end, start) <= 0 ? event : { start, end };
}

function limitsOf(places: readonly Span[]): { start: Temporal.Instant; end: Temporal.Instant } | null {
  const [first, ...others] = places;
  if (!first) return null;
  let [start, end] = [first.start, endOf(first)];
  for (const place of others) {
    if (Temporal.Instant.compare(place.start, start) < 0) start = place.start;
    if (Temporal.Instant.compare(endOf(place), end) > 0) end = endOf(place);
  }
  return { start, end };
}

function isAt(a: Temporal.Instant | null, b: Temporal.Instant | null): boolean {
  return a === null || b === null ? a === b : Temporal.Instant.compare(a, b) === 0;
}
