import { longestSlotMinutes } from '@cablepark/domain/park/policy';
import type { PlannedSlot } from '@cablepark/domain/slots/clashes';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useQuery } from '@tanstack/react-query';
import { readSlots } from '../../booking/api/readSlots.ts';

/** Slots of some tracks that start from a moment on and before another. */
export interface SlotSpan {
  assets: readonly number[];
  from: Temporal.Instant;
  to: Temporal.Instant;
}

/** The slots that stand in a span, from the server; `null` asks nothing. */
export function useSlotsIn(span: SlotSpan | null) {
  return useQuery({
    queryKey: ['slots', 'edit', span?.assets.toSorted(), span?.from.toString(), span?.to.toString()],
    queryFn: ({ signal }) => (span ? readSpan(span, signal) : []),
    enabled: span !== null,
  });
}

export async function readSpan({ assets, from, to }: SlotSpan, signal?: AbortSignal): Promise<Slot[]> {
  const perTrack = await Promise.all(assets.map((asset) => readSlots({ asset, from, to }, signal)));
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
  const latest = starts.reduce((a, b) => Math.max(a, b)) + first.duration * 60_000;
  return {
    assets: [...new Set(plan.map(({ asset }) => asset))],
    from: day(earliest).subtract({ minutes: longestSlotMinutes }).toInstant(),
    to: day(latest).add({ days: 1 }).toInstant(),
  };
}
