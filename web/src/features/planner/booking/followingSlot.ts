import { endOf, isOpen, type Slot } from '@cablepark/domain/slots/slot';
import type { QueryClient } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';

/** The next slot on the track, if it is free: the rider may want it too. */
export function followingSlot(queries: QueryClient, slot: Slot, now: Temporal.Instant): Slot | null {
  const lists = queries.getQueriesData<readonly Slot[]>({
    queryKey: [...slotKeys.lists, 'planner', slot.track],
  });
  const start = endOf(slot);
  const follows = (other: Slot) => other.start.equals(start) && other.event === null && isOpen(other, now);
  return lists.flatMap(([, slots]) => slots ?? []).find(follows) ?? null;
}
