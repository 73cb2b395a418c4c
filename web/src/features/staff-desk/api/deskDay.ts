import { readFrom, slotsDuring } from '@cablepark/domain/slots/upcoming';
import { startOfDay } from '@cablepark/domain/time/park-time';
import { queryOptions } from '@tanstack/react-query';
import { readSlots } from '../../../booking/api/readSlots.ts';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { clock } from '../../../lib/time/clock.ts';
import { deskKey, readDeskData } from './deskData.ts';

/** A day's slots on all tracks with all that the desk shows of them, also one that began the evening before. */
export function deskDay(day: Temporal.PlainDate, zone: string, noShows: boolean) {
  return queryOptions({
    queryKey: [...deskKey, 'day', day.toString(), noShows],
    queryFn: async ({ signal }) => {
      const range = { from: readFrom(day, zone), to: startOfDay(day.add({ days: 1 }), zone) };
      const slots = await readSlots(range, signal);
      return await readDeskData(slotsDuring(slots, day, zone), { noShows, now: clock.now() }, signal);
    },
  });
}

/** Every slot that starts on a day, on all tracks. */
export function daySlots(day: Temporal.PlainDate, zone: string) {
  return queryOptions({
    queryKey: [...slotKeys.lists, 'day', day.toString()],
    queryFn: ({ signal }) =>
      readSlots({ from: startOfDay(day, zone), to: startOfDay(day.add({ days: 1 }), zone) }, signal),
  });
}
