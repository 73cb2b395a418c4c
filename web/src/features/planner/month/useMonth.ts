import type { Closure } from '@cablepark/domain/closures/closure';
import type { AnnouncedEvent } from '@cablepark/domain/events/events';
import { monthGrid } from '@cablepark/domain/slots/month-page';
import type { Slot } from '@cablepark/domain/slots/slot';
import { fromTodayOn } from '@cablepark/domain/slots/upcoming';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { refetchEvery } from '../../../live/refetchEvery.ts';
import { staleSince } from '../../../live/staleSince.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useMounted } from '../../../ui/useMounted.ts';
import { type MonthPage, monthEvents, monthSlots } from '../api/month.ts';
import { rememberedSummaries } from '../grid/daySummaries.ts';
import { type OnSlotsChange, useLiveMonth } from './useLiveMonth.ts';

const refreshMs = 60_000;

export interface MonthQuestion extends MonthPage {
  month: Temporal.PlainYearMonth;
  me: string | null;
  /** Whether the track takes no bookings of riders. */
  isClosed: boolean;
  closures: readonly Closure[];
  now: Temporal.Instant;
}

const noSlots: readonly Slot[] = [];
const noEvents: readonly AnnouncedEvent[] = [];

/** A month's page of a track: its day summaries, kept fresh, and a prefetch of the next month. `waiting` until there is data. */
export function useMonth(
  { track, month, grid, zone, me, isClosed, closures, now }: MonthQuestion,
  onSlotsChange: OnSlotsChange,
) {
  const queries = useQueryClient();
  const inEnglish = usePark().features.includes('events');
  // A prerendered page learns the screen's width, and so the weeks to load, only after hydration.
  const isEnabled = useMounted();
  const live = useLiveMonth({ track, grid, zone }, onSlotsChange);
  const slots = useQuery({
    ...monthSlots({ track, grid, zone }),
    enabled: isEnabled,
    refetchInterval: refetchEvery(live, refreshMs, false),
  });
  const events = useQuery({ ...monthEvents({ track, grid, zone }, inEnglish), enabled: isEnabled });
  const isLoaded = slots.isSuccess;
  // Renders a new month in a transition, so that the page stays responsive.
  const isReady = useDeferredValue(slots.data !== undefined);
  const visibleSlots = isReady ? slots.data : undefined;
  const [summarize] = useState(rememberedSummaries);

  useEffect(() => {
    if (!isLoaded) return undefined;
    // Waits for this month's paint: the prefetch costs as much as the render.
    const timer = setTimeout(() => {
      const next = { track, grid: monthGrid(month.add({ months: 1 })), zone };
      void queries.prefetchQuery(monthSlots(next));
      void queries.prefetchQuery(monthEvents(next, inEnglish));
    });
    return () => clearTimeout(timer);
  }, [queries, isLoaded, track, month, zone, inEnglish]);

  const days = useMemo(() => {
    const current = fromTodayOn(visibleSlots ?? noSlots, dayOf(now, zone), now, zone);
    return summarize(grid, {
      slots: current,
      events: events.data ?? noEvents,
      me,
      isClosed,
      closures,
      now,
      zone,
    });
  }, [summarize, grid, visibleSlots, events.data, me, isClosed, closures, now, zone]);
  return {
    days,
    slots,
    waiting: visibleSlots === undefined,
    stale: staleSince(live, slots, now),
  };
}
