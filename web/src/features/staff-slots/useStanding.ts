import { longestSlotMinutes } from '@cablepark/domain/park/policy';
import type { PlannedSlot } from '@cablepark/domain/slots/clashes';
import { useQuery } from '@tanstack/react-query';
import { type SlotSpan, slotsIn } from './api/slotsIn.ts';

/** The server's slots in a span; `null` sends no request. */
export function useSlotsIn(span: SlotSpan | null) {
  return useQuery({ ...slotsIn(span), enabled: span !== null });
}

/** The span of slots that could clash with the plan: in whole days, so that typing an hour sends no new request. */
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
