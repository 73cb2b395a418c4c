import type { SlotRow } from '@cablepark/contract/rides/slots';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import { queryOptions } from '@tanstack/react-query';
import { slotFilter } from '../../../booking/api/readSlots.ts';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { request } from '../../../lib/http/http.ts';
import { urls } from '../../../lib/http/urls.ts';

/** The first day after `day` with a slot on any track; null if none. */
export function nextDayWithSlots(day: Temporal.PlainDate, zone: string) {
  const filter = slotFilter({ from: startOfDay(day.add({ days: 1 }), zone) });
  const url = urls.items('Slot', { filter, fields: ['startTime'], sort: ['startTime'], limit: 1 });
  return queryOptions({
    queryKey: [...slotKeys.all, 'next day', day.toString()],
    queryFn: async ({ signal }): Promise<Temporal.PlainDate | null> => {
      const [first] = (await request<Pick<SlotRow, 'startTime'>[]>({ url, signal })).data;
      return first ? dayOf(requireWireTime(first.startTime), zone) : null;
    },
  });
}
