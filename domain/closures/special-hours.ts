import { groupBy } from '../grouping.ts';
import { endOf, type Slot, type Span } from '../slots/slot.ts';
import { isBefore } from '../time/instants.ts';
import { type Closure, closureOf } from './closure.ts';

/** The park's hours on a day that closures change; null if it is closed all day. */
export interface SpecialHours {
  day: Temporal.PlainDate;
  hours: { from: Temporal.Instant; until: Temporal.Instant } | null;
}

/**
 * The hours of a day with closed slots, several if a closure splits it. A day without closed slots has no special hours.
 * @param slots of the open tracks on this day, earliest first
 */
export function specialHours(
  day: Temporal.PlainDate,
  slots: readonly (Span & Pick<Slot, 'track'>)[],
  closures: readonly Closure[],
): SpecialHours[] {
  const isOpen = (slot: (typeof slots)[number]) => closureOf(slot, closures) === null;
  const parts: Hours[] = [];
  let closedSince: Temporal.Instant | null = null;
  for (const places of groupBy(slots, ({ start }) => start.epochMilliseconds).values()) {
    const openPlaces = places.filter(isOpen);
    addOpen(parts, openPlaces, closedSince);
    if (openPlaces.length < places.length) closedSince = places[0]?.start ?? null;
  }
  if (closedSince === null) return [];
  return parts.length === 0 ? [{ day, hours: null }] : parts.map((hours) => ({ day, hours }));
}

type Hours = NonNullable<SpecialHours['hours']>;

/** Adds slots of one start to the last part, or starts a new part after closed slots. @param closedSince the start of the last closed slots before */
function addOpen(parts: Hours[], slots: readonly Span[], closedSince: Temporal.Instant | null): void {
  for (const slot of slots) {
    const last = parts.at(-1);
    if (!last || (closedSince !== null && !isBefore(closedSince, last.until)))
      parts.push({ from: slot.start, until: endOf(slot) });
    else if (isBefore(last.until, endOf(slot))) last.until = endOf(slot);
  }
}
