import { archiveCutoff, dayOf, startOf } from '@cablepark/domain/park-time';
import { byStart, type Slot } from '@cablepark/domain/slots';
import type { SlotRange } from '../api/readSlots.ts';

export type OwnSlotsView = 'upcoming' | 'archived';

export interface SlotDay {
  day: Temporal.PlainDate;
  slots: readonly Slot[];
}

/** A rider's slots on one side of today's 05:00 in the park's zone (SPEC.md §9). */
export function ownSlotsRange(
  rider: string,
  view: OwnSlotsView,
  now: Temporal.Instant,
  zone: string,
): SlotRange {
  const cutoff = archiveCutoff(now, zone);
  return { bookedBy: rider, ...(view === 'upcoming' ? { from: cutoff } : { to: cutoff }) };
}

/** By day in the park's zone: what comes next first, but of the archive the latest day first. Within a day always by time. */
export function groupByDay(slots: readonly Slot[], view: OwnSlotsView, zone: string): SlotDay[] {
  const days = Map.groupBy(slots.toSorted(byStart), (slot) => dayOf(startOf(slot), zone).toString());
  const groups = [...days].map(([day, inDay]) => ({ day: Temporal.PlainDate.from(day), slots: inDay }));
  return view === 'upcoming' ? groups : groups.toReversed();
}
