import { deskRidesOf } from '@cablepark/domain/slots/desk-rides';
import type { When } from '@cablepark/domain/slots/upcoming';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refetchEvery } from '../../../live/refetchEvery.ts';
import { useLiveReading } from '../../../live/useLiveReading.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { deskBookings, followedBookings } from '../api/deskBookings.ts';
import { deskExtras } from '../api/deskData.ts';
import { type Reservation, reservationMaker } from '../reservations.ts';

/** All reservations that are upcoming or of today, or archived, at this moment. */
export function useReservations(when: When) {
  const { zone, features } = usePark();
  const extras = deskExtras(features);
  const now = useNow(60_000);
  const today = dayOf(now, zone);
  const bookingsQuery = deskBookings({ when, today, zone, extras });
  const list = followedBookings({ when, today, zone });
  const live = useLiveReading({ list, queryKey: bookingsQuery.queryKey, everyMs: 3_000 });
  const query = useQuery({
    ...bookingsQuery,
    refetchInterval: refetchEvery(live, false, false),
    // Keeps the old list while the next day's one, or the one with no-shows, loads.
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey.includes(when) ? last : undefined),
  });

  const make = useMemo(() => reservationMaker(zone), [zone]);
  const { data } = query;
  const reservations = useMemo<readonly Reservation[] | undefined>(
    () => data && make({ ...data, slots: deskRidesOf(when, data.slots, now, zone) }),
    [make, data, when, now, zone],
  );
  return { query, reservations, live };
}
