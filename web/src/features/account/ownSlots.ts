import { groupBy } from '@cablepark/domain/grouping';
import { byStart, endOf, type Slot } from '@cablepark/domain/slots/slot';
import type { When } from '@cablepark/domain/slots/upcoming';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { PartyPlace } from '../../booking/slotUpdates.ts';

export interface SlotDay {
  day: Temporal.PlainDate;
  slots: readonly Slot[];
}

/** A row of the list: one slot, or several as one: the rides of a party, or consecutive slots of a track. */
export type SlotEntry =
  | { kind: 'slot'; slot: Slot }
  | { kind: 'several'; key: string; rides: readonly [Slot, ...Slot[]] };

/**
 * The rows of a day, each at the position of its first slot. @param slots by time
 * @param waits whether a slot needs an answer: the rider must see it without expanding a row, so it stays alone
 */
export function entriesOf(
  slots: readonly Slot[],
  places: Readonly<Record<number, Pick<PartyPlace, 'party'>>>,
  waits: (slot: Slot) => boolean,
): SlotEntry[] {
  const parties = groupBy(slots, ({ id }) => places[id]?.party);
  const isAlone = ({ id }: Slot) => {
    const party = places[id]?.party;
    return party === undefined || parties.get(party)?.length === 1;
  };
  const runs = runsOf(slots.filter(isAlone), waits);
  const rows = groupBy(slots, ({ id }) => runs.get(id) ?? `party ${places[id]?.party}`);
  return [...rows].flatMap(([key, [first, ...others]]): SlotEntry[] => {
    if (!first) return [];
    return others.length === 0
      ? [{ kind: 'slot', slot: first }]
      : [{ kind: 'several', key, rides: [first, ...others] }];
  });
}

/** The times of the rides, in order: more than one span if there is a gap between them. */
export function spansOf(slots: readonly Slot[]): { start: Temporal.Instant; end: Temporal.Instant }[] {
  const spans: { start: Temporal.Instant; end: Temporal.Instant }[] = [];
  for (const slot of slots.toSorted(byStart)) {
    const span = spans.at(-1);
    const end = endOf(slot);
    if (!span || Temporal.Instant.compare(span.end, slot.start) < 0) spans.push({ start: slot.start, end });
    else if (Temporal.Instant.compare(span.end, end) < 0) span.end = end;
  }
  return spans;
}

/** A key for each slot. Consecutive slots on one track share theirs, which stays when the first or last of them is cancelled. */
function runsOf(slots: readonly Slot[], waits: (slot: Slot) => boolean): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const latest = new Map<number, { count: number; slot: Slot }>();
  for (const slot of slots) {
    const before = latest.get(slot.track);
    const joins = before && !waits(slot) && !waits(before.slot) && endOf(before.slot).equals(slot.start);
    const count = (before?.count ?? 0) + (joins ? 0 : 1);
    latest.set(slot.track, { count, slot });
    names.set(slot.id, `run ${slot.track} ${count}`);
  }
  return names;
}

/** By day in the park's zone: upcoming days first to last, archived days last to first. Within a day always by time. */
export function groupByDay(slots: readonly Slot[], view: When, zone: string): SlotDay[] {
  const days = groupBy(slots.toSorted(byStart), (slot) => dayOf(slot.start, zone).toString());
  const groups = [...days].map(([day, inDay]) => ({ day: Temporal.PlainDate.from(day), slots: inDay }));
  return view === 'upcoming' ? groups : groups.toReversed();
}
