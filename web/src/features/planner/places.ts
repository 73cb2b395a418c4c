import { groupBy } from '@cablepark/domain/grouping';
import type { Slot } from '@cablepark/domain/slots/slot';

/** The number of a slot among those with the same start, from 1. */
export interface PlaceNumber {
  number: number;
  of: number;
}

/** The places of a day by slot, without slots that have a start of their own. */
export function placesOf(slots: readonly Slot[]): ReadonlyMap<number, PlaceNumber> {
  const places = new Map<number, PlaceNumber>();
  for (const sharing of groupBy(slots, ({ start }) => start.epochMilliseconds).values()) {
    if (sharing.length === 1) continue;
    for (const [index, { id }] of sharing.entries()) {
      places.set(id, { number: index + 1, of: sharing.length });
    }
  }
  return places;
}
