import { gridRange, openRange } from '@cablepark/domain/slots/month-page';
import { dayOf } from '@cablepark/domain/time/park-time';
import { queryOptions } from '@tanstack/react-query';
import { readSharedSlots } from '../../../booking/api/readSlots.ts';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { clock } from '../../../lib/time/clock.ts';
import { eventKeys, readAnnounced } from '../../events/api/readEvents.ts';

/** The six weeks of a month's page, of one track. */
export interface MonthPage {
  track: number;
  grid: readonly Temporal.PlainDate[];
  zone: string;
}

/** Its slots; before today only those that may run past midnight. */
export function monthSlots({ track, grid, zone }: MonthPage) {
  return queryOptions({
    queryKey: [...slotKeys.lists, 'planner', track, String(grid[0]), zone],
    queryFn: async ({ signal }) => {
      const range = openRange(grid, dayOf(clock.now(), zone), zone);
      return range ? await readSharedSlots({ track, ...range }, signal) : [];
    },
  });
}

/** Its events. @param inEnglish whether the server announces English texts for events */
export function monthEvents({ track, grid, zone }: MonthPage, inEnglish: boolean) {
  return queryOptions({
    queryKey: [...eventKeys.all, track, String(grid[0]), zone, inEnglish],
    queryFn: ({ signal }) => readAnnounced({ ...gridRange(grid, zone), track }, inEnglish, signal),
  });
}
