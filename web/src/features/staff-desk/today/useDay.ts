import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { followedSlots } from '../../../live/followedLists.ts';
import { refetchEvery } from '../../../live/refetchEvery.ts';
import { useLiveReading } from '../../../live/useLiveReading.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { deskExtras } from '../api/deskData.ts';
import { deskDay, deskRange, followedArrivals, followedNoShows } from '../api/deskDay.ts';
import { usePending } from '../deskContext.ts';
import { type Reservation, reservationMaker } from '../reservations.ts';

const refreshMs = 20_000;
/** The polling interval of a live day, so that the displayed time advances. */
const liveRefreshMs = 60_000;

/** A day's slots on all tracks, including free ones, kept fresh while the page is visible. */
export function useDay(day: Temporal.PlainDate) {
  const { zone, features } = usePark();
  const extras = useMemo(() => deskExtras(features), [features]);
  const changing = usePending().size > 0;
  const dayQuery = deskDay(day, zone, extras);
  const { queryKey } = dayQuery;
  const live = useLiveReading({ list: followedSlots(deskRange(day, zone)), queryKey });
  useLiveReading({ list: extras.noShows ? followedNoShows(day, zone) : null, queryKey });
  useLiveReading({ list: extras.arrivals ? followedArrivals(day, zone) : null, queryKey });
  const query = useQuery({
    ...dayQuery,
    // A refetch during a mutation would briefly revert the optimistic value.
    refetchInterval: changing ? false : refetchEvery(live, refreshMs, liveRefreshMs),
    refetchOnWindowFocus: 'always',
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey.includes(day.toString()) ? last : undefined),
  });

  const make = useMemo(() => reservationMaker(zone), [zone]);
  const { data } = query;
  const reservations = useMemo<readonly Reservation[] | undefined>(() => data && make(data), [make, data]);
  return { query, reservations };
}
