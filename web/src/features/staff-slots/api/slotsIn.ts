import type { Slot } from '@cablepark/domain/slots/slot';
import { queryOptions } from '@tanstack/react-query';
import { readSlots } from '../../../booking/api/readSlots.ts';
import { slotKeys } from '../../../booking/api/slotKeys.ts';

/** Slots of some tracks with a start from one moment on and before another. */
export interface SlotSpan {
  tracks: readonly number[];
  from: Temporal.Instant;
  to: Temporal.Instant;
}

/** The slots in a span; `null` sends no request. */
export function slotsIn(span: SlotSpan | null) {
  return queryOptions({
    queryKey: [
      ...slotKeys.lists,
      'edit',
      span?.tracks.toSorted(),
      span?.from.toString(),
      span?.to.toString(),
    ],
    queryFn: ({ signal }) => (span ? readSpan(span, signal) : []),
  });
}

/** @throws ApiError, NetworkError, AbortError. */
export async function readSpan({ tracks, from, to }: SlotSpan, signal?: AbortSignal): Promise<Slot[]> {
  const perTrack = await Promise.all(tracks.map((track) => readSlots({ track, from, to }, signal)));
  return perTrack.flat();
}
