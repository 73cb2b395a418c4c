import { readShownEvent } from '@cablepark/contract/park/events';
import { eventEnded } from '@cablepark/domain/events/events';
import { dayOf } from '@cablepark/domain/time/park-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { refetchEvery } from '../../live/refetchEvery.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { shownEvents } from './api/shownEvents.ts';
import { useLiveEvents } from './useLiveEvents.ts';

/** Events with what is left of their places: those ahead by start, those behind latest first; `all` once read for this account. */
export function useEvents(now: Temporal.Instant) {
  const { zone, shown, features } = usePark();
  const me = useAuth().user?.id ?? null;
  const inEnglish = features.includes('events');
  const asked = shownEvents({ today: dayOf(now, zone), zone, me, inEnglish });
  const live = useLiveEvents(dayOf(now, zone), asked.queryKey);
  const reading = useQuery({
    ...asked,
    refetchInterval: refetchEvery(live, false, false),
    // Whoever logs in sees the same events.
    placeholderData: keepPreviousData,
    ...(shown && { initialData: () => shown.map(readShownEvent), initialDataUpdatedAt: 0 }),
  });
  const { data, dataUpdatedAt, isPlaceholderData, error, refetch } = reading;
  const ahead = data?.filter(({ event }) => !eventEnded(event, now));
  const behind = data?.filter(({ event }) => eventEnded(event, now)).toReversed();
  // What the server made the page with, and what a visitor saw before the log-in, does not know whose place is whose.
  const all = isPlaceholderData || dataUpdatedAt === 0 ? undefined : data;
  // A page that the server made without its events says so until they are read.
  const failed = error !== null || (data === undefined && shown === null);
  return { ahead, behind, all, failed, refetch, live, reading };
}
