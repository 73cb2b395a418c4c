import { startOfDay } from '@cablepark/domain/time/park-time';
import { queryOptions } from '@tanstack/react-query';
import { readSlot } from '../../../../booking/api/readSlot.ts';
import { readSharedSlots } from '../../../../booking/api/readSlots.ts';
import { slotKeys } from '../../../../booking/api/slotKeys.ts';

/** One slot as a list, so that live updates reach it. @throws ApiError FORBIDDEN for an unknown one, NetworkError */
export function rideToMove(id: number) {
  return queryOptions({
    queryKey: [...slotKeys.lists, 'to move', id],
    queryFn: async ({ signal }) => [await readSlot(id, signal)],
    enabled: id > 0,
  });
}

/** Slots that start on a day, on all tracks. */
export function slotsOfDay(day: Temporal.PlainDate, zone: string) {
  return queryOptions({
    queryKey: [...slotKeys.lists, 'shared day', day.toString()],
    queryFn: ({ signal }) =>
      readSharedSlots({ from: startOfDay(day, zone), to: startOfDay(day.add({ days: 1 }), zone) }, signal),
  });
}
