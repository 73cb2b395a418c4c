import { startOf } from '../time/park-time.ts';
import type { Slot } from './slot.ts';

/** A slot that somebody is about to make. `duration` in minutes. */
export interface PlannedSlot {
  start: Temporal.Instant;
  duration: number;
  asset: number;
}

type Standing = Pick<Slot, 'startTime' | 'duration' | 'asset'>;

/**
 * The planned slots that the server would refuse because one of `existing` stands on their track at that time (DESIGN.md §5.2,
 * §5.9). Equal starts within one plan are places of one series and do not clash; with what is already there, they do.
 */
export function findClashes<Planned extends PlannedSlot>(
  planned: readonly Planned[],
  existing: readonly Standing[],
): Planned[] {
  const tracks = new Map(
    [...Map.groupBy(existing, (slot) => slot.asset)].map(([asset, slots]) => [asset, occupationOf(slots)]),
  );
  return planned.filter(({ asset, start, duration }) => {
    const from = start.epochMilliseconds;
    return tracks.get(asset)?.touches(from, from + duration * 60_000) ?? false;
  });
}

/** Answers for thousands of planned slots, so each answer is a search by halves and not a walk. */
function occupationOf(slots: readonly Standing[]) {
  const spans = slots
    .map((slot) => ({ from: startOf(slot).epochMilliseconds, duration: slot.duration }))
    .toSorted((a, b) => a.from - b.from);
  // The latest end among the first n spans: a long slot may outlast those that start after it.
  const latestEnds: number[] = [];
  for (const { from, duration } of spans) {
    latestEnds.push(Math.max(latestEnds.at(-1) ?? Number.NEGATIVE_INFINITY, from + duration * 60_000));
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
