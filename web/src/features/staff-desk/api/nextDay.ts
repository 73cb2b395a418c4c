import { slotCollection } from '@cablepark/contract/rides/slots';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import { queryOptions } from '@tanstack/react-query';
import { slotFilter } from '../../../booking/api/slotFilter.ts';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { readRows } from '../../../lib/http/rows.ts';

/** The first day after `day` with a slot on any track; null if none. */
export function nextDayWithSlots(day: Temporal.PlainDate, zone: string) {
  const filter = slotFilter({ from: startOfDay(day.add({ days: 1 }), zone) });
  return queryOptions({
    queryKey: [...slotKeys.all, 'next day', day.toString()],
    queryFn: async ({ signal }): Promise<Temporal.PlainDate | null> => {
      const query = { filter, fields: ['startTime'], sort: ['startTime'], limit: 1 } as const;
      const [first] = (await readRows(slotCollection, query, signal)).data;
      return first ? dayOf(requireWireTime(first.startTime), zone) : null;
    },
  });
}
