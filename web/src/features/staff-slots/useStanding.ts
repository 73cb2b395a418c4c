import { longestSlotMinutes } from '@cablepark/domain/park/policy';
import type { PlannedSlot } from '@cablepark/domain/slots/clashes';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useQuery } from '@tanstack/react-query';
import { readSlots } from '../../booking/api/readSlots.ts';
import { slotKeys } from '../../booking/api/slotKeys.ts';

/** Slots of some tracks that start from a moment on and before another. */
export interface SlotSpan {
  tracks: readonly number[];
  from: Temporal.Instant;
  to: Temporal.Instant;
}

/** The slots that stand in a span, from the server; `null` asks nothing. */
export function useSlotsIn(span: SlotSpan | null) {
  return useQuery({
    queryKey: [
      ...slotKeys.lists,
      'edit',
      span?.tracks.toSorted(),
      span?.from.toString(),
      span?.to.toString(),
    ],
    queryFn: ({ signal }) => (span ? readSpan(span, signal) : []),
    enabled: span !== null,
  });
}

export async function readSpan({ tracks, from, to }: SlotSpan, signal?: AbortSignal): Promise<Slot[]> {
  const perTrack = await Promise.all(tracks.map((track) => readSlots({ track, from, to }, signal)));
  return perTrack.flat();
}

/** Where slots that could touch the plan may start: in whole days, so that typing an hour asks nothing new. */
export function spanOf(plan: readonly PlannedSlot[], zone: string): SlotSpan | null {
  const starts = plan.map(({ start }) => start.epochMilliseconds);
  const [first] = plan;
  if (!first) return null;
  const day = (ms: number) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).startOfDay();
  const earliest = starts.reduce((a, b) => Math.min(a, b));
  const latest = starts.reduce((a, b) => Math.max(a, b)) + first.minutes * 60_000;
  return {
    tracks: [...new Set(plan.map(({ track }) => track))],
    from: day(earliest).subtract({ minutes: longestSlotMinutes }).toInstant(),
    to: day(latest).add({ days: 1 }).toInstant(),
  };
}
