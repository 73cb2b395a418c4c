import { groupBy } from '../grouping.ts';
import type { Slot } from './slot.ts';
import { countLeading } from './sorted.ts';

/** A slot's use of a track's time, existing or planned. */
export type PlannedSlot = Pick<Slot, 'start' | 'minutes' | 'track'>;

/** Slots of one series are places at one time: only these may overlap on a track. */
export interface PlacedSlot extends PlannedSlot {
  series: string;
}

/**
 * The planned slots that the server would refuse, as one of `existing` overlaps them. Equal starts within one plan are places of one series
 * and do not clash; existing slots always do.
 */
export function findClashes<Planned extends PlannedSlot>(
  plan: readonly Planned[],
  existing: readonly PlannedSlot[],
): Planned[] {
  const countMet = counterOfMet(existing);
  return plan.filter((slot) => countMet(slot) > 0);
}

/**
 * The earliest planned slot that overlaps an existing one, or an earlier one of the plan, without being a place of the same time and series.
 * Null if there is none.
 */
export function findFirstClash<Planned extends PlacedSlot>(
  plan: readonly Planned[],
  existing: readonly PlacedSlot[],
): Planned | null {
  const countMet = counterOfMet(existing);
  const places = groupBy(existing, placeOf);
  const lastOnTrack = new Map<number, Planned>();
  for (const slot of plan.toSorted((a, b) => startMs(a) - startMs(b))) {
    const placesHere = places.get(placeOf(slot))?.length ?? 0;
    const last = lastOnTrack.get(slot.track);
    const meetsLast = last && endMs(last) > startMs(slot) && placeOf(last) !== placeOf(slot);
    if (meetsLast || countMet(slot) > placesHere) return slot;
    lastOnTrack.set(slot.track, slot);
  }
  return null;
}

/** Counts the slots that overlap a slot on its track. There may be thousands of queries: each is two binary searches. */
function counterOfMet(slots: readonly PlannedSlot[]): (slot: PlannedSlot) => number {
  const tracks = new Map(
    [...groupBy(slots, ({ track }) => track)].map(([track, onTrack]) => [
      track,
      { starts: onTrack.map(startMs).toSorted(ascending), ends: onTrack.map(endMs).toSorted(ascending) },
    ]),
  );
  return (slot) => {
    const onTrack = tracks.get(slot.track);
    if (!onTrack) return 0;
    const [from, to] = [startMs(slot), endMs(slot)];
    // Of the slots that start before its end, all overlap except those that end by its start.
    return (
      countLeading(onTrack.starts, (start) => start < to) - countLeading(onTrack.ends, (end) => end <= from)
    );
  };
}

function placeOf(slot: PlacedSlot): string {
  return `${slot.track} ${startMs(slot)} ${endMs(slot)} ${slot.series}`;
}

function startMs({ start }: PlannedSlot): number {
  return start.epochMilliseconds;
}

function endMs({ start, minutes }: PlannedSlot): number {
  return start.epochMilliseconds + minutes * 60_000;
}

function ascending(a: number, b: number): number {
  return a - b;
}
