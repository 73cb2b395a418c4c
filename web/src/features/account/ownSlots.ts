import { groupBy } from '@cablepark/domain/grouping';
import { byStart, type Slot } from '@cablepark/domain/slots/slot';
import type { When } from '@cablepark/domain/slots/upcoming';
import { dayOf } from '@cablepark/domain/time/park-time';

export interface SlotDay {
  day: Temporal.PlainDate;
  slots: readonly Slot[];
}

/** By day in the park's zone: upcoming days first to last, archived days last to first. Within a day always by time. */
export function groupByDay(slots: readonly Slot[], view: When, zone: string): SlotDay[] {
  const days = groupBy(slots.toSorted(byStart), (slot) => dayOf(slot.start, zone).toString());
  const groups = [...days].map(([day, inDay]) => ({ day: Temporal.PlainDate.from(day), slots: inDay }));
  return view === 'upcoming' ? groups : groups.toReversed();
}
