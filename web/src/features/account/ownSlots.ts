import { groupBy } from '@cablepark/domain/grouping';
import { byStart, type Slot } from '@cablepark/domain/slots/slot';
import type { When } from '@cablepark/domain/slots/upcoming';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { PartyPlace } from '../../booking/slotUpdates.ts';

export interface SlotDay {
  day: Temporal.PlainDate;
  slots: readonly Slot[];
}

/** A row of the list: a slot, or the rides of one party. */
export type SlotEntry =
  | { kind: 'slot'; slot: Slot }
  | { kind: 'party'; party: number; rides: readonly [Slot, ...Slot[]] };

/** The rows of a day: several rides of a party are one, where its first ride is. */
export function entriesOf(
  slots: readonly Slot[],
  places: Readonly<Record<number, Pick<PartyPlace, 'party'>>>,
): SlotEntry[] {
  const groups = groupBy(slots, ({ id }) => {
    const place = places[id];
    return place ? `party ${place.party}` : `slot ${id}`;
  });
  return [...groups.values()].flatMap(([first, ...others]): SlotEntry[] => {
    if (!first) return [];
    const party = places[first.id]?.party;
    if (party === undefined || others.length === 0) return [{ kind: 'slot', slot: first }];
    return [{ kind: 'party', party, rides: [first, ...others] }];
  });
}

/** By day in the park's zone: upcoming days first to last, archived days last to first. Within a day always by time. */
export function groupByDay(slots: readonly Slot[], view: When, zone: string): SlotDay[] {
  const days = groupBy(slots.toSorted(byStart), (slot) => dayOf(slot.start, zone).toString());
  const groups = [...days].map(([day, inDay]) => ({ day: Temporal.PlainDate.from(day), slots: inDay }));
  return view === 'upcoming' ? groups : groups.toReversed();
}
