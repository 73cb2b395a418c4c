import { groupBy } from '@cablepark/domain/grouping';
import type { Slot } from '@cablepark/domain/slots/slot';

/** Which of several slots with one start a slot is: the first is number 1. */
export interface Place {
  number: number;
  of: number;
}

/** The places of a day by slot; a slot that starts alone is no place among others and is left out. */
export function placesOf(slots: readonly Slot[]): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>();
  for (const sharing of groupBy(slots, ({ start }) => start.epochMilliseconds).values()) {
    if (sharing.length === 1) continue;
    for (const [index, { id }] of sharing.entries()) {
      places.set(id, { number: index + 1, of: sharing.length });
    }
  }
  return places;
}
