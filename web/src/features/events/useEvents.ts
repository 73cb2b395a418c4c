import { readShownEvent } from '@cablepark/contract/park/events';
import { eventEnded } from '@cablepark/domain/events/events';
import { dayOf } from '@cablepark/domain/time/park-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { refetchEvery } from '../../live/refetchEvery.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { shownEvents } from './api/shownEvents.ts';
import { useLiveEvents } from './useLiveEvents.ts';
import { useOpenTimes } from './useOpenTimes.ts';

/** Events with their remaining places: upcoming by start, past latest first; `all` once loaded for this account. */
export function useEvents(now: Temporal.Instant) {
  const { zone, shown, features } = usePark();
  const me = useAuth().user?.id ?? null;
  const inEnglish = features.includes('events');
  const query = shownEvents({ today: dayOf(now, zone), zone, me, inEnglish, times: useOpenTimes() });
  const live = useLiveEvents(dayOf(now, zone), query.queryKey);
  const reading = useQuery({
    ...query,
    refetchInterval: refetchEvery(live, false, false),
    // After a log-in the events stay the same.
    placeholderData: keepPreviousData,
    ...(shown && { initialData: () => shown.map(readShownEvent), initialDataUpdatedAt: 0 }),
  });
  const { data, dataUpdatedAt, isPlaceholderData, error, refetch } = reading;
  const ahead = data?.filter(({ event }) => !eventEnded(event, now));
  const behind = data?.filter(({ event }) => eventEnded(event, now)).toReversed();
  // Prerendered data, and a visitor's before the log-in, does not know the account's places.
  const all = isPlaceholderData || dataUpdatedAt === 0 ? undefined : data;
  // A prerendered page without events shows the error until they load.
  const hasFailed = error !== null || (data === undefined && shown === null);
  return { ahead, behind, all, failed: hasFailed, refetch, live, reading };
}
