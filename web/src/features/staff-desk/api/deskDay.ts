import { writeWireTime } from '@cablepark/contract/wire-time';
import { readFrom, slotsDuring } from '@cablepark/domain/slots/upcoming';
import { startOfDay } from '@cablepark/domain/time/park-time';
import { queryOptions } from '@tanstack/react-query';
import { readSlots } from '../../../booking/api/readSlots.ts';
import { type SlotRange, slotFilter } from '../../../booking/api/slotFilter.ts';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { clock } from '../../../lib/time/clock.ts';
import type { FollowedList } from '../../../live/messages.ts';
import { type DeskExtras, deskKey, readDeskData } from './deskData.ts';

/** A day's slots on all tracks with all data of the desk, including one that began the evening before. */
export function deskDay(day: Temporal.PlainDate, zone: string, extras: DeskExtras) {
  return queryOptions({
    queryKey: [...deskKey, 'day', day.toString(), extras],
    queryFn: async ({ signal }) => {
      const slots = await readSlots(deskRange(day, zone), signal);
      return await readDeskData(slotsDuring(slots, day, zone), { extras, now: clock.now() }, signal);
    },
  });
}

/** Slots that may be running during a day. */
export function deskRange(day: Temporal.PlainDate, zone: string): SlotRange {
  return { from: readFrom(day, zone), to: startOfDay(day.add({ days: 1 }), zone) };
}

/** The day's slots whose riders were checked in. */
export function followedArrivals(day: Temporal.PlainDate, zone: string): FollowedList {
  const filter = { ...slotFilter(deskRange(day, zone)), arrived_at: { _nnull: true } };
  return { collection: 'Slot', query: { filter, fields: ['id', 'arrived_at'] } };
}

/** No-shows recorded since the day began: none is earlier. */
export function followedNoShows(day: Temporal.PlainDate, zone: string): FollowedList {
  const since = { _gt: writeWireTime(startOfDay(day, zone)) };
  return { collection: 'NoShow', query: { filter: { date_created: since }, fields: ['id', 'slot'] } };
}

/** Every slot that starts on a day, on all tracks. */
export function daySlots(day: Temporal.PlainDate, zone: string) {
  return queryOptions({
    queryKey: [...slotKeys.lists, 'day', day.toString()],
    queryFn: ({ signal }) =>
      readSlots({ from: startOfDay(day, zone), to: startOfDay(day.add({ days: 1 }), zone) }, signal),
  });
}
