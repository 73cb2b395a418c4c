import type { AnnouncedEvent } from '@cablepark/domain/events/events';
import type { Slot } from '@cablepark/domain/slots/slot';
import { fromTodayOn, readFrom } from '@cablepark/domain/slots/upcoming';
import { dayOf } from '@cablepark/domain/time/park-time';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { readSlots } from '../../booking/api/readSlots.ts';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { clock } from '../../lib/time/clock.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useMounted } from '../../ui/useMounted.ts';
import { readAnnounced } from '../events/api/readEvents.ts';
import { rememberedSummaries } from './daySummaries.ts';
import { gridRange, monthGrid } from './daySummary.ts';

const refreshMs = 60_000;

/** One track's slots of six weeks; of those before today only what may still go on since yesterday. */
function slotsOf(track: number, grid: readonly Temporal.PlainDate[], zone: string) {
  return queryOptions({
    queryKey: [...slotKeys.lists, 'planner', track, String(grid[0]), zone],
    queryFn: async ({ signal }): Promise<Slot[]> => {
      const range = gridRange(grid, zone);
      const earliest = readFrom(dayOf(clock.now(), zone), zone);
      const from = Temporal.Instant.compare(range.from, earliest) < 0 ? earliest : range.from;
      if (Temporal.Instant.compare(from, range.to) >= 0) return [];
      return await readSlots({ track, from, to: range.to }, signal);
    },
  });
}

function eventsOf(track: number, grid: readonly Temporal.PlainDate[], zone: string, inEnglish: boolean) {
  return queryOptions({
    queryKey: ['events', track, String(grid[0]), zone, inEnglish],
    queryFn: ({ signal }): Promise<AnnouncedEvent[]> =>
      readAnnounced({ ...gridRange(grid, zone), track }, inEnglish, signal),
  });
}

export interface MonthQuestion {
  track: number;
  month: Temporal.PlainYearMonth;
  /** The six weeks shown of it. */
  grid: readonly Temporal.PlainDate[];
  zone: string;
  me: string | null;
  now: Temporal.Instant;
}

const noSlots: readonly Slot[] = [];
const noEvents: readonly AnnouncedEvent[] = [];

/** A month's page of a track: its days summed up, kept fresh, and the next month read ahead. `waiting` until there is one to show. */
export function useMonth({ track, month, grid, zone, me, now }: MonthQuestion) {
  const queries = useQueryClient();
  const inEnglish = usePark().features.includes('events');
  // A page that the server made learns only when it comes to life how wide the screen is, and so which weeks to ask for.
  const enabled = useMounted();
  const slots = useQuery({ ...slotsOf(track, grid, zone), enabled, refetchInterval: refreshMs });
  const events = useQuery({ ...eventsOf(track, grid, zone, inEnglish), enabled });
  const loaded = slots.isSuccess;
  // A month that has just arrived is drawn in small steps, so that the page stays at the visitor's hand meanwhile.
  const arrived = useDeferredValue(slots.data !== undefined);
  const shown = arrived ? slots.data : undefined;
  const [summarize] = useState(rememberedSummaries);

  useEffect(() => {
    if (!loaded) return undefined;
    // After this month is painted: asking takes as long as drawing it.
    const timer = setTimeout(() => {
      const next = monthGrid(month.add({ months: 1 }));
      void queries.prefetchQuery(slotsOf(track, next, zone));
      void queries.prefetchQuery(eventsOf(track, next, zone, inEnglish));
    });
    return () => clearTimeout(timer);
  }, [queries, loaded, track, month, zone, inEnglish]);

  const days = useMemo(() => {
    const standing = fromTodayOn(shown ?? noSlots, dayOf(now, zone), now, zone);
    return summarize(grid, { slots: standing, events: events.data ?? noEvents, me, now, zone });
  }, [summarize, grid, shown, events.data, me, now, zone]);
  return { days, slots, waiting: shown === undefined };
}
