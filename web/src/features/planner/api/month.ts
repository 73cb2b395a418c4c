import { readFrom } from '@cablepark/domain/slots/upcoming';
import { dayOf } from '@cablepark/domain/time/park-time';
import { queryOptions } from '@tanstack/react-query';
import { readSharedSlots, type SlotRange } from '../../../booking/api/readSlots.ts';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { clock } from '../../../lib/time/clock.ts';
import { eventKeys, readAnnounced } from '../../events/api/readEvents.ts';
import { gridRange } from '../daySummary.ts';

/** The six weeks of a month's page, of one track. */
export interface MonthPage {
  track: number;
  grid: readonly Temporal.PlainDate[];
  zone: string;
}

/** Its slots; of those before today only what may still go on since yesterday. */
export function monthSlots({ track, grid, zone }: MonthPage) {
  return queryOptions({
    queryKey: [...slotKeys.lists, 'planner', track, String(grid[0]), zone],
    queryFn: async ({ signal }) => {
      const range = openRange({ track, grid, zone }, dayOf(clock.now(), zone));
      return range ? await readSharedSlots(range, signal) : [];
    },
  });
}

/** Of a month's page what is still to come, or null where nothing is. */
export function openRange({ track, grid, zone }: MonthPage, today: Temporal.PlainDate): SlotRange | null {
  const { from, to } = gridRange(grid, zone);
  const earliest = readFrom(today, zone);
  if (Temporal.Instant.compare(earliest, to) >= 0) return null;
  return { track, from: Temporal.Instant.compare(from, earliest) < 0 ? earliest : from, to };
}

/** Its events. @param inEnglish whether the server announces the English of events */
export function monthEvents({ track, grid, zone }: MonthPage, inEnglish: boolean) {
  return queryOptions({
    queryKey: [...eventKeys.all, track, String(grid[0]), zone, inEnglish],
    queryFn: ({ signal }) => readAnnounced({ ...gridRange(grid, zone), track }, inEnglish, signal),
  });
}
