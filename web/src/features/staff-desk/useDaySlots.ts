import { startOfDay } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { readSlots } from '../../booking/api/readSlots.ts';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { usePark } from '../../park/ParkProvider.tsx';

/** Every slot of a day in the park, on all tracks. */
export function useDaySlots(day: Temporal.PlainDate) {
  const { zone } = usePark();
  return useQuery({
    queryKey: [...slotKeys.lists, 'day', day.toString()],
    queryFn: ({ signal }) =>
      readSlots({ from: startOfDay(day, zone), to: startOfDay(day.add({ days: 1 }), zone) }, signal),
  });
}
