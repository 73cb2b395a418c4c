import { groupBy } from '../grouping.ts';
import type { Slot } from './slot.ts';
import { countLeading } from './sorted.ts';

/** What a slot takes of a track's time, made already or about to be. */
export type PlannedSlot = Pick<Slot, 'start' | 'minutes' | 'track'>;

/** Slots of one series are the places of one time: only these may stand on a track together. */
export interface PlacedSlot extends PlannedSlot {
  series: string;
}

/**
 * The planned slots that the server would refuse because one of `existing` stands on their track at that time. Equal starts
 * within one plan are places of one series and do not clash; with what is already there, they do.
 */
export function findClashes<Planned extends PlannedSlot>(
  planned: readonly Planned[],
  existing: readonly PlannedSlot[],
): Planned[] {
  const countMet = counterOfMet(existing);
  return planned.filter((slot) => countMet(slot) > 0);
}

/**
 * The earliest planned slot that meets a standing one, or an earlier one of the plan, which is no place of the same time and
 * series. Null if all of them may stand there together.
 */
export function findFirstClash<Planned extends PlacedSlot>(
  planned: readonly Planned[],
  standing: readonly PlacedSlot[],
): Planned | null {
  const countMet = counterOfMet(standing);
  const places = groupBy(standing, placeOf);
  const lastOnTrack = new Map<number, Planned>();
  for (const slot of planned.toSorted((a, b) => startMs(a) - startMs(b))) {
    const placesHere = places.get(placeOf(slot))?.length ?? 0;
    const last = lastOnTrack.get(slot.track);
    const meetsLast = last && endMs(last) > startMs(slot) && placeOf(last) !== placeOf(slot);
    if (meetsLast || countMet(slot) > placesHere) return slot;
    lastOnTrack.set(slot.track, slot);
  }
  return null;
}

/** Counts the slots that one meets on its track. Thousands are asked about: each answer is two searches by halves and no walk. */
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
    // Of those that start before its end, all are met but those that end by its start.
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
