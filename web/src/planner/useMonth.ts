import type { ParkEvent } from '@cablepark/domain/events';
import { archiveCutoff } from '@cablepark/domain/park-time';
import { gridRange, monthGrid } from '@cablepark/domain/planner';
import type { Slot } from '@cablepark/domain/slots';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { readEvents } from '../api/readEvents.ts';
import { readSlots } from '../api/readSlots.ts';
import { clock } from '../clock.ts';
import { rememberedSummaries } from './daySummaries.ts';

/** The first part of the keys under which the planner keeps slots; booking changes them all. */
export const plannerSlots = ['slots', 'planner'] as const;

const refreshMs = 60_000;

/** One track's slots on a month's page, from today 05:00 on (SPEC.md §7): nothing older is asked for. */
function slotsOf(asset: number, month: Temporal.PlainYearMonth, zone: string) {
  return queryOptions({
    queryKey: [...plannerSlots, asset, month.toString(), zone],
    queryFn: async ({ signal }): Promise<Slot[]> => {
      const range = gridRange(monthGrid(month), zone);
      const cutoff = archiveCutoff(clock.now(), zone);
      const from = Temporal.Instant.compare(range.from, cutoff) < 0 ? cutoff : range.from;
      if (Temporal.Instant.compare(from, range.to) >= 0) return [];
      return await readSlots({ asset, from, to: range.to }, signal);
    },
  });
}

function eventsOf(asset: number, month: Temporal.PlainYearMonth, zone: string) {
  return queryOptions({
    queryKey: ['events', asset, month.toString(), zone],
    queryFn: ({ signal }): Promise<ParkEvent[]> =>
      readEvents({ ...gridRange(monthGrid(month), zone), asset }, signal),
  });
}

export interface MonthQuestion {
  asset: number;
  month: Temporal.PlainYearMonth;
  zone: string;
  me: string | null;
  now: Temporal.Instant;
}

const noSlots: readonly Slot[] = [];
const noEvents: readonly ParkEvent[] = [];

/** A month's page of a track: its days summed up, kept fresh, and the next month read ahead. `waiting` until there is one to show. */
export function useMonth({ asset, month, zone, me, now }: MonthQuestion) {
  const queries = useQueryClient();
  const slots = useQuery({ ...slotsOf(asset, month, zone), refetchInterval: refreshMs });
  const events = useQuery(eventsOf(asset, month, zone));
  const loaded = slots.isSuccess;
  // A month that has just arrived is drawn in small steps, so that the page stays at the visitor's hand meanwhile.
  const arrived = useDeferredValue(slots.data !== undefined);
  const shown = arrived ? slots.data : undefined;
  const [summarize] = useState(rememberedSummaries);

  useEffect(() => {
    if (!loaded) return undefined;
    // After this month is painted: asking takes as long as drawing it.
    const timer = setTimeout(() => {
      const next = month.add({ months: 1 });
      void queries.prefetchQuery(slotsOf(asset, next, zone));
      void queries.prefetchQuery(eventsOf(asset, next, zone));
    });
    return () => clearTimeout(timer);
  }, [queries, loaded, asset, month, zone]);

  const grid = useMemo(() => monthGrid(month), [month]);
  const days = useMemo(
    () => summarize(grid, { slots: shown ?? noSlots, events: events.data ?? noEvents, me, now, zone }),
    [summarize, grid, shown, events.data, me, now, zone],
  );
  return { days, slots, waiting: shown === undefined };
}
