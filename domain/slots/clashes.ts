import { endOf, type Slot } from './slot.ts';

/** What a slot takes of a track's time, made already or about to be. */
export type PlannedSlot = Pick<Slot, 'start' | 'minutes' | 'track'>;

/**
 * The planned slots that the server would refuse because one of `existing` stands on their track at that time (DESIGN.md §5.2,
 * §5.9). Equal starts within one plan are places of one series and do not clash; with what is already there, they do.
 */
export function findClashes<Planned extends PlannedSlot>(
  planned: readonly Planned[],
  existing: readonly PlannedSlot[],
): Planned[] {
  const tracks = new Map(
    [...Map.groupBy(existing, (slot) => slot.track)].map(([track, slots]) => [track, occupationOf(slots)]),
  );
  return planned.filter(({ track, start, minutes }) => {
    const from = start.epochMilliseconds;
    return tracks.get(track)?.touches(from, from + minutes * 60_000) ?? false;
  });
}

/** Answers for thousands of planned slots, so each answer is a search by halves and not a walk. */
function occupationOf(slots: readonly PlannedSlot[]) {
  const spans = slots
    .map((slot) => ({ from: slot.start.epochMilliseconds, to: endOf(slot).epochMilliseconds }))
    .toSorted((a, b) => a.from - b.from);
  // The latest end among the first n spans: a long slot may outlast those that start after it.
  const latestEnds: number[] = [];
  for (const { to } of spans) {
    latestEnds.push(Math.max(latestEnds.at(-1) ?? Number.NEGATIVE_INFINITY, to));
  }
  return {
    touches(fromMs: number, toMs: number): boolean {
      let [low, high] = [0, spans.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((spans[middle]?.from ?? 0) < toMs) low = middle + 1;
        else high = middle;
      }
      return low > 0 && (latestEnds[low - 1] ?? 0) > fromMs;
    },
  };
}
